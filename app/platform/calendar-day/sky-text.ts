import { type BsDate, type Weekday, weekdayName, weekdayOf } from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import type { Ending } from '@chautari/bikram-sambat/panchanga'
import type { Lang } from '#app/lib/language.ts'
import { messages } from './messages.ne.ts'

/** Minutes after midnight as people say them: `6:28 am`, `बिहान ६:२८`. */
export function timeOfDayText(lang: Lang, minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const time = `${((hours + 11) % 12) + 1}:${String(minutes % 60).padStart(2, '0')}`
  return messages[lang].timeOfDay(hours, digitsIn(lang, time))
}

/**
 * When the tithi or nakshatra at a day's sunrise ends, and what follows: `until 2:14 am on Sunday, then Trayodashi`; one that
 * is over before the next sunrise with its own end.
 */
export function endsText(lang: Lang, date: BsDate, parts: readonly Ending<Record<Lang, string>>[]): string {
  const text = messages[lang].ends
  const until = ({ ends: { daysLater, minutes } }: Ending<unknown>) => {
    const time = timeOfDayText(lang, minutes)
    const weekday = weekdayName(((weekdayOf(date) + daysLater) % 7) as Weekday, lang)
    return text.until(daysLater > 0 ? text.on(time, weekday) : time)
  }
  return parts
    .map((part, index) => {
      if (index === 0) return until(part)
      return text.next(index < parts.length - 1 ? `${part[lang]} ${until(part)}` : part[lang])
    })
    .join(', ')
}
