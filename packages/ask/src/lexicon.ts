import { adMonths } from '@chautari/bikram-sambat'
import { adMonthSpellings, bsMonthSpellings } from '@chautari/bikram-sambat/date-words'
import { latinDigits } from '@chautari/bikram-sambat/digits'
import { chatMonths, chatWeekdays } from './data/chat-dates.ts'
import { commonWords, nearWords, otherWords, type Words } from './data/common-words.ts'
import { fractionWords, spelledNumbers } from './data/number-words.ts'
import { fold, typosBetween } from './spelling.ts'
import type { Token } from './tokens.ts'

/** A concept that a run of tokens names. */
export interface Match {
  readonly concept: string
  /** How many tokens. */
  readonly length: number
  readonly typos: number
  /** A typo in a word so short that only the other words of the question can tell what was meant. */
  readonly isWeak: boolean
}

/** A token and what begins at it. */
export interface Word extends Token {
  readonly matches: readonly Match[]
}

/** Most tokens of a phrase. */
const longestPhrase = 5
/** In letters. Shorter words fall apart by chance. */
const shortestJoined = 6
/** Most words with typos whose correction is remembered. */
const mostFound = 500
/** Most corrections of a phrase that are looked up. */
const mostRuns = 8

/** Postpositions and endings that are written with the word before them, the longest first. */
const suffixes =
  'sahit,bhitrako,bhitra,haruko,haruma,haru,sambandhi,samma,dekhi,bata,lai,ko,ka,ki,ma,le,सहित,भित्रको,भित्रमा,भित्र,को,का,की,मा,ले,लाई,लाइ,बाट,वाट,देखि,देखी,सम्म,हरूको,हरुको,हरू,हरु,भरि,पछि,पछी,अघि,s'
    .split(',')
    .toSorted((a, b) => b.length - a.length)

/** How a token is looked up: as typed, or as the known words with the fewest typos from it. */
interface Key {
  readonly words: readonly string[]
  readonly forms: readonly string[]
  readonly typos: number
  readonly isWeak: boolean
}

/**
 * A listed Latin word this short is recognised by its spelling only, "what" and "bhat" sound alike, "sahar" and "sar"; or with
 * a letter doubled in a longer one: "kaati", "datte".
 */
const shortWord = /^[a-z]{1,4}$/
const latin = /^[a-z]+$/

/** Knows all words of a set of grammars. Make it once: it is a table of some thousand spellings. */
export class Lexicon {
  /** By the spelling as it is listed. */
  readonly #exact = new Map<string, string[]>()
  /** By the folded spelling, phrases without spaces. */
  readonly #concepts = new Map<string, string[]>()
  /** The same without short words. */
  readonly #bySound = new Map<string, string[]>()
  /** Words alone or of phrases: short ones as they are spelled, others folded, with a sign before them. */
  readonly #words = new Set<string>()
  /** Short words by their letters with none doubled. */
  readonly #undoubled = new Map<string, string>()
  /** Words as they are spelled, alone or of phrases, by length and first letter. For typos. */
  readonly #spelled = new Map<string, Set<string>>()
  /** What was found for words that are not known. */
  readonly #found = new Map<string, Key | undefined>()

  constructor(parts: readonly Words[]) {
    for (const words of [commonWords, fractionWords, dateConcepts, ...parts])
      for (const [concept, spellings] of Object.entries(words)) this.#add(concept, spellings)
    for (const [value, spellings] of spelledNumbers) this.#add(`number:${value}`, spellings)
    this.#add('other', `${otherWords},${nearWords}`)
  }

