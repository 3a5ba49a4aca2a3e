import { daysInBsMonth } from './bs-year.ts'
import type { BsDate } from './calendar-day.ts'
import { weekdayOf } from './weekday.ts'

/**
 * The days of a month in weeks from Sunday to Saturday; days of the months around it are undefined.
 * Throws DateOutOfRangeError outside BS 2000 to 2090.
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
