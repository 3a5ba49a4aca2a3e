import type { AdDate, BsDate } from './calendar-day.ts'
import { adDayNumber, adOfDayNumber, bsDayNumber, bsOfDayNumber } from './day-number.ts'

/**
 * The Gregorian day of a Bikram Sambat day, BS 2000-01-01 to 2090-12-30.
 * Throws DateOutOfRangeError for anything else.
 */
export function bsToAd(date: BsDate): AdDate {
  return adOfDayNumber(bsDayNumber(date))
}

/**
 * The Bikram Sambat day of a Gregorian day, 1943-04-14 to 2034-04-13.
 * Throws DateOutOfRangeError for anything else.
 */
export function adToBs(date: AdDate): BsDate {
  return bsOfDayNumber(adDayNumber(date))
}
