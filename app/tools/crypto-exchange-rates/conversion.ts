import { digitsIn } from '@chautari/bikram-sambat/digits'
import type { Coin } from '#app/feeds/crypto/coin.ts'
import { type Amount, readAmount } from '#app/lib/amount.ts'
import type { Lang } from '#app/lib/language.ts'
import { groupedAmount } from '#app/lib/nepali-grouping.ts'
import { remarkOf } from '#app/lib/statement.ts'
import { messages } from './ask/messages.ne.ts'

/** The law of Nepal, beside every price of a coin. */
export const notLegal = [remarkOf('not-legal-here', messages, ({ notLegal }) => notLegal)]

export const directions = ['coin-npr', 'npr-coin', 'coin-usd', 'usd-coin'] as const
export type Direction = (typeof directions)[number]

export type Conversion =
  | { kind: 'done'; amount: number; value: number }
  | Exclude<Amount, { kind: 'amount' }>
  /** Price or rate is not known. */
  | { kind: 'no-rate' }

/** NPR for one coin: its price in dollars times the central bank's buying rate of a dollar. */
export function priceNpr(priceUsd: number | null, rateNpr: string | undefined): number | null {
  return priceUsd === null || rateNpr === undefined ? null : priceUsd * Number(rateNpr)
}

/**
 * Converts an amount. Plain numbers suffice: the source's prices are binary fractions, and the result is rounded.
 */
export function convert(
  typed: string,
  direction: Direction,
  coin: Pick<Coin, 'current_price'>,
  rateNpr: string | undefined,
): Conversion {
  const read = readAmount(typed)
  if (read.kind !== 'amount') return read
  const amount = Number(read.text)
  const inRupees = direction === 'coin-npr' || direction === 'npr-coin'
  const price = (inRupees ? priceNpr(coin.current_price, rateNpr) : coin.current_price) ?? 0
  if (price <= 0) return { kind: 'no-rate' }
  const fromCoin = direction === 'coin-npr' || direction === 'coin-usd'
  return { kind: 'done', amount, value: fromCoin ? amount * price : amount / price }
}

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

/** Up above zero, down below, neutral at zero. */
export function directionOf(change: number): 'up' | 'down' | 'neutral' {
  if (change > 0) return 'up'
  return change < 0 ? 'down' : 'neutral'
}

function signed(lang: Lang, value: number, decimals: number): string {
  return (value < 0 ? minus : '') + groupedAmount(lang, Math.abs(value).toFixed(decimals))
}
