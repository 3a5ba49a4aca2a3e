import type { AdDate, BsDate } from './calendar-day.ts'
import { firstKnownBsYear, monthLengthDigits } from './data/month-lengths.ts'
import { DateOutOfRangeError } from './errors.ts'
import { dayIn, dayNumberIn, monthTable } from './month-table.ts'

/** Days from 1970-01-01 to 1913-04-13, the first day of the BS table, 1970-01-01. */
export const firstDayNumber = -20_717

const bsDigits = monthLengthDigits.join('')

export const bsTable = monthTable(
  firstKnownBsYear,
  firstDayNumber,
  bsDigits.length,
  // 9, 0, 1, 2 stand for 29, 30, 31, 32.
  (index) => 29 + ((Number(bsDigits[index]) + 1) % 10),
)

/** How many days more than 28 each month has. */
const adDigits = '303232332323'

/** Whole years around the BS table: 1913-01-01 to 2034-12-31. No year of these is a century without a leap day. */
const adTable = monthTable(1913, firstDayNumber - 102, 122 * 12, (index) => {
  // February of 1916, and each fourth one from there.
  const isLeap = index % 48 === 37
  return 28 + Number(adDigits[index % 12]) + Number(isLeap)
})

/** Day number of the table's last day, BS 2090-12-30. */
export const lastDayNumber = (bsTable.starts.at(-1) as number) - 1

/** Throws DateOutOfRangeError for what is no day of the table. */
export function bsDayNumber(date: BsDate): number {
  return dayNumberIn(bsTable, date)
}

/** `dayNumber` must be a whole number within the table. */
export function bsOfDayNumber(dayNumber: number): BsDate {
  return dayIn(bsTable, dayNumber)
}

/** Throws DateOutOfRangeError for what is no day from 1913-04-13 to 2034-04-13. */
export function adDayNumber(date: AdDate): number {
  const dayNumber = dayNumberIn(adTable, date)
  if (dayNumber >= firstDayNumber && dayNumber <= lastDayNumber) return dayNumber
  throw new DateOutOfRangeError()
}

/** `dayNumber` must be a whole number within the table. */
export function adOfDayNumber(dayNumber: number): AdDate {
  return dayIn(adTable, dayNumber)
}
