import type { PriceInput } from './edit-fields.ts'

type Prices = Omit<PriceInput, 'date' | 'source'>

/** Why a row is not stored: refused for a fault of its own, or held until an operator has looked at it. */
export type Reason = 'future-day' | 'gold-ratio' | 'silver-ratio' | 'moved-too-far'

/** The trade's tola is 11.664 g, so a tola costs so many times 10 gram. */
const tolaBy10g = 1.1664
/** Room for the rounding of both prices, and none for a price of another unit. */
const ratioTolerance = 0.005
const largestMove = 0.1

/** What is wrong with the prices of a day by themselves. */
export function faultsOf(row: PriceInput, today: string): Reason[] {
  return [
    ...(row.date > today ? ['future-day' as const] : []),
    ...(fits(row.gold_hallmark_tola, row.gold_hallmark_10g) ? [] : ['gold-ratio' as const]),
    ...(fits(row.silver_tola, row.silver_10g) ? [] : ['silver-ratio' as const]),
  ]
}

function fits(tola: number, tenGram: number): boolean {
  return Math.abs(tola / tenGram / tolaBy10g - 1) <= ratioTolerance
}

/** Whether gold or silver is too far from another market day to be believed unseen. */
export function movedTooFar(row: Prices, other: Prices): boolean {
  return (
    far(row.gold_hallmark_tola, other.gold_hallmark_tola) ||
    far(row.gold_hallmark_10g, other.gold_hallmark_10g) ||
    far(row.silver_tola, other.silver_tola) ||
    far(row.silver_10g, other.silver_10g)
  )
}

// As a difference: a quotient such as 1.1 - 1 is a little above a tenth.
function far(price: number, other: number): boolean {
  return Math.abs(price - other) > other * largestMove
}
