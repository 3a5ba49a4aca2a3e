import type { Lexicon, Match, Word } from './lexicon.ts'
import { type NumberPhrase, numbersOf, unreadNumbers } from './numbers.ts'
import { tokensOf } from './tokens.ts'

/** A question that was read once, for all grammars. */
export interface Question {
  readonly text: string
  readonly words: readonly Word[]
  readonly numbers: readonly NumberPhrase[]
  /** Words where a number is expected that could not be read as one: no filler, and never left over. */
  readonly unread: ReadonlySet<number>
}

export function readQuestion(text: string, lexicon: Lexicon): Question {
  const words = lexicon.read(tokensOf(text))
  const numbers = numbersOf(words)
  return { text, words, numbers, unread: unreadNumbers(words, numbers) }
}

/** Words that may stay unexplained in a question that is certain without them. */
const mostUnknown = 3

/** A concept that was taken, and where. */
export interface Taken {
  /** The part behind the colon of the concept: `USD` of `currency:USD`; else the concept. */
  readonly value: string
  readonly start: number
  readonly end: number
  readonly slips: number
  readonly isWeak: boolean
}

/**
 * What a grammar has explained of a question. A grammar answers only when each word is explained: a word that it does not
 * know may turn the question into another one (`dollar tree`, `gold medal`).
 */
export class Cover {
  readonly question: Question
  readonly #taken: boolean[]
  /** Slips in the words that were taken. */
  slips = 0
  /** Words that were taken because the question is about them. */
  content = 0
  /** Of these, the ones without a slip. */
  #certain = 0
  #hasWeak = false

  constructor(question: Question) {
    this.question = question
    this.#taken = question.words.map(() => false)
  }

  isFree(index: number): boolean {
    return this.#taken[index] === false
  }

  has(...concepts: string[]): boolean {
    return this.find(concepts) !== undefined
  }

  /**
   * The best match of one of these concepts among the words that are not taken.
   * @param concepts whole names, or a prefix with its colon: `currency:` matches `currency:USD`
   * @param from index of the first word that is looked at
   */
  find(concepts: readonly string[], from = 0): Taken | undefined {
    let best: Taken | undefined
    for (const [start, word] of this.question.words.entries()) {
      if (start < from) continue
      for (const match of word.matches) {
        const value = valueIn(match, concepts)
        if (value === undefined || !this.#isRunFree(start, match.length)) continue
        const taken = { ...match, value, start, end: start + match.length }
        if (!best || isBetter(taken, best)) best = taken
      }
    }
    return best
  }

  /** Takes the first of these concepts: the question is about it. */
  take(...concepts: string[]): Taken | undefined {
    const taken = this.find(concepts)
    if (taken) this.mark(taken)
    return taken
  }

  /** Whether a word of these concepts was taken, such as the calendar beside a date. */
  hasTaken(...concepts: string[]): boolean {
    return this.question.words.some(
      ({ matches }, index) =>
        !this.isFree(index) && matches.some((match) => valueIn(match, concepts) !== undefined),
    )
  }

  /** Explains the words of a run. */
  mark({
    start,
    end,
    slips = 0,
    isWeak = false,
  }: Pick<Taken, 'start' | 'end'> & Partial<Pick<Taken, 'slips' | 'isWeak'>>): void {
    for (let index = start; index < end; index++) this.#taken[index] = true
    this.slips += slips
    this.content += 1
    this.#certain += slips === 0 ? 1 : 0
    this.#hasWeak ||= isWeak
  }

  /** False where only a short word with a slip tells what the question is about. */
  get isCertain(): boolean {
    return !this.#hasWeak || this.#certain > 0
  }

  /** The first number that is not taken yet, and takes it. */
  takeNumber(isFit: (number: NumberPhrase) => boolean = () => true): NumberPhrase | undefined {
    const number = this.question.numbers.find(
      (phrase) => this.#isRunFree(phrase.start, phrase.end - phrase.start) && isFit(phrase),
    )
    if (number) this.mark(number)
    return number
  }

  /** The words that no grammar knows how to explain but the one that looks them up, fillers and these concepts aside. */
  rest(allowed: readonly string[]): number[] {
    const concepts = [...allowed, 'filler', 'question']
    const open: number[] = []
    for (let index = 0; index < this.question.words.length; ) {
      const length = this.question.unread.has(index) ? 0 : this.#allowedLength(index, concepts)
      if (!this.isFree(index)) index += 1
      else if (length > 0) index += length
      else open.push(index++)
    }
    return open
  }

  /**
   * Whether all words are explained, these concepts, fillers and question words aside. A question that is certain without them
   * may have up to three words that no grammar knows: "my brother sends 1500 riyal, how much is that in rupees". A known word
   * of another subject is never left over.
   */
  isExplained(allowed: readonly string[], isCertain = false): boolean {
    const open = this.rest(allowed)
    if (open.length === 0) return true
    const isUnknown = (index: number) =>
      !this.question.unread.has(index) &&
      this.question.words[index]?.kind === 'word' &&
      this.question.words[index].matches.every(({ slips, length }) => slips > 0 || length > 1)
    const isFew = open.length <= mostUnknown && 2 * open.length < this.question.words.length
    return isCertain && this.slips === 0 && isFew && open.every(isUnknown)
  }

  #allowedLength(start: number, concepts: readonly string[]): number {
    const lengths = (this.question.words[start] as Word).matches
      .filter((match) => valueIn(match, concepts) !== undefined && this.#isRunFree(start, match.length))
      .map(({ length }) => length)
    return Math.max(0, ...lengths)
  }

  #isRunFree(start: number, length: number): boolean {
    for (let index = start; index < start + length; index++) if (this.#taken[index] !== false) return false
    return true
  }
}

/** "red cross ambulance" with a slip is better than "red cross": it explains more. */
function isBetter(one: Taken, other: Taken): boolean {
  const gain = doubtOf(other) - doubtOf(one)
  return gain > 0 || (gain === 0 && one.start === other.start && one.end > other.end)
}

/** A slip costs as much as a further word of a phrase gains. */
function doubtOf({ slips, start, end }: Taken): number {
  return slips - (end - start)
}

function valueIn({ concept }: Match, concepts: readonly string[]): string | undefined {
  for (const wanted of concepts) {
    if (concept === wanted) return concept.slice(concept.indexOf(':') + 1)
    if (wanted.endsWith(':') && concept.startsWith(wanted)) return concept.slice(wanted.length)
  }
  return undefined
}
