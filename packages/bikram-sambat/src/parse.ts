import { daysInBsMonth } from './bs-year.ts'
import type { AdDate, BsDate, CalendarDay } from './calendar-day.ts'
import { firstKnownBsYear, lastBsYear } from './data/month-lengths.ts'
import { readDateText } from './date-text.ts'
import { adMonthOf, bsMonthOf, type MonthReader } from './date-words.ts'

/**
 * What a text says:
 * - `empty`: nothing was typed.
 * - `unreadable`: no year of four digits, month and day in it.
 * - `ambiguous`: `4/5/2082`; `readings` are the two days, day before month first.
 * - `no-such-day`: read, but the month has no such day (or the year no such month).
 * - `out-of-range`: read, but outside the table, BS 1970 to 2090 (1913-04-13 to 2034-04-13).
 */
export type ParseResult<Day extends CalendarDay> =
  | { readonly ok: true; readonly date: Day }
  | { readonly ok: false; readonly reason: 'empty' | 'unreadable' | 'no-such-day' | 'out-of-range' }
  | { readonly ok: false; readonly reason: 'ambiguous'; readonly readings: readonly [Day, Day] }

/**
 * Reads a Bikram Sambat day as typed or pasted: `2082-4-29`, `2082/04/29`, `२०८२.४.२९`, `29 Shrawan 2082`,
 * `२०८२ साउन २९ गते`, with the usual spellings of the months. Never throws.
 */
export function parseBs(text: string): ParseResult<BsDate> {
  return parse(text, bsMonthOf, 'bs')
}

/** Reads a Gregorian day likewise: `2025-08-14`, `14 August 2025`, `Aug 14, 2025`, `२०२५ अगस्ट १४`. */
export function parseAd(text: string): ParseResult<AdDate> {
  return parse(text, adMonthOf, 'ad')
}

function parse(text: string, monthOf: MonthReader, calendar: 'bs' | 'ad'): ParseResult<CalendarDay> {
  if (typeof text !== 'string') return { ok: false, reason: 'unreadable' }
  if (text.trim() === '') return { ok: false, reason: 'empty' }
  const [date, other] = pickReal(readDateText(text, monthOf), calendar)
  if (!date) return { ok: false, reason: 'unreadable' }
  if (other) return { ok: false, reason: 'ambiguous', readings: [date, other] }
  const absence = absenceOf(calendar, date)
  if (!absence) return { ok: true, date }
  return { ok: false, reason: absence.reason === 'out-of-range' ? 'out-of-range' : 'no-such-day' }
}

/** Of two readings that are not both days of the table, the better one. */
function pickReal(readings: CalendarDay[], calendar: 'bs' | 'ad'): CalendarDay[] {
  const real = readings.filter((date) => !absenceOf(calendar, date))
  return real.length > 0 ? real : readings.slice(0, 1)
}

/** Why a date of numbers is no day of the table; `days` is the length of its month. */
export type Absence =
  | { readonly reason: 'out-of-range' | 'no-such-month' }
  | { readonly reason: 'no-such-day'; readonly days: number }

/** Undefined for a day of the table. Years of Bikram Sambat outside it have no known months. */
export function absenceOf(calendar: 'bs' | 'ad', { year, month, day }: CalendarDay): Absence | undefined {
  const isBs = calendar === 'bs'
  if (isBs && !(year >= firstKnownBsYear && year <= lastBsYear)) return { reason: 'out-of-range' }
  if (!(month >= 1 && month <= 12)) return { reason: 'no-such-month' }
  const days = isBs ? daysInBsMonth(year, month) : new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (!(day >= 1 && day <= days)) return { reason: 'no-such-day', days }
  // The table has 1913-04-13 to 2034-04-13.
  const digits = (year * 100 + month) * 100 + day
  return isBs || (digits > 1913_04_12 && digits < 2034_04_14) ? undefined : { reason: 'out-of-range' }
}
