import { tola } from '@chautari/ask/units'
import { type PriceInput, priceAmounts } from './schema.ts'

type Prices = Omit<PriceInput, 'date' | 'source'>

/** Why a row is not stored: refused as wrong in itself, or held until an operator approves it. */
export type Reason = 'future-day' | 'gold-ratio' | 'silver-ratio' | 'moved-too-far'

/** The price of a tola divided by that of 10 g. */
const tolaBy10g = tola / 10
/** Allows for the rounding of both prices, but not for a price of another unit. */
const ratioTolerance = 0.005
const largestMove = 0.1

/** Why the prices of a day are refused, without a look at other days. */
export function refusalsOf(row: PriceInput, today: string): Reason[] {
  return [
    ...(row.date > today ? ['future-day' as const] : []),
    ...(fits(row.gold_hallmark_tola, row.gold_hallmark_10g) ? [] : ['gold-ratio' as const]),
    ...(fits(row.silver_tola, row.silver_10g) ? [] : ['silver-ratio' as const]),
  ]
}

function fits(tola: number, tenGram: number): boolean {
  return Math.abs(tola / tenGram / tolaBy10g - 1) <= ratioTolerance
}

/** Whether gold or silver moved too far from another market day to be stored without approval. */
export function movedTooFar(row: Prices, other: Prices): boolean {
  // As a difference: a quotient such as 1.1 - 1 is a little above a tenth.
  return priceAmounts.some((name) => Math.abs(row[name] - other[name]) > other[name] * largestMove)
}
