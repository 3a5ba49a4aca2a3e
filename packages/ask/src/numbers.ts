import { sizes } from './data/number-sizes.ts'
import type { Word } from './lexicon.ts'

/** A number in figures or words, such as `2 lakh 50 hajar`, and the tokens that it covers. */
export interface NumberPhrase {
  readonly start: number
  /** Behind the last token. */
  readonly end: number
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
    const part = partAt(words, end)
    // A second part belongs to the number only when it is a smaller size: `1 lakh 50 hajar`, not `10 20`.
    if (!part || part.size >= smallest || (end > start && smallest === 1)) break
    value += part.value * part.size
    smallest = part.size
    end = part.end
  }
  if (end === start) return undefined
  const [first] = words.slice(start, start + 1)
  const figures = end === start + 1 && first?.kind === 'number' ? first.text : undefined
  return { start, end, value: Math.round(value * 1e8) / 1e8, figures }
}

function partAt(
  words: readonly Word[],
  start: number,
): { value: number; size: number; end: number } | undefined {
  const word = words[start]
  if (!word) return undefined
  // "hajar rupaiya": one thousand.
  const alone = sizeAt(word)
  if (
    alone !== undefined &&
    words[start + 1]?.matches.some(({ concept }) => concept === 'npr' || concept.startsWith('currency:'))
  )
    return { value: 1, size: alone, end: start + 1 }
  const inWords = word.matches
    .filter(({ concept, slips }) => concept.startsWith('number:') && slips === 0)
    .toSorted((a, b) => b.length - a.length)[0]
  if (word.kind !== 'number' && !inWords) return undefined
  const value = word.kind === 'number' ? Number(word.text) : Number(inWords?.concept.slice('number:'.length))
  const next = start + (word.kind === 'number' ? 1 : (inWords?.length ?? 1))
  const size = sizeAt(words[next])
  return { value, size: size ?? 1, end: size === undefined ? next : next + 1 }
}

function sizeAt(word: Word | undefined): number | undefined {
  if (word?.kind !== 'word') return undefined
  if (word.text === 'k') return 1e3
  const match = word.matches.find(
    ({ concept, slips, length }) => concept in sizes && slips < 2 && length === 1,
  )
  return match && sizes[match.concept]
}
