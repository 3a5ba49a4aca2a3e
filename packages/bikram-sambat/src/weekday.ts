import { daysInBsMonth } from './bs-year.ts'
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
export function weekdayOfDayNumber(dayNumber: number): Weekday {
  return ((dayNumber + 4 + 9999 * 7) % 7) as Weekday
}

/**
 * The days of a month in weeks from Sunday to Saturday; days of the months around it are undefined.
 * Throws DateOutOfRangeError outside BS 1970 to 2090.
 */
export function weeksOfBsMonth(year: number, month: number): (BsDate | undefined)[][] {
  const count = daysInBsMonth(year, month)
  const before = weekdayOf({ year, month, day: 1 })
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - before + 1
      return day >= 1 && day <= count ? { year, month, day } : undefined
    }),
  )
}
