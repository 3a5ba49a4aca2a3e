import type { Cursor } from '@chautari/ask'
import { families, openNames } from './ask/data/currency-words.ts'

/** A currency that a question names: several codes where the name alone is of several. */
export interface NamedCurrency {
  codes: readonly string[]
  start: number
  /** Behind the last word. */
  end: number
  /** Other countries have a currency of this name, too. */
  isAssumed: boolean
}

/** The currencies of a question with their words; `qatar ko 500 riyal` is one. */
export function consumeCurrencies(cursor: Cursor): NamedCurrency[] {
  const found: NamedCurrency[] = []
  for (;;) {
    const named = cursor.consume('currency:', 'currency-family:')
    if (!named) return found
    const { value, start, end } = named
    const codes = families[value] ?? [value]
    const word = end - start === 1 ? (cursor.question.words[start]?.text ?? '') : ''
    const isAssumed = codes.length > 1 || openNames.test(word)
    const same = found.findIndex((other) => other.codes.some((code) => codes.includes(code)))
    const known = found[same]
    if (!known) found.push({ codes, start, end, isAssumed })
    else
      found[same] = {
        codes: known.codes.filter((code) => codes.includes(code)),
        start: Math.min(known.start, start),
        end: Math.max(known.end, end),
        isAssumed: known.isAssumed && isAssumed,
      }
  }
}
