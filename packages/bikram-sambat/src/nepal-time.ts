import type { AdDate, BsDate } from './calendar-day.ts'
import { DateOutOfRangeError } from './date-out-of-range-error.ts'
import { adOfDayNumber, bsOfDayNumber, firstDayNumber, lastDayNumber } from './day-number.ts'
import { nepalOffsetMs } from './iso-day.ts'

const dayMs = 86_400_000

/**
 * The day that it is in Nepal at an instant, whatever the zone of the machine.
 * Throws DateOutOfRangeError for an invalid Date and for a day outside the table.
 */
export function todayInNepal(now: Date): { bs: BsDate; ad: AdDate } {
  const dayNumber = Math.floor((now.getTime() + nepalOffsetMs) / dayMs)
  if (dayNumber >= firstDayNumber && dayNumber <= lastDayNumber)
    return { bs: bsOfDayNumber(dayNumber), ad: adOfDayNumber(dayNumber) }
  throw new DateOutOfRangeError()
}
