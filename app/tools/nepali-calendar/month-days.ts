import {
  type AdDate,
  type BsDate,
  bsToAd,
  formatAd,
  formatBs,
  type Weekday,
  weekdayName,
  weekdayOf,
} from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import type { Tithi } from 'bikram-sambat-calendar/panchanga'
import type { Lang } from '#app/lib/language.ts'
import { chipsIn } from '#app/lib/statement.ts'
import { type BsMonth, weeksOf } from '#app/records/holidays/bs-month.ts'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import { type WeeklyClosing, weeklyClosingOf, weeklyRemarks } from '#app/records/holidays/holiday-remarks.ts'
import { messages } from './messages.ne.ts'

export interface MonthDay {
  date: BsDate
  ad: AdDate
  weekday: Weekday
  festivals: readonly FestivalDay[]
  weekly: WeeklyClosing | undefined
  /** A public holiday of everybody, or of some people or places. */
  holiday: FestivalDay['holiday']
}

/** What the cells of a month show, in weeks: without minor days. `festivals` are those of its year. */
export function monthDays(
  month: BsMonth,
  festivals: readonly FestivalDay[],
): readonly (readonly (MonthDay | undefined)[])[] {
  const ofMonth = festivals.filter(({ date, isMinor }) => !isMinor && date.month === month.month)
  return weeksOf(month).map((week) =>
    week.map((date) => {
      if (!date) return undefined
      const ofDay = ofMonth.filter((festival) => festival.date.day === date.day).sort(byHoliday)
      const holiday = ofDay[0]?.holiday ?? ofDay.find((festival) => festival.holiday)?.holiday
      const [weekday, ad, weekly] = [weekdayOf(date), bsToAd(date), weeklyClosingOf(date)]
      return { date, weekday, ad, festivals: ofDay, weekly, holiday }
    }),
  )
}

/** A cell shows one name: a holiday for all comes first. */
const byHoliday = (a: FestivalDay, b: FestivalDay) =>
  Number(b.holiday === 'all') - Number(a.holiday === 'all')

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
