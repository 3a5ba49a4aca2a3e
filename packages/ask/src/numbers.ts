import { nearNumber, rareNumbers, sizes, vagueNumber } from './data/number-words.ts'
import type { Word } from './lexicon.ts'
import type { Run } from './tokens.ts'

/** A number in figures or words, such as `2 lakh 50 hajar`, and the tokens that it covers. */
export interface NumberPhrase extends Run {
  readonly value: number
  /** The figures as typed, without commas, where the phrase is figures alone: a leading zero matters in a phone number. */
  readonly figures: string | undefined
}

/** All numbers of a question, in their order. */
export function numbersOf(words: readonly Word[]): NumberPhrase[] {
  const found: NumberPhrase[] = []
  for (let index = 0; index < words.length; ) {
    const phrase = phraseAt(words, index)
    if (phrase) found.push(phrase)
    index = phrase?.end ?? index + 1
  }
  return found
}

function phraseAt(words: readonly Word[], start: number): NumberPhrase | undefined {
  let end = start
  let value = 0
  let smallest = Number.POSITIVE_INFINITY
  for (;;) {
    // "two thousand and five hundred"
    const isJoined = end > start && words[end]?.text === 'and'
    const part = partAt(words, isJoined ? end + 1 : end)
    // A second part belongs to the number only when it is a smaller size: `1 lakh 50 hajar`, not `10 20`.
    if (!part || part.size >= smallest || (end > start && smallest === 1)) break
    value += part.value * part.size
    smallest = part.size
    end = part.end
  }
  if (end === start) return undefined
  const first = words[start]
  const figures = end === start + 1 && first?.kind === 'number' ? first.text : undefined
  return { start, end, value: Math.round(value * 1e8) / 1e8, figures }
}

interface Count {
  readonly value: number
  /** Behind the last token. */
  readonly end: number
}

function partAt(words: readonly Word[], start: number): (Count & { size: number }) | undefined {
  const count = countAt(words, start)
  const size = sizeAt(words[count?.end ?? start])
  if (!count) {
    // "hajar rupaiya": one thousand, but not "kati hajar rupaiya".
    const isBare = size !== undefined && isMoney(words[start + 1]) && !names(words[start - 1], 'question')
    return isBare ? { value: 1, size, end: start + 1 } : undefined
  }
  if (size === undefined) return { ...count, size: 1 }
  // "two hundred thousand", "5 hajar crore"
  const next = (size <= 1000 && sizeAt(words[count.end + 1])) || 1
  return next > size
    ? { value: count.value, size: size * next, end: count.end + 2 }
    : { value: count.value, size, end: count.end + 1 }
}

/** A number below its size: `5`, `forty five`, `sadhe 2`, `1 and a half`. */
function countAt(words: readonly Word[], start: number): Count | undefined {
  const added = valueAt(words[start], 'fraction:')
  if (added === undefined) return withHalf(words, wholeAt(words, start))
  const whole = wholeAt(words, start + 1)
  if (whole && Number.isInteger(whole.value) && whole.value > 0 && whole.value < 100)
    return { value: whole.value + added, end: whole.end }
  // "sawa lakh", "paune lakh", "sawa tola".
  const isOfOne =
    added !== 0.5 && (sizeAt(words[start + 1]) !== undefined || (added > 0 && isMeasure(words[start + 1])))
  return isOfOne ? { value: 1 + added, end: start + 1 } : undefined
}

function wholeAt(words: readonly Word[], start: number): Count | undefined {
  const word = words[start]
  if (word?.kind === 'number') return { value: Number(word.text), end: start + 1 }
  const next = words[start + 1]
  const isClassified = classifier.test(next?.text ?? '')
  const rare = isClassified || sizeAt(next) !== undefined ? rareNumbers[word?.text ?? ''] : undefined
  if (rare !== undefined && !names(words[start - 1], 'question'))
    return { value: rare, end: start + (isClassified ? 2 : 1) }
  const value = valueAt(word, 'number:')
  if (!word || value === undefined) return undefined
  const ones =
    value >= 20 && value % 10 === 0 && word.text.endsWith('ty') ? valueAt(next, 'number:') : undefined
  const isCompound = ones !== undefined && ones >= 1 && ones < 10
  return isCompound ? { value: value + ones, end: start + 2 } : { value, end: start + 1 }
}

