import { formatAd, formatBs, weekdayName } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import type { Tithi } from 'bikram-sambat-calendar/panchanga'
import type { Lang } from '#app/lib/language.ts'
import { chipsIn } from '#app/lib/statement.ts'
import type { MonthDay } from '#app/records/holidays/calendar-month.tsx'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import { weeklyRemarks } from '#app/records/holidays/holiday-remarks.ts'
import { messages } from './messages.ne.ts'

/** Names of festivals in the page's language, by id. */
export type FestivalNames = Readonly<Record<string, string>>

export function festivalName(names: FestivalNames, { id }: FestivalDay): string {
  return names[id] ?? id
}

/** A cell of the grid in words: `5 Mangsir 2083, Saturday, 21 November 2026, Dwadashi, Weekly holiday`. */
export function dayLabel(
  lang: Lang,
  day: MonthDay,
  tithi: Tithi,
  names: FestivalNames,
  isToday: boolean,
): string {
  const text = messages[lang]
  const { date, ad, weekday, weekly, holiday, festivals } = day
  return [
    ...(isToday ? [text.today] : []),
    formatBs(date, { language: lang }),
    weekdayName(weekday, lang),
    formatAd(ad, { language: lang }),
    tithi[lang],
    ...chipsIn(lang, weeklyRemarks(weekly)),
    ...(holiday ? [text.marks[holiday]] : []),
    ...festivals.map((festival) => festivalName(names, festival)),
  ].join(', ')
}

/** Minutes after midnight as people say them: `6:28 am`, `बिहान ६:२८`. */
export function timeOfDayText(lang: Lang, minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const time = `${((hours + 11) % 12) + 1}:${String(minutes % 60).padStart(2, '0')}`
  const { morning, evening } = messages[lang].sheet
  return (hours < 12 ? morning : evening)(digitsIn(lang, time))
}

/** The sources of a festival: `marked by the Home Ministry's holiday notice, Ratopati`. */
export function sourceText(lang: Lang, { holiday, sources }: FestivalDay): string {
  const text = messages[lang].sources
  const names = sources.map((source) => text[source]).join(', ')
  return holiday ? text.marked(names) : text.dated(names)
}
