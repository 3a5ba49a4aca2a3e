import type { AdDate, BsDate, CalendarDay } from './calendar-day.ts'
import { DateOutOfRangeError } from './date-out-of-range-error.ts'
import { firstBsYear } from './month-lengths.ts'
import { firstDayNumber, indexOfMonth, lastDayNumber, monthStarts } from './month-table.ts'

// A day number counts the days since 1970-01-01, which is 0. Both calendars meet in it.

/** Days from 1900-03-01 to 1970-01-01. Years that begin in March have their leap day at the end. */
const marchEpoch = 25_508
/** 365.25 days a year: no year of the table is one of the centuries that the Gregorian calendar excepts. */
const daysInFourYears = 1461
/** From March to January, months repeat a pattern of 153 days in five. */
const daysInFiveMonths = 153

/** Stands for a date that is missing where no types are checked. */
const nowhere: CalendarDay = { year: 0, month: 0, day: 0 }

/** Throws DateOutOfRangeError for what is no day of the table. */
export function bsDayNumber(date: BsDate | null | undefined): number {
  const { year, month, day } = date ?? nowhere
  const index = indexOfMonth(year, month)
  const start = monthStarts[index] as number
  if (Number.isInteger(day) && day >= 1 && day <= (monthStarts[index + 1] as number) - start)
    return start + day - 1
  throw new DateOutOfRangeError()
}

/** `dayNumber` must be a whole number within the table. */
export function bsOfDayNumber(dayNumber: number): BsDate {
  // Months have 30.4 days on average, so the guess is the right month or one of its neighbours.
  let index = ((dayNumber - firstDayNumber) * 0.032855) | 0
  if ((monthStarts[index] as number) > dayNumber) index--
  else if ((monthStarts[index + 1] as number) <= dayNumber) index++
  const years = (index / 12) | 0
  return {
    year: years + firstBsYear,
    month: index - years * 12 + 1,
    day: dayNumber - (monthStarts[index] as number) + 1,
  }
}

/** Throws DateOutOfRangeError for what is no day from 1943-04-14 to 2034-04-13. */
export function adDayNumber(date: AdDate | null | undefined): number {
  const { year, month, day } = date ?? nowhere
  if (
    Number.isInteger(year) &&
    Number.isInteger(month) &&
    Number.isInteger(day) &&
    year >= 1943 &&
    year <= 2034 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysInAdMonth(year, month)
  ) {
    const isBeforeMarch = month < 3 ? 1 : 0
    const marchYear = year - 1900 - isBeforeMarch
    const marchMonth = month - 3 + isBeforeMarch * 12
    const monthStart = ((daysInFiveMonths * marchMonth + 2) / 5) | 0
    const dayNumber = ((daysInFourYears * marchYear) >> 2) + monthStart + day - 1 - marchEpoch
    if (dayNumber >= firstDayNumber && dayNumber <= lastDayNumber) return dayNumber
  }
  throw new DateOutOfRangeError()
}

/** `dayNumber` must be a whole number within the table. */
export function adOfDayNumber(dayNumber: number): AdDate {
  const fromEpoch = dayNumber + marchEpoch
  const marchYear = ((4 * fromEpoch + 3) / daysInFourYears) | 0
  const dayOfYear = fromEpoch - ((daysInFourYears * marchYear) >> 2)
  const marchMonth = ((5 * dayOfYear + 2) / daysInFiveMonths) | 0
  const isNextYear = marchMonth > 9 ? 1 : 0
  return {
    year: marchYear + 1900 + isNextYear,
    month: marchMonth + 3 - isNextYear * 12,
    day: dayOfYear - (((daysInFiveMonths * marchMonth + 2) / 5) | 0) + 1,
  }
}

/** 28 to 31; leap years as from 1901 to 2099. */
export function daysInAdMonth(year: number, month: number): number {
  if (month === 2) return (year & 3) === 0 ? 29 : 28
  return 30 + ((month + (month >> 3)) & 1)
}
