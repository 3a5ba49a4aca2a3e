import type { BsDate } from './calendar-day.ts'
import { lastPublishedYear } from './data/month-lengths.ts'
import { bsDayNumber, bsTable } from './day-number.ts'
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

/** The first month of the fiscal year. */
export const shrawan = 4

/** Nepal's fiscal year: 1 Shrawan of `startYear` to the end of Ashadh of the year after. */
export interface FiscalYear {
  /** BS year in which it begins. */
  readonly startYear: number
  /** As written in English: `2082/83`. */
  readonly label: string
}

/** Throws DateOutOfRangeError for a day outside the table. */
export function fiscalYearOf(date: BsDate): FiscalYear {
  bsDayNumber(date)
  const startYear = date.month < shrawan ? date.year - 1 : date.year
  return { startYear, label: fiscalYearLabel(startYear) }
}

/** `2082/83` */
export function fiscalYearLabel(startYear: number): string {
  return `${startYear}/${String(startYear + 1).slice(2)}`
}

/**
 * Quarter of the fiscal year: 1 is Shrawan to Ashwin, 2 Kartik to Poush, 3 Magh to Chaitra, 4 Baisakh to
 * Ashadh. Throws DateOutOfRangeError for a day outside the table.
 */
export function quarterOf(date: BsDate): 1 | 2 | 3 | 4 {
  bsDayNumber(date)
  return date.month < shrawan ? 4 : (Math.floor((date.month - 1) / 3) as 1 | 2 | 3)
}
