import type { CalendarDay } from './calendar-day.ts'
import { refusalOf } from './errors.ts'

/** The months of one calendar in a row. A day number counts the days since 1970-01-01, which is 0. */
export interface MonthTable {
  readonly firstYear: number
  /** The day number on which each month starts, and behind them that of the day after the last month. */
  readonly starts: Int32Array
  /** How many months, on average, make a day. */
  readonly dailyMonths: number
  /** The first start, if all months were of the mean length and none began before its time. */
  readonly lateStart: number
}

/**
 * Whoever loads the package waits for this: plain loops, which need no warming up.
 * @param lengthOf the days of the month at this index.
 */
export function monthTable(
  firstYear: number,
  firstDayNumber: number,
  count: number,
  lengthOf: (index: number) => number,
): MonthTable {
  const starts = new Int32Array(count + 1)
  let start = firstDayNumber
  for (let index = 0; index <= count; index++) {
    starts[index] = start
    if (index < count) start += lengthOf(index)
  }
  const dailyMonths = count / (start - firstDayNumber)
  let lateStart = firstDayNumber
  for (let index = 0; index <= count; index++)
    lateStart = Math.max(lateStart, Math.ceil((starts[index] as number) - index / dailyMonths))
  return { firstYear, starts, dailyMonths, lateStart }
}

/** The index of a month in the table. Throws DateOutOfRangeError where it does not. */
export function indexOfMonth({ firstYear, starts }: MonthTable, year: number, month: number): number {
  if (Number.isInteger(year) && Number.isInteger(month) && month >= 1 && month <= 12) {
    const index = (year - firstYear) * 12 + month - 1
    if (index >= 0 && index < starts.length - 1) return index
  }
  throw refusalOf(year, month)
}

/** Throws DateOutOfRangeError for a month that is not in the table. */
export function daysInMonth(table: MonthTable, year: number, month: number): number {
  const index = indexOfMonth(table, year, month)
  return (table.starts[index + 1] as number) - (table.starts[index] as number)
}

/** Throws DateOutOfRangeError for what is no day of the table, DateArgumentError for what is not made of numbers. */
export function dayNumberIn(table: MonthTable, date: CalendarDay | null | undefined): number {
  const { year, month, day } = (date ?? {}) as CalendarDay
  const index = indexOfMonth(table, year, month)
  if (Number.isInteger(day) && day >= 1) {
    const dayNumber = (table.starts[index] as number) + day - 1
    if (dayNumber < (table.starts[index + 1] as number)) return dayNumber
  }
  throw refusalOf(day)
}

/** The day number must be a whole one within the table. */
export function dayIn(
  { firstYear, starts, dailyMonths, lateStart }: MonthTable,
  dayNumber: number,
): CalendarDay {
  // As if no month began before its time: that finds the right one, or the one before it.
  let index = ((dayNumber - lateStart) * dailyMonths) | 0
  if ((starts[index + 1] as number) <= dayNumber) index++
  const years = (index / 12) | 0
  return {
    year: years + firstYear,
    month: index - years * 12 + 1,
    day: dayNumber - (starts[index] as number) + 1,
  }
}
