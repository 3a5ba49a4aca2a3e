import { bsToAd, daysInBsMonth, firstBsYear, lastBsYear } from '@chautari/bikram-sambat'
import { daysOfTithi } from '@chautari/bikram-sambat/panchanga'
import type { OwnDay, PersonalRecord } from './personal-record.ts'

type Yearly = Pick<OwnDay, 'calendar' | 'month' | 'day'>

/** The first such day that is not before `today` (both AD, `YYYY-MM-DD`); empty behind the end of the calendar. */
export function nextDay(day: Yearly, today: string): string {
  // A tithi may miss a year.
  return daysFrom(day, today, 2)[0] ?? ''
}

/**
 * Such days of some years from `today` on, as far as the calendar goes. Where the month of a year is shorter, it is that
 * month's last day; which day of a tithi, says `daysOfTithi`.
 */
export function daysFrom(day: Yearly, today: string, years: number): string[] {
  const thisYear = Number(today.slice(0, 4))
  // The BS year that ends in April is 56 years ahead.
  const first = thisYear + (day.calendar === 'ad' ? 0 : 56)
  return Array.from({ length: years + 2 }, (_, index) => first + index)
    .flatMap((year) => daysIn(day, year))
    .filter((each) => each >= today && each < `${thisYear + years}${today.slice(4)}`)
}

/** In a year of AD, or of BS. */
function daysIn({ calendar, month, day }: Yearly, year: number): string[] {
  const isoOf = (at: { year: number; month: number; day: number }) =>
    new Date(Date.UTC(at.year, at.month - 1, at.day)).toISOString().slice(0, 10)
  if (calendar === 'ad') return [isoOf({ year, month, day: Math.min(day, daysInAdMonth(year, month)) })]
  if (year < firstBsYear || year > lastBsYear) return []
  if (calendar === 'tithi') return daysOfTithi(year, month, day).map(({ date }) => isoOf(bsToAd(date)))
  return [isoOf(bsToAd({ year, month, day: Math.min(day, daysInBsMonth(year, month)) }))]
}

/** The record with the next time of each day that is over. */
export function withNextDays(record: PersonalRecord, today: string): PersonalRecord {
  return { ...record, days: record.days.map((day) => ({ ...day, next: nextDay(day, today) })) }
}

/** The most days that a month has in any year. */
export function longestMonth(calendar: OwnDay['calendar'], month: number): number {
  if (calendar === 'tithi') return 30
  // 2024 is a leap year.
  if (calendar === 'ad') return daysInAdMonth(2024, month)
  const years = Array.from({ length: lastBsYear - firstBsYear + 1 }, (_, index) => firstBsYear + index)
  return Math.max(...years.map((year) => daysInBsMonth(year, month)))
}

const daysInAdMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()
