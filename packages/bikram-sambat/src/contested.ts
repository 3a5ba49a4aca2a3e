import { daysInBsMonth } from './bs-year.ts'
import type { AdDate, BsDate } from './calendar-day.ts'
import { otherStarts } from './data/other-starts.ts'
import { adDayNumber, adOfDayNumber, bsDayNumber, bsOfDayNumber } from './day-number.ts'

/** A day to which published calendars give two BS dates, because they differ about the start of its month or of the next. */
export interface ContestedDay {
  readonly ad: AdDate
  /** The date in this table. */
  readonly bs: BsDate
  /** The date in the other published calendars. */
  readonly otherBs: BsDate
}

/** Year and month of a day as in `otherStarts`. */
function keyAt(dayNumber: number): number {
  const { year, month } = bsOfDayNumber(dayNumber)
  return year * 100 + month
}

/** Of `otherStarts`: the month of a day, or the next one where that begins on this day in other calendars. */
export function differingAt(dayNumber: number): number | undefined {
  return otherStarts.find((other) => Math.abs(other) === keyAt(dayNumber) || other === -keyAt(dayNumber + 1))
}

/** The first day of a month of `otherStarts`, its length, and how many days later it begins in other calendars. */
function differingMonth(other: number) {
  const month = Math.abs(other) % 100
  const year = (Math.abs(other) - month) / 100
  const start = bsDayNumber({ year, month, day: 1 })
  return { year, month, start, length: daysInBsMonth(year, month), shift: Math.sign(other) }
}

/** All contested days in order: of BS 1974 to 1998, and 2005-05-14 to 2005-06-14. */
export function contestedDays(): readonly ContestedDay[] {
  return otherStarts.flatMap((other) => {
    const { start, length, shift } = differingMonth(other)
    const first = start + Math.min(shift, 0)
    return Array.from({ length: start + length - first }, (_, index) => {
      const ad = adOfDayNumber(first + index)
      return { ad, bs: bsOfDayNumber(first + index), otherBs: otherBsOf(ad) as BsDate }
    })
  })
}

/**
 * The BS date that other published calendars give to a contested AD day; undefined for all other days.
 * Throws DateOutOfRangeError as `adToBs` does.
 */
export function otherBsOf(date: AdDate): BsDate | undefined {
  const dayNumber = adDayNumber(date)
  const other = differingAt(dayNumber)
  if (!other) return undefined
  const { year, month, start, shift } = differingMonth(other)
  const day = dayNumber - start - shift + 1
  // The day before the other start is the last one of a month that is longer there.
  return day < 1 ? { year, month: month - 1, day: daysInBsMonth(year, month - 1) + 1 } : { year, month, day }
}

/**
 * The AD day of a BS date in the other published calendars, where it differs from this table's. Undefined where it does
 * not, and for 2062-02-32, which they do not have; 2062-01-31, which this table does not have, is 2005-05-14. Never throws.
 */
export function otherAdOf({ year, month, day }: BsDate): AdDate | undefined {
  const length = otherDaysInBsMonth(year, month)
  if (length === undefined || !Number.isInteger(day) || day < 1 || day > length) return undefined
  const shift = shiftOf(year, month)
  if (shift === 0 && day <= daysInBsMonth(year, month)) return undefined
  return adOfDayNumber(bsDayNumber({ year, month, day: 1 }) + shift + day - 1)
}

/** The length of a month in other published calendars, where it differs from this table's; undefined for all others. Never throws. */
export function otherDaysInBsMonth(year: number, month: number): number | undefined {
  if (!(month >= 1 && month <= 12)) return undefined
  const change = shiftOf(year, month + 1) - shiftOf(year, month)
  return change === 0 ? undefined : daysInBsMonth(year, month) + change
}

/** How many days later other calendars begin a month. */
function shiftOf(year: number, month: number): number {
  return Math.sign(otherStarts.find((other) => Math.abs(other) === year * 100 + month) ?? 0)
}
