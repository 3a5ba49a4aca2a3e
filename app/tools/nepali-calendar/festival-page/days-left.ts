import { digitsIn } from '@chautari/bikram-sambat/digits'
import { daysBetween } from '@chautari/bikram-sambat/iso-day'
import type { Lang } from '#app/lib/language.ts'
import { messages } from './messages.ne.ts'

/** The main day of a festival and its last one, YYYY-MM-DD. */
export interface FestivalSpan {
  main: string
  last: string
}

/** How many days are left until a festival's main day, as of `today`: `in 12 days`, `Tomorrow`, `Now`. */
export function daysLeftText(lang: Lang, today: string, { main, last }: FestivalSpan): string {
  const text = messages[lang]
  if (today > last) return text.over
  const days = daysBetween(today, main)
  return text.inDays(days, digitsIn(lang, days))
}
