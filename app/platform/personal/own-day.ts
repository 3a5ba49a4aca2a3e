import {
  adToBs,
  bsToAd,
  DateOutOfRangeError,
  daysInBsMonth,
  firstBsYear,
  lastBsYear,
} from '@chautari/bikram-sambat'
import type { OwnDay, PersonalRecord } from './personal-record.ts'

/**
 * The first such day that is not before `today` (both AD, `YYYY-MM-DD`); empty behind the end of the calendar. Where the month
 * of a year is shorter, it is that month's last day.
 */
export function nextDay(
  { calendar, month, day }: Pick<OwnDay, 'calendar' | 'month' | 'day'>,
  today: string,
): string {
  try {
    const [year = 0, adMonth = 0, adDay = 0] = today.split('-').map(Number)
    const first = calendar === 'ad' ? year : adToBs({ year, month: adMonth, day: adDay }).year
    for (const each of [first, first + 1]) {
      const date =
        calendar === 'ad'
          ? { year: each, month, day: Math.min(day, daysInAdMonth(each, month)) }
          : bsToAd({ year: each, month, day: Math.min(day, daysInBsMonth(each, month)) })
      const next = new Date(Date.UTC(date.year, date.month - 1, date.day)).toISOString().slice(0, 10)
      if (next >= today) return next
    }
    return ''
  } catch (error) {
    if (error instanceof DateOutOfRangeError) return ''
    throw error
  }
}

/** The record with the next time of each day that is over. */
export function withNextDays(record: PersonalRecord, today: string): PersonalRecord {
  return { ...record, days: record.days.map((day) => ({ ...day, next: nextDay(day, today) })) }
}

/** The most days that a month has in any year. */
export function longestMonth(calendar: OwnDay['calendar'], month: number): number {
  // 2024 is a leap year.
  if (calendar === 'ad') return daysInAdMonth(2024, month)
  const years = Array.from({ length: lastBsYear - firstBsYear + 1 }, (_, index) => firstBsYear + index)
  return Math.max(...years.map((year) => daysInBsMonth(year, month)))
}

const daysInAdMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()
