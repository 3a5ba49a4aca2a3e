import type { AdDate, BsDate } from './calendar-day.ts'
import { DateOutOfRangeError } from './date-out-of-range-error.ts'
import { adOfDayNumber, bsOfDayNumber } from './day-number.ts'
import { firstDayNumber, lastDayNumber } from './month-table.ts'

const dayMs = 86_400_000
/** UTC+05:45, all year round, since 1986. */
const nepalOffsetMs = 20_700_000

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
