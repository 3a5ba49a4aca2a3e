import type { BsDate } from '../calendar-day.ts'
import { sunriseOf } from './sun-times.ts'
import { moonLongitude } from './surya-siddhanta.ts'

/**
 * The nakshatra at sunrise in Kathmandu: the 27th part of the zodiac in which the moon stands, 1 (Ashwini) to
 * 27 (Revati). Computed only: there are no published ones to compare with.
 * Throws DateOutOfRangeError for a day outside the table.
 */
export function nakshatraOf(date: BsDate): number {
  return Math.floor((moonLongitude(sunriseOf(date)) * 27) / 360) + 1
}
