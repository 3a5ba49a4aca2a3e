import { type AdDate, adToBs, type BsDate, bsToAd, type CalendarDay } from 'bikram-sambat'
import { type Calendar, daysInMonth } from './calendars.ts'
import { type Failure, readDate } from './conversion.ts'

/** One day in both calendars. */
export interface Day {
  bs: BsDate
  ad: AdDate
}

export type DayReading = { ok: true; day: Day } | { ok: false; failure: Failure }

export function readDay(calendar: Calendar, text: string): DayReading {
  const reading = readDate(calendar, text)
  return reading.ok ? { ok: true, day: bothOf(calendar, reading.date) } : reading
}

/** @throws DateOutOfRangeError for a day outside the calendar table. */
export function bothOf(calendar: Calendar, date: CalendarDay): Day {
  return calendar === 'bs' ? { bs: date, ad: bsToAd(date) } : { bs: adToBs(date), ad: date }
}

/** The same day some months later or earlier, or the month's last day when it is shorter. */
export function addAdMonths({ year, month, day }: AdDate, months: number): AdDate {
  const index = year * 12 + month - 1 + months
  const moved = { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 }
  return { ...moved, day: Math.min(day, daysInMonth('ad', moved)) }
}
