import type { AdDate, BsDate } from './calendar-day.ts'
import { differingAt } from './contested.ts'
import { lastPublishedYear } from './data/month-lengths.ts'
import { adDayNumber, adOfDayNumber, bsDayNumber, bsOfDayNumber } from './day-number.ts'
import { DateArgumentError, UnsettledDateError } from './errors.ts'
import { nepalOffsetMs } from './iso-day.ts'

export interface ConversionOptions {
  /** `'published'`: throw UnsettledDateError for computed years and for contested days. */
  readonly allow?: 'published'
}

/**
 * The Gregorian day of a Bikram Sambat day, BS 1970-01-01 to 2090-12-30.
 * Throws DateOutOfRangeError for anything else.
 */
export function bsToAd(date: BsDate, options?: ConversionOptions): AdDate {
  const dayNumber = bsDayNumber(date)
  if (options?.allow === 'published') requireSettled(dayNumber)
  return adOfDayNumber(dayNumber)
}

/**
 * The Bikram Sambat day of a Gregorian day, 1913-04-13 to 2034-04-13.
 * Throws DateOutOfRangeError for anything else.
 */
export function adToBs(date: AdDate, options?: ConversionOptions): BsDate {
  const dayNumber = adDayNumber(date)
  if (options?.allow === 'published') requireSettled(dayNumber)
  return bsOfDayNumber(dayNumber)
}

function requireSettled(dayNumber: number): void {
  if (bsOfDayNumber(dayNumber).year > lastPublishedYear) throw new UnsettledDateError('computed')
  if (differingAt(dayNumber)) throw new UnsettledDateError('contested')
}

/**
 * The day that it is in Nepal at an instant, whatever the zone of the machine.
 * Throws DateOutOfRangeError for an invalid Date and for a day outside the table, DateArgumentError without a Date.
 */
export function todayInNepal(now: Date): { bs: BsDate; ad: AdDate } {
  if (typeof (now as Partial<Date> | undefined)?.getTime !== 'function')
    throw new DateArgumentError('The instant is a Date: todayInNepal(new Date()).')
  const at = new Date(now.getTime() + nepalOffsetMs)
  const ad = { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() }
  return { bs: bsOfDayNumber(adDayNumber(ad)), ad }
}
