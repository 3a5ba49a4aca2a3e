import type { AdDate, BsDate } from './calendar-day.ts'
import { adDayNumber, bsDayNumber } from './day-number.ts'

/** 0 is Sunday, 6 is Saturday, Nepal's weekly holiday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** Throws DateOutOfRangeError for a day outside the table. */
export function weekdayOf(date: BsDate): Weekday {
  return weekdayOfDayNumber(bsDayNumber(date))
}

/** Throws DateOutOfRangeError for a day outside the table. */
export function weekdayOfAd(date: AdDate): Weekday {
  return weekdayOfDayNumber(adDayNumber(date))
}

/** Day 0 was a Thursday; 9,999 weeks keep the days before it positive. */
function weekdayOfDayNumber(dayNumber: number): Weekday {
  return ((dayNumber + 4 + 9999 * 7) % 7) as Weekday
}
