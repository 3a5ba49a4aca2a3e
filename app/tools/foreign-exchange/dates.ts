import { bsToAd, formatAd, parseBs } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { isDay } from 'bikram-sambat-calendar/iso-day'
import { firstRatesDay } from '#app/feeds/forex/rates-day.ts'
import { dayText } from '#app/lib/day-text.ts'
import type { Lang } from '#app/lib/language.ts'

/**
 * The day that an address requests, in AD (`date`) or, from the form without JavaScript, in BS (`date-bs`): today without
 * one, or, with `isRefused`, for a day that can have no rates.
 */
export function requestedDay(
  search: string | URLSearchParams,
  today: string,
): { date: string; isRefused: boolean } {
  const query = new URLSearchParams(search)
  const bs = query.get('date-bs')?.trim()
  const date = bs ? adOfText(bs) : (query.get('date') ?? today)
  return date !== undefined && isOffered(date, today)
    ? { date, isRefused: false }
    : { date: today, isRefused: true }
}

export function isOffered(date: string, today: string): boolean {
  return isDay(date) && date >= firstRatesDay && date <= today
}

/** A typed BS date as an AD day; undefined for what is none. */
function adOfText(text: string): string | undefined {
  const parsed = parseBs(text)
  return parsed.ok ? formatAd(bsToAd(parsed.date), { style: 'numeric' }) : undefined
}

/** The query for a day; other parameters stay. None for today, so that the address always shows the current day. */
export function searchFor(search: string, date: string, today: string): string {
  const query = new URLSearchParams(search)
  query.delete('date')
  query.delete('date-bs')
  if (date !== today) query.set('date', date)
  return query.size > 0 ? `?${query}` : ''
}

/** The bank's timestamp, in Nepal's time: `2026-04-01 00:00:13`. Another form is shown as it is. */
export function stampText(lang: Lang, stamp: string): string {
  const [day = '', time] = stamp.split(' ')
  return isDay(day) && time ? `${dayText(lang, day)}, ${digitsIn(lang, time)}` : digitsIn(lang, stamp)
}
