import { dayText } from './day-text.ts'
import { digitsIn } from './digits.ts'
import type { Lang } from './language.ts'
import { nepalDay, nepalTime } from './nepal-time.ts'

/** An instant as day and time of day in Nepal. */
export function instantText(lang: Lang, instant: string): string {
  const at = new Date(instant)
  return `${dayText(lang, nepalDay(at))}, ${digitsIn(lang, nepalTime(at))}`
}

type AgeWords = Record<'minutes' | 'hours' | 'days', (count: string) => string> & { now: string }

/** How long ago, in the largest unit of which there are two. */
export function ageText(lang: Lang, text: AgeWords, since: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(since)) / 60_000)
  const hours = Math.floor(minutes / 60)
  if (minutes < 1) return text.now
  if (minutes < 120) return text.minutes(digitsIn(lang, minutes))
  return hours < 48 ? text.hours(digitsIn(lang, hours)) : text.days(digitsIn(lang, Math.floor(hours / 24)))
}
