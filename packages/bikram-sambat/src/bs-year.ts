import { bsTable } from './day-number.ts'
import { lastPublishedYear } from './month-lengths.ts'
import { daysInMonth, indexOfMonth } from './month-table.ts'

/** 29 to 32. Throws DateOutOfRangeError outside BS 2000 to 2090. */
export function daysInBsMonth(year: number, month: number): number {
  return daysInMonth(bsTable, year, month)
}

/** 365 or 366. Throws DateOutOfRangeError outside BS 2000 to 2090. */
export function daysInBsYear(year: number): number {
  const index = indexOfMonth(bsTable, year, 1)
  return (bsTable.starts[index + 12] as number) - (bsTable.starts[index] as number)
}

/** Whether the official calendar of a year is out, or its months are computed and so provisional. */
export type YearStatus = 'published' | 'computed'

/** Status of a BS year. Throws DateOutOfRangeError outside BS 2000 to 2090. */
export function statusOf(year: number): YearStatus {
  indexOfMonth(bsTable, year, 1)
  return year <= lastPublishedYear ? 'published' : 'computed'
}