/** `chha wata`, `६ वटा`. */
const classifier = /^(?:wata|vata|ota|वटा|ओटा)$/

function withHalf(words: readonly Word[], whole: Count | undefined): Count | undefined {
  if (!whole || !/^(?:and|ra|n|र)$/.test(words[whole.end]?.text ?? '')) return whole
  const start = whole.end + (words[whole.end + 1]?.text === 'a' ? 2 : 1)
  const part = valueAt(words[start], 'number:')
  return part !== undefined && part < 1 && part > 0 ? { value: whole.value + part, end: start + 1 } : whole
}

/** The value behind the colon of such a concept, as it is spelled. In one word: "what is" sounds like 32, "batis". */
function valueAt(word: Word | undefined, prefix: string): number | undefined {
  const found = word?.matches.find(
    ({ concept, typos, length }) => concept.startsWith(prefix) && typos === 0 && length === 1,
  )
  return found && Number(found.concept.slice(prefix.length))
}

/** A word that multiplies the number before it. */
function sizeAt(word: Word | undefined): number | undefined {
  if (word?.kind !== 'word') return undefined
  if (word.text === 'k') return 1e3
  const match = word.matches.find(
    ({ concept, typos, length }) => concept in sizes && typos < 2 && length === 1,
  )
  return match && sizes[match.concept]
}

function isMoney(word: Word | undefined): boolean {
  return names(word, 'npr', 'currency:', 'currency-family:')
}

/** What a number counts: money or a weight, an area. */
function isMeasure(word: Word | undefined): boolean {
  return isMoney(word) || names(word, 'unit:', 'measure:')
}

function names(word: Word | undefined, ...concepts: string[]): boolean {
  return (word?.matches ?? []).some(({ concept }) =>
    concepts.some((wanted) => (wanted.endsWith(':') ? concept.startsWith(wanted) : concept === wanted)),
  )
}

/**
 * Words before a size, a unit or a currency that look like a number and were not read as one: `kehi lakh`, `thre tola`. An
 * amount is read whole or not at all.
 */
export function unreadNumbers(words: readonly Word[], numbers: readonly NumberPhrase[]): ReadonlySet<number> {
  const isRead = (index: number) => numbers.some(({ start, end }) => start <= index && index < end)
  const isUnread = (index: number) => {
    const word = words[index]
    if (word?.kind !== 'word' || isRead(index)) return false
    // "couple of lakh"
    const isJoined = /^(?:of|a|ota|oota|wata|वटा|ओटा)$/.test(words[index + 1]?.text ?? '')
    const [next, later] = [words[index + 1], isJoined ? words[index + 2] : undefined]
    const isBeforeSize = sizeAt(next) !== undefined || (later && sizeAt(later) !== undefined)
    if (isRead(index + 1) && !isBeforeSize)
      return isMisspelt(word) || (word.matches.length === 0 && nearNumber.test(word.text))
    if (!isBeforeSize && !isMeasure(next) && !isMeasure(later)) return false
    if (vagueNumber.test(word.text)) return true
    if (isJoined) return false
    return (
      isMisspelt(word) ||
      isRareNumber(words, index) ||
      (word.matches.length === 0 && (isBeforeSize || numbers.length === 0))
    )
  }
  return new Set([...words.keys()].filter(isUnread))
}

function isMisspelt({ matches }: Word): boolean {
  return (
    matches.some(({ concept, length }) => length === 1 && /^(?:number|fraction):/.test(concept)) &&
    matches.every(({ typos }) => typos > 0)
  )
}

/** "chha tola", "paune tola"; a verb in "kati chha tola" and "dollar chha rupaiya". */
function isRareNumber(words: readonly Word[], index: number): boolean {
  const [word, before] = [words[index], words[index - 1]]
  const isRare = (word?.text ?? '') in rareNumbers || names(word, 'fraction:')
  return isRare && !names(before, 'question', 'price') && !isMeasure(before)
}
