import { bsToAd, type CalendarDay, daysInBsMonth, firstBsYear, lastBsYear } from 'bikram-sambat'
import type { Direction } from './converters.ts'

export interface DayPair {
  from: CalendarDay
  to: CalendarDay
}

/** Every day of the table with its counterpart, in an order without pattern that is the same for all. */
export function shuffledDays(direction: Direction): DayPair[] {
  const pairs: DayPair[] = []
  for (let year = firstBsYear; year <= lastBsYear; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      for (let day = 1; day <= daysInBsMonth(year, month); day += 1) {
        const bs = { year, month, day }
        pairs.push(direction === 'bsToAd' ? { from: bs, to: bsToAd(bs) } : { from: bsToAd(bs), to: bs })
      }
    }
  }
  // Steps of a number that shares no factor with the count visit each day once.
  const step = 20_011
  return pairs.map((_, index) => pairs[(index * step) % pairs.length] as DayPair)
}