  /** Every token with the concepts that begin at it; words with an ending are taken apart where that helps. */
  read(tokens: readonly Token[]): Word[] {
    const parts = tokens.flatMap((token) =>
      token.kind === 'word' ? this.#split({ ...token, text: this.#undouble(token.text) }) : [token],
    )
    const keys = parts.map(
      (token): Key => (token.kind === 'word' ? this.#keyOf(token.text) : keyOf([token.text], [token.text])),
    )
    return parts.map((token, index) => ({ ...token, matches: this.#matchesAt(parts, keys, index) }))
  }

  #add(concept: string, spellings: string): void {
    for (const spelling of latinDigits(spellings).split(',')) {
      addTo(this.#concepts, foldPhrase(spelling), concept)
      // Typed as one word, it is folded as one.
      const joined = spelling.replaceAll(' ', '')
      addTo(this.#concepts, fold(joined), concept)
      if (!shortWord.test(joined)) addTo(this.#bySound, fold(joined), concept)
      addTo(this.#exact, spelling, concept)
      for (const word of spelling.split(' ')) {
        this.#words.add(shortWord.test(word) ? word : soundOf(word))
        if (shortWord.test(word)) this.#undoubled.set(undoubled(word), word)
        // Nothing is gained by a typo of a short word that says nothing.
        if ((concept === 'filler' || concept === 'question') && word.length < 5) continue
        const group = groupOf(word.length, word)
        this.#spelled.set(group, (this.#spelled.get(group) ?? new Set()).add(word))
      }
    }
  }

  #split(token: Token): Token[] {
    const { text } = token
    if (this.#isKnown(text)) return [token]
    const found = splitWhere(text, (stem) => this.#isKnown(stem)) ?? this.#splitUnknown(text)
    return found
      ? found.filter((part) => part !== 's').map((part) => ({ kind: 'word', text: part }))
      : [token]
  }

  /** A longer word that is a short one with doubled letters, as the short one. */
  #undouble(text: string): string {
    const isOther = shortWord.test(text) || this.#isKnown(text)
    return (isOther ? undefined : this.#undoubled.get(undoubled(text))) ?? text
  }

  /** Listed, or spelled otherwise and long enough to be recognised by its sound. */
  #isKnown(text: string): boolean {
    return this.#exact.has(text) || this.#bySound.has(fold(text))
  }

  /** A word of a phrase. */
  #isPart(text: string): boolean {
    return this.#words.has(text) || this.#words.has(soundOf(text))
  }

  #splitUnknown(text: string): string[] | undefined {
    if (this.#isPart(text)) return undefined
    const stem = splitWhere(text, (part) => this.#isPart(part))
    if (stem) return stem
    // One typo is likelier than a missing space, two are not.
    const typos = this.#nearest(text)?.typos
    const joined = typos === 1 || text.length < shortestJoined ? undefined : this.#joined(text)
    if (joined || typos !== undefined) return joined
    return splitWhere(text, (part) => part.length > 4 && this.#nearest(part) !== undefined)
  }

  /** Words that were typed without a space: `sunkobhau`, `tiharkahile`, `आजकतिगते`. Each is spelled as it is listed. */
  #joined(text: string): string[] | undefined {
    for (let end = text.length - 2; end > 1; end--) {
      const [first, rest] = [text.slice(0, end), text.slice(end)]
      if (!this.#isWord(first)) continue
      if (this.#isWord(rest)) return [first, rest]
      const more = this.#joined(rest)
      if (more) return [first, ...more]
    }
    return undefined
  }

  #isWord(text: string): boolean {
    if (suffixes.includes(text)) return true
    // Two signs of Devanagari are two syllables.
    if (latin.test(text)) return text.length > 2 && this.#exact.has(text)
    return text.length > 1 && !text.endsWith('्') && this.#isKnown(text)
  }

  #keyOf(text: string): Key {
    const typed = keyOf([text])
    return this.#isKnown(text) || this.#isPart(text) ? typed : (this.#nearest(text) ?? typed)
  }

  #matchesAt(tokens: readonly Token[], keys: readonly Key[], start: number): Match[] {
    const found: Match[] = []
    let runs = ['']
    let typos = 0
    let isWeak = false
    for (let length = 1; length <= longestPhrase; length++) {
      const [token, key] = [tokens[start + length - 1], keys[start + length - 1]]
      if (!token || !key || token.kind === 'date') break
      runs = runs.flatMap((run) => key.forms.map((form) => run + form)).slice(0, mostRuns)
      typos += key.typos
      isWeak ||= key.isWeak
      const isAlone = length === 1 && latin.test(token.text)
      const concepts = isAlone
        ? key.words.flatMap((word) => this.#exact.get(word) ?? this.#bySound.get(fold(word)) ?? [])
        : runs.flatMap((run) => this.#concepts.get(run) ?? [])
      for (const concept of new Set(concepts)) found.push({ concept, length, typos, isWeak })
    }
    return found
  }

  /** The known words with the fewest typos from a typed one. */
  #nearest(text: string): Key | undefined {
    if (!this.#found.has(text)) {
      if (this.#found.size >= mostFound) this.#found.clear()
      this.#found.set(text, this.#findNearest(text))
    }
    return this.#found.get(text)
  }

  #findNearest(text: string): Key | undefined {
    let typos = 3
    let words: string[] = []
    for (let length = text.length - 2; length <= text.length + 2; length++)
      for (const word of this.#spelled.get(groupOf(length, text)) ?? []) {
        const count = typosBetween(text, word)
        if (count === undefined || count > typos) continue
        if (count < typos) words = []
        typos = count
        words.push(word)
      }
    const isWeak = text.length < 4
    return words.length > 0 ? { ...keyOf(words), typos, isWeak } : undefined
  }
}

/** A typo in the first letter is rare, and most words differ there. */
function groupOf(length: number, word: string): string {
  return length + word.slice(0, 1)
}

function keyOf(words: readonly string[], forms = [...new Set(words.map(fold))]): Key {
  return { words, forms, typos: 0, isWeak: false }
}

/** The word without the longest ending that leaves a stem of this kind, and the ending. */
function splitWhere(text: string, isStem: (stem: string) => boolean): [string, string] | undefined {
  for (const suffix of suffixes) {
    const stem = text.slice(0, -suffix.length)
    if (stem.length > 1 && text.endsWith(suffix) && isStem(stem)) return [stem, suffix]
  }
  return undefined
}

function soundOf(word: string): string {
  return `~${fold(word)}`
}

function undoubled(word: string): string {
  return word.replace(/(.)\1+/g, '$1')
}

function addTo(lists: Map<string, string[]>, key: string, concept: string): void {
  const known = lists.get(key)
  if (!known) lists.set(key, [concept])
  else if (!known.includes(concept)) known.push(concept)
}

/** Folded word by word, without the spaces: `bhai tika` and `bhaitika` are the same. */
function foldPhrase(phrase: string): string {
  return phrase.split(' ').map(fold).join('')
}

const concepts: readonly (readonly [string, string])[] = [
  ...bsMonthSpellings().map((words, index): [string, string] => [
    `bs-month:${index + 1}`,
    [...words, chatMonths[index]].join(',').toLowerCase(),
  ]),
  ...adMonthSpellings().map((words, index): [string, string] => [
    `ad-month:${index + 1}`,
    // "May" has no short form.
    [...words, (adMonths[index] as (typeof adMonths)[number]).enShort].join(',').toLowerCase(),
  ]),
  ...chatWeekdays.map((words, index): [string, string] => [`weekday-name:${index}`, words]),
]

/** Names of months by concept: `bs-month:8`, `ad-month:11`, and of weekdays: `weekday-name:0` for Sunday. */
const dateConcepts: Words = Object.fromEntries(concepts)
