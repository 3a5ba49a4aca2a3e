import type { BsDate } from './calendar-day.ts'
import { bsDayNumber } from './day-number.ts'

const shrawan = 4

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
  return { startYear, label: `${startYear}/${String(startYear + 1).slice(2)}` }
}

/**
 * Quarter of the fiscal year: 1 is Shrawan to Ashwin, 2 Kartik to Poush, 3 Magh to Chaitra, 4 Baisakh to
 * Ashadh. Throws DateOutOfRangeError for a day outside the table.
 */
export function quarterOf(date: BsDate): 1 | 2 | 3 | 4 {
  bsDayNumber(date)
  return date.month < shrawan ? 4 : (Math.floor((date.month - 1) / 3) as 1 | 2 | 3)
}
