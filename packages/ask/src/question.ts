import type { Lexicon, Match, Word } from './lexicon.ts'
import { type NumberPhrase, numbersOf, unreadNumbers } from './numbers.ts'
import { type Run, tokensOf } from './tokens.ts'

/** A question that was read once, for all grammars. */
export interface Question {
  readonly text: string
  readonly words: readonly Word[]
  readonly numbers: readonly NumberPhrase[]
  /** Indexes of words where a number is expected that could not be read as one. No filler: such a question has no answer. */
  readonly unread: ReadonlySet<number>
}

export function readQuestion(text: string, lexicon: Lexicon): Question {
  const words = lexicon.read(tokensOf(text))
  const numbers = numbersOf(words)
  return { text, words, numbers, unread: unreadNumbers(words, numbers) }
}

/** Words that may be left over in a question that is certain without them. */
const mostUnknown = 3

/** A concept that words of the question name, and where. */
export interface ConceptSpan extends Run {
  /** The part behind the colon of the concept: `USD` of `currency:USD`; else the concept. */
  readonly value: string
  readonly typos: number
  readonly isWeak: boolean
}

/**
 * A grammar's way through the tokens of a question: which of them it has consumed. It answers only when the question is fully
 * parsed: a word that it does not know may turn the question into another one (`dollar tree`, `gold medal`).
 */
export class Cursor {
  readonly question: Question
  readonly #consumed: boolean[]
  /** Typos in the consumed words. */
  typos = 0
  /** How many runs of words were consumed because the question is about them. */
  content = 0
  /** Of these, the ones without a typo. */
  #certain = 0
  #hasWeak = false

  constructor(question: Question) {
    this.question = question
    this.#consumed = question.words.map(() => false)
  }

  isFree(index: number): boolean {
    return this.#consumed[index] === false
  }

  has(...concepts: string[]): boolean {
    return this.find(concepts) !== undefined
  }

  /**
   * The best match of one of these concepts among the words that are not consumed.
   * @param concepts whole names, or a prefix with its colon: `currency:` matches `currency:USD`
   * @param from index of the first word that is looked at
   */
  find(concepts: readonly string[], from = 0): ConceptSpan | undefined {
    let best: ConceptSpan | undefined
    for (const [start, word] of this.question.words.entries()) {
      if (start < from) continue
      for (const match of word.matches) {
        const value = valueIn(match, concepts)
        if (value === undefined || !this.#isRunFree(start, match.length)) continue
        const span = { ...match, value, start, end: start + match.length }
        if (!best || isBetter(span, best)) best = span
      }
    }
    return best
  }

  /** Consumes the best match of one of these concepts: the question is about it. */
  consume(...concepts: string[]): ConceptSpan | undefined {
    const span = this.find(concepts)
    if (span) this.markConsumed(span)
    return span
  }

  /** Whether a word of these concepts was consumed, such as the calendar beside a date. */
  hasConsumed(...concepts: string[]): boolean {
    return this.question.words.some(
      ({ matches }, index) =>
        !this.isFree(index) && matches.some((match) => valueIn(match, concepts) !== undefined),
    )
  }

  /** Consumes the words of a run. */
  markConsumed({ start, end, typos = 0, isWeak = false }: Run & Partial<Omit<ConceptSpan, 'value'>>): void {
    for (let index = start; index < end; index++) this.#consumed[index] = true
    this.typos += typos
    this.content += 1
    this.#certain += typos === 0 ? 1 : 0
    this.#hasWeak ||= isWeak
  }

  /** False where only a short word with a typo tells what the question is about. */
  get isCertain(): boolean {
    return !this.#hasWeak || this.#certain > 0
  }

  /** Consumes the first number that is left and fits. */
  consumeNumber(isFit: (number: NumberPhrase) => boolean = () => true): NumberPhrase | undefined {
    const number = this.question.numbers.find(
      (phrase) => this.#isRunFree(phrase.start, phrase.end - phrase.start) && isFit(phrase),
    )
    if (number) this.markConsumed(number)
    return number
  }

  /** Indexes of the words that are not consumed, without fillers, question words and these concepts. */
  remaining(allowed: readonly string[]): number[] {
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
   * Whether nothing remains beside these concepts, fillers and question words. Where the grammar is certain, up to three words
   * that no grammar knows may remain: "my brother sends 1500 riyal, how much is that in rupees". A known word of another
   * subject may not.
   */
  isFullyParsed(allowed: readonly string[], isCertain = false): boolean {
    const open = this.remaining(allowed)
    if (open.length === 0) return true
    const isUnknown = (index: number) =>
      !this.question.unread.has(index) &&
      this.question.words[index]?.kind === 'word' &&
      this.question.words[index].matches.every(({ typos, length }) => typos > 0 || length > 1)
    const isFew = open.length <= mostUnknown && 2 * open.length < this.question.words.length
    return isCertain && this.typos === 0 && isFew && open.every(isUnknown)
  }

  #allowedLength(start: number, concepts: readonly string[]): number {
    const lengths = (this.question.words[start] as Word).matches
      .filter((match) => valueIn(match, concepts) !== undefined && this.#isRunFree(start, match.length))
      .map(({ length }) => length)
    return Math.max(0, ...lengths)
  }

  #isRunFree(start: number, length: number): boolean {
    for (let index = start; index < start + length; index++) if (this.#consumed[index] !== false) return false
    return true
  }
}

/** "red cross ambulance" with a typo is better than "red cross": it explains more. */
function isBetter(one: ConceptSpan, other: ConceptSpan): boolean {
  const gain = doubtOf(other) - doubtOf(one)
  return gain > 0 || (gain === 0 && one.start === other.start && one.end > other.end)
}

/** A typo costs as much as a further word of a phrase gains. */
function doubtOf({ typos, start, end }: ConceptSpan): number {
  return typos - (end - start)
}

function valueIn({ concept }: Match, concepts: readonly string[]): string | undefined {
  for (const wanted of concepts) {
    if (concept === wanted) return concept.slice(concept.indexOf(':') + 1)
    if (wanted.endsWith(':') && concept.startsWith(wanted)) return concept.slice(wanted.length)
  }
  return undefined
}
