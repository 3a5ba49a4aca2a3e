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

const adYears = { first: 1913, count: 122 }
const adLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whole years around the BS table: 1913-01-01 to 2034-12-31. */
const adTable = monthTable(adYears.first, firstDayNumber - 102, adYears.count * 12, (index) => {
  const month = index % 12
  // No year of these is one of the centuries without a leap day.
  const isLeap = month === 1 && (adYears.first + (index - month) / 12) % 4 === 0
  return (adLengths[month] as number) + Number(isLeap)
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
