import type { Coin } from '#app/feeds/crypto/coin.ts'
import { latinDigits } from '#app/kit/digits.ts'

export const directions = ['coin-npr', 'npr-coin', 'coin-usd', 'usd-coin'] as const
export type Direction = (typeof directions)[number]

export type Conversion =
  | { kind: 'done'; value: number }
  | { kind: 'bad-amount' }
  /** Price or rate is not known. */
  | { kind: 'no-price' }

/** NPR for one coin: its price in dollars times what the central bank pays for a dollar. */
export function priceNpr(priceUsd: number | null, rateNpr: string | undefined): number | null {
  return priceUsd === null || rateNpr === undefined ? null : priceUsd * Number(rateNpr)
}

/**
 * What an amount is worth. The source's prices are binary fractions already, and what is shown is rounded: plain
 * numbers do.
 */
export function convert(
  typed: string,
  direction: Direction,
  coin: Pick<Coin, 'current_price'>,
  rateNpr: string | undefined,
): Conversion {
  const amount = readAmount(typed)
  if (amount === undefined) return { kind: 'bad-amount' }
  const inRupees = direction === 'coin-npr' || direction === 'npr-coin'
  const price = (inRupees ? priceNpr(coin.current_price, rateNpr) : coin.current_price) ?? 0
  if (price <= 0) return { kind: 'no-price' }
  const fromCoin = direction === 'coin-npr' || direction === 'coin-usd'
  return { kind: 'done', value: fromCoin ? amount * price : amount / price }
}

/** Digits of either script with commas and at most eight decimals; undefined for anything else. */
function readAmount(text: string): number | undefined {
  const plain = latinDigits(text).replaceAll(',', '').trim()
  return /^(\d{1,12}(\.\d{1,8})?|\.\d{1,8})$/.test(plain) ? Number(plain) : undefined
}
