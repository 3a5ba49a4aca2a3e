import { daysInBsMonth } from './bs-year.ts'
import type { BsDate } from './calendar-day.ts'
import { firstKnownBsYear } from './data/month-lengths.ts'
import { bsDayNumber, bsOfDayNumber, bsTable, firstDayNumber, lastDayNumber } from './day-number.ts'
import { DateOutOfRangeError } from './errors.ts'
import { indexOfMonth } from './month-table.ts'

/** Whole years, then whole months, then days; all zero or positive, or all zero or negative. */
export interface DateDifference {
  readonly years: number
  readonly months: number
  readonly days: number
}

/** A day later (or, with a negative number, earlier). Throws DateOutOfRangeError when it leaves the table. */
export function addDays(date: BsDate, days: number): BsDate {
  const dayNumber = bsDayNumber(date) + days
  if (Number.isInteger(dayNumber) && dayNumber >= firstDayNumber && dayNumber <= lastDayNumber)
    return bsOfDayNumber(dayNumber)
  throw new DateOutOfRangeError()
}

/**
 * The same day some months later (or earlier), or that month's last day where it is shorter.
 * Twelve months are a year. Throws DateOutOfRangeError when it leaves the table.
 */
export function addMonths(date: BsDate, months: number): BsDate {
  bsDayNumber(date)
  const index = indexOfMonth(bsTable, date.year, date.month) + months
  const year = Math.floor(index / 12) + firstKnownBsYear
  const month = index - (year - firstKnownBsYear) * 12 + 1
  return { year, month, day: Math.min(date.day, daysInBsMonth(year, month)) }
}

/** Days from one date to another, negative when `to` is earlier. Throws DateOutOfRangeError. */
export function differenceInDays(from: BsDate, to: BsDate): number {
  return bsDayNumber(to) - bsDayNumber(from)
}

/** Negative when `a` is earlier, positive when later, 0 for the same day: a comparator for `sort`. */
export function compareBs(a: BsDate, b: BsDate): number {
  return differenceInDays(b, a)
}

/**
 * How far `to` is from `from`: the most months by `addMonths` that do not pass `to`, and the days left.
 * When `to` is the earlier one, the same with the two exchanged, negated. Throws DateOutOfRangeError.
 */
export function difference(from: BsDate, to: BsDate): DateDifference {
  if (differenceInDays(from, to) < 0) {
    const { years, months, days } = difference(to, from)
    // Subtracted from 0, so that 0 does not become -0.
    return { years: 0 - years, months: 0 - months, days: 0 - days }
  }
  let months = (to.year - from.year) * 12 + to.month - from.month
  if (compareBs(addMonths(from, months), to) > 0) months--
  return {
    years: Math.floor(months / 12),
    months: months % 12,
    days: differenceInDays(addMonths(from, months), to),
  }
}

/** Age on a day. Throws DateOutOfRangeError for a day before the birth, too. */
export function ageAt(birth: BsDate, on: BsDate): DateDifference {
  if (compareBs(birth, on) > 0) throw new DateOutOfRangeError()
  return difference(birth, on)
}
