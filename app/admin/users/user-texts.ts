import { digitsIn } from 'bikram-sambat-calendar/digits'
import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import { dayText } from '#app/lib/day-text.ts'
import type { Lang } from '#app/lib/language.ts'
import { messages } from './messages.ne.ts'

const hourMs = 3_600_000

/** ADM-03: `Just now` within the first hour, then whole hours, then whole days. */
export function lastSignInText(lang: Lang, at: string | null, now: Date): string {
  const text = messages[lang]
  if (at === null) return text.never
  const hours = Math.floor((now.getTime() - Date.parse(at)) / hourMs)
  if (hours < 1) return text.justNow
  return hours < 24
    ? text.hoursAgo(digitsIn(lang, hours))
    : text.daysAgo(digitsIn(lang, Math.floor(hours / 24)))
}

/** The day in Nepal, in short: `21 Nov 2026`. Nepali writes the names of its months in full. */
export function shortDay(lang: Lang, instant: string): string {
  return dayText(lang, nepalDay(new Date(instant))).replace(/\b([A-Z][a-z]{2})[a-z]*/, '$1')
}
