import type { Coin } from '#app/feeds/crypto/coin.ts'
import { type Amount, readAmount } from '#app/lib/amount.ts'
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
