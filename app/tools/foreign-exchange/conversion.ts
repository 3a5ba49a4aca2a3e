import type { Rate } from '#app/feeds/forex/rates-day.ts'
import { type Amount, readAmount } from '#app/lib/amount.ts'

/** From the visitor's side: foreign money into rupees, or rupees into foreign money. */
export type Direction = 'to-npr' | 'from-npr'

export type Conversion =
  | { kind: 'done'; amount: string; result: string; rate: string; used: 'buy' | 'sell' }
  /** The bank published no rate for the direction. */
  | { kind: 'no-rate' }
  | Exclude<Amount, { kind: 'amount' }>

const decimals = 2

/**
 * Converts an amount, exactly, rounded to two decimals: foreign money to rupees by the buying rate, rupees to foreign
 * money by the selling rate. A rate is for `unit` of the currency.
 */
export function convert(amountText: string, direction: Direction, { buy, sell, currency }: Rate): Conversion {
  const used = direction === 'to-npr' ? 'buy' : 'sell'
  const rate = direction === 'to-npr' ? buy : sell
  const amount = readAmount(amountText)
  if (amount.kind !== 'amount') return amount
  if (rate === null) return { kind: 'no-rate' }
  const unit: Fraction = { digits: BigInt(currency.unit), scale: 0 }
  const [times, by] = direction === 'to-npr' ? [fraction(rate), unit] : [unit, fraction(rate)]
  return {
    kind: 'done',
    amount: amount.text,
    result: timesThrough(fraction(amount.text), times, by),
    rate,
    used,
  }
}

/** A decimal text as an integer and its number of decimals. */
interface Fraction {
  digits: bigint
  scale: number
}

function fraction(text: string): Fraction {
  const [whole = '', rest = ''] = text.split('.')
  return { digits: BigInt(whole + rest), scale: rest.length }
}

/** `one * times / by`, rounded half up, without binary fractions. */
function timesThrough(one: Fraction, times: Fraction, by: Fraction): string {
  const above = one.digits * times.digits * 10n ** BigInt(by.scale + decimals)
  const below = by.digits * 10n ** BigInt(one.scale + times.scale)
  const rounded = String((2n * above + below) / (2n * below)).padStart(decimals + 1, '0')
  return `${rounded.slice(0, -decimals)}.${rounded.slice(-decimals)}`
}
