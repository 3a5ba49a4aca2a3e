import { daysInBsMonth } from './bs-year.ts'
import type { CalendarDay } from './calendar-day.ts'
import { firstDayNumber, lastDayNumber } from './day-number.ts'
import { firstBsYear, lastBsYear } from './month-lengths.ts'

/** Why a date of numbers is no day of the table; `days` is the length of its month. */
export type Absence =
  | { readonly reason: 'out-of-range' | 'no-such-month' }
  | { readonly reason: 'no-such-day'; readonly days: number }

const dayMs = 86_400_000

/** Undefined for a day of the table. Years of Bikram Sambat outside it have no known months. */
export function absenceOf(calendar: 'bs' | 'ad', { year, month, day }: CalendarDay): Absence | undefined {
  const isKnown = calendar === 'ad' || (year >= firstBsYear && year <= lastBsYear)
  if (!isKnown) return { reason: 'out-of-range' }
  if (!(month >= 1 && month <= 12)) return { reason: 'no-such-month' }
  const days =
    calendar === 'bs' ? daysInBsMonth(year, month) : new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (!(day >= 1 && day <= days)) return { reason: 'no-such-day', days }
  const dayNumber = Date.UTC(year, month - 1, day) / dayMs
  // `Date` takes years of two figures for others.
  const isInTable =
    calendar === 'bs' || (year > 99 && dayNumber >= firstDayNumber && dayNumber <= lastDayNumber)
  return isInTable ? undefined : { reason: 'out-of-range' }
}
