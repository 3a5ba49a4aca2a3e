import { digitsIn } from 'bikram-sambat-calendar/digits'
import type { Lang } from '#app/lib/language.ts'
import { groupedAmount } from '#app/lib/nepali-grouping.ts'

/** Units for shortened numbers, with the value from which each is used. Nepali units follow the Nepali grouping. */
const sizes = {
  en: [
    [1e9, 'B'],
    [1e6, 'M'],
    [1e3, 'K'],
  ],
  ne: [
    [1e9, ' अर्ब'],
    [1e7, ' करोड'],
    [1e5, ' लाख'],
    [1e3, ' हजार'],
  ],
} as const

const minus = '−'

/** A large number in few digits: `1,555.89B`, `12.40M`, `3.00K`; below a thousand with two decimals. In Nepali `१.२४ करोड`. */
export function compactNumber(lang: Lang, words: { none: string }, value: number | null): string {
  if (value === null) return words.none
  const [size, name] = sizes[lang].find(([least]) => Math.abs(value) >= least) ?? [1, '']
  return signed(lang, value / size, 2) + name
}

/** A price: two decimals from one upward, four to six below. */
export function priceText(lang: Lang, value: number): string {
  const size = Math.abs(value)
  if (size === 0 || size >= 1) return signed(lang, value, 2)
  // Six decimals would show it as 0.
  if (size < leastShown) return `< ${digitsIn(lang, leastShown.toFixed(6))}`
  return signed(lang, value, 6).replace(/[0०]{1,2}$/, '')
}

const leastShown = 0.000_001

/** An amount of a coin, to the eighth decimal as coins are divided, without trailing zeros. */
export function coinText(lang: Lang, value: number): string {
  return signed(lang, value, 8)
    .replace(/(\.[0-9०-९]*?)[0०]+$/, '$1')
    .replace(/\.$/, '')
}

/** A change in per cent, with its sign. */
export function percentText(lang: Lang, value: number): string {
  return `${value > 0 ? '+' : ''}${signed(lang, value, 2)}%`
}

export type Direction = 'up' | 'down' | 'neutral'

/** Up above zero, down below, neutral at zero. */
export function directionOf(change: number): Direction {
  if (change > 0) return 'up'
  return change < 0 ? 'down' : 'neutral'
}

function signed(lang: Lang, value: number, decimals: number): string {
  return (value < 0 ? minus : '') + groupedAmount(lang, Math.abs(value).toFixed(decimals))
}
