import { digitsIn } from '@chautari/bikram-sambat/digits'
import { nepalDay, nepalTime } from '@chautari/bikram-sambat/iso-day'
import { dayText } from './day-text.ts'
import type { Lang } from './language.ts'

/** An instant as day and time in Nepal. */
export function instantText(lang: Lang, instant: string): string {
  const at = new Date(instant)
  return `${dayText(lang, nepalDay(at))}, ${digitsIn(lang, nepalTime(at))}`
}

/** A time of day in Nepal with seconds, `14:05:30`; day and time when the day is not `now`'s. */
export function clockText(lang: Lang, at: Date, now: Date): string {
  if (nepalDay(at) !== nepalDay(now)) return instantText(lang, at.toISOString())
  // Nepal's offset is whole minutes, so that the seconds are those of UTC.
  return digitsIn(lang, `${nepalTime(at)}:${at.toISOString().slice(17, 19)}`)
}

type AgeWords = Record<'minutes' | 'hours' | 'days', (count: string) => string> & { now: string }

/** How long ago, in the largest unit with a count of 2 or more. */
export function ageText(lang: Lang, text: AgeWords, since: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(since)) / 60_000)
  const hours = Math.floor(minutes / 60)
  if (minutes < 1) return text.now
  if (minutes < 120) return text.minutes(digitsIn(lang, minutes))
  return hours < 48 ? text.hours(digitsIn(lang, hours)) : text.days(digitsIn(lang, Math.floor(hours / 24)))
}
