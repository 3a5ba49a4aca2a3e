import type { AdDate, BsDate } from './calendar-day.ts'
import { adDayNumber, adOfDayNumber, bsDayNumber, bsOfDayNumber } from './day-number.ts'

/**
 * A day to which published calendars give two BS dates, because they differ about the start of Jestha 2062: Baisakh and
 * Jestha have 30 and 32 days in this table, 31 and 31 in the others.
 */
export interface ContestedDay {
  readonly ad: AdDate
  /** The date in this table. */
  readonly bs: BsDate
  /** The date in the other published calendars. */
  readonly otherBs: BsDate
}

const firstContested = bsDayNumber({ year: 2062, month: 2, day: 1 })
const contestedCount = 32

/** All contested days, 2005-05-14 to 2005-06-14, in order. */
export function contestedDays(): readonly ContestedDay[] {
  return Array.from({ length: contestedCount }, (_, index) => ({
    ad: adOfDayNumber(firstContested + index),
    bs: bsOfDayNumber(firstContested + index),
    otherBs: otherBsAt(index),
  }))
}

/**
 * The BS date that other published calendars give to a contested AD day; undefined for all other days.
 * Throws DateOutOfRangeError as `adToBs` does.
 */
export function otherBsOf(date: AdDate): BsDate | undefined {
  const dayNumber = adDayNumber(date)
  return isContested(dayNumber) ? otherBsAt(dayNumber - firstContested) : undefined
}

/**
 * The AD day of a BS date in the other published calendars, where it differs from this table's. Undefined where it does
 * not, and for 2062-02-32, which they do not have; 2062-01-31, which this table does not have, is 2005-05-14. Never throws.
 */
export function otherAdOf({ year, month, day }: BsDate): AdDate | undefined {
  if (year !== 2062 || !Number.isInteger(day)) return undefined
  if (month === 1 && day === 31) return adOfDayNumber(firstContested)
  return month === 2 && day >= 1 && day < contestedCount ? adOfDayNumber(firstContested + day) : undefined
}

/** The months of BS 2062 that other published calendars give another length, with that length. */
const otherLengths: Readonly<Record<number, number>> = { 1: 31, 2: 31 }

/** The length of a month in other published calendars, where it differs from this table's; undefined for all others. Never throws. */
export function otherDaysInBsMonth(year: number, month: number): number | undefined {
  return year === 2062 ? otherLengths[month] : undefined
}

export function isContested(dayNumber: number): boolean {
  return dayNumber >= firstContested && dayNumber < firstContested + contestedCount
}

function otherBsAt(index: number): BsDate {
  return index === 0 ? { year: 2062, month: 1, day: 31 } : { year: 2062, month: 2, day: index }
}
