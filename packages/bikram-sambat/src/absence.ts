import { daysInBsMonth } from './bs-year.ts'
import type { CalendarDay } from './calendar-day.ts'
import { firstBsYear, lastBsYear } from './month-lengths.ts'

/** Why a date of numbers is no day of the table; `days` is the length of its month. */
export type Absence =
  | { readonly reason: 'out-of-range' | 'no-such-month' }
  | { readonly reason: 'no-such-day'; readonly days: number }

/** Undefined for a day of the table. Years of Bikram Sambat outside it have no known months. */
export function absenceOf(calendar: 'bs' | 'ad', { year, month, day }: CalendarDay): Absence | undefined {
  const isBs = calendar === 'bs'
  if (isBs && !(year >= firstBsYear && year <= lastBsYear)) return { reason: 'out-of-range' }
  if (!(month >= 1 && month <= 12)) return { reason: 'no-such-month' }
  const days = isBs ? daysInBsMonth(year, month) : new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (!(day >= 1 && day <= days)) return { reason: 'no-such-day', days }
  // The table has 1943-04-14 to 2034-04-13.
  const digits = (year * 100 + month) * 100 + day
  return isBs || (digits > 1943_04_13 && digits < 2034_04_14) ? undefined : { reason: 'out-of-range' }
}
