import { bsToAd, formatAd, parseAd, parseBs } from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { isDay } from '@chautari/bikram-sambat/iso-day'
import { firstRatesDay } from '#app/feeds/forex/rates-day.ts'
import { dayText } from '#app/lib/day-text.ts'
import type { Lang } from '#app/lib/language.ts'
import { withParams } from '#app/lib/web-address.ts'

/**
 * The day that an address requests, in AD (`date`) or, from the form without JavaScript, in BS (`date-bs`): today without
 * one, or, with `isRefused`, for a day that can have no rates.
 */
export function requestedDay(search: string | URLSearchParams, today: string) {
  const query = new URLSearchParams(search)
  const bs = query.get('date-bs')?.trim()
  const date = bs ? dayOfText(bs, today) : (query.get('date') ?? today)
  return isOffered(date, today) ? { date, isRefused: false } : { date: today, isRefused: true }
}

export function isOffered(date: string, today: string): boolean {
  return isDay(date) && date >= firstRatesDay && date <= today
}

/** A typed date, in BS or else in AD, as an AD day: no number is a day with rates in both. Empty for what is none. */
export function dayOfText(text: string, today: string): string {
  const [bs, ad] = [parseBs(text), parseAd(text)]
  const days = [bs.ok && bsToAd(bs.date), ad.ok && ad.date].filter((day) => day !== false)
  return days.map((day) => formatAd(day, { style: 'numeric' })).find((day) => isOffered(day, today)) ?? ''
}

/** The query for a day; other parameters stay. None for today, so that the address always shows the current day. */
export function searchFor(search: string, date: string, today: string): string {
  return withParams(search, { date: date === today ? '' : date, 'date-bs': '' })
}

/** The bank's timestamp, in Nepal's time: `2026-04-01 00:00:13`. Another form is shown as it is. */
export function stampText(lang: Lang, stamp: string): string {
  const [day = '', time] = stamp.split(' ')
  return isDay(day) && time ? `${dayText(lang, day)}, ${digitsIn(lang, time)}` : digitsIn(lang, stamp)
}
