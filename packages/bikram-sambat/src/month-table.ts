import { DateOutOfRangeError } from './date-out-of-range-error.ts'
import { firstBsYear, lastBsYear, lastPublishedYear, monthLengthDigits } from './month-lengths.ts'

/** Days from 1970-01-01 to 1943-04-14, the first day of the table, BS 2000-01-01. */
export const firstDayNumber = -9759

const monthCount = monthLengthDigits.length * 12

/** The day number on which each month of the table starts, and after them the day behind the table. */
export const monthStarts = new Int32Array(monthCount + 1)

monthStarts[0] = firstDayNumber
let nextStart = firstDayNumber
let monthIndex = 0
for (const digit of monthLengthDigits.join('')) {
  // 9, 0, 1, 2 stand for 29, 30, 31, 32.
  nextStart += 29 + ((Number(digit) + 1) % 10)
  monthStarts[++monthIndex] = nextStart
}

/** Day number of the table's last day, BS 2090-12-30. */
export const lastDayNumber = nextStart - 1

/** Where a month stands in the table. Throws DateOutOfRangeError where it does not. */
export function indexOfMonth(year: number, month: number): number {
  if (
    Number.isInteger(year) &&
    Number.isInteger(month) &&
    year >= firstBsYear &&
    year <= lastBsYear &&
    month >= 1 &&
    month <= 12
  )
    return (year - firstBsYear) * 12 + month - 1
  throw new DateOutOfRangeError()
}

/** 29 to 32. Throws DateOutOfRangeError outside BS 2000 to 2090. */
export function daysInBsMonth(year: number, month: number): number {
  const index = indexOfMonth(year, month)
  return (monthStarts[index + 1] as number) - (monthStarts[index] as number)
}

/** 365 or 366. Throws DateOutOfRangeError outside BS 2000 to 2090. */
export function daysInBsYear(year: number): number {
  const index = indexOfMonth(year, 1)
  return (monthStarts[index + 12] as number) - (monthStarts[index] as number)
}

/** Whether the official calendar of a year is out, or its months are computed and so provisional. */
export type YearStatus = 'published' | 'computed'

/** Status of a BS year. Throws DateOutOfRangeError outside BS 2000 to 2090. */
export function statusOf(year: number): YearStatus {
  indexOfMonth(year, 1)
  return year <= lastPublishedYear ? 'published' : 'computed'
}
