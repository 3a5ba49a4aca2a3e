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
import { type BsMonth, weeksOf } from '#app/records/holidays/bs-month.ts'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import { messages } from './messages.ne.ts'

export interface MonthDay {
  date: BsDate
  ad: AdDate
  weekday: Weekday
  festivals: readonly FestivalDay[]
  holiday: Holiday | undefined
}

/** The weekly one on Saturday; a public one for all, or for some people or places. */
type Holiday = 'weekly' | 'all' | 'some'

const saturday = 6

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
      const weekday = weekdayOf(date)
      return {
        date,
        weekday,
        ad: bsToAd(date),
        festivals: ofDay,
        holiday: holidayOf(weekday, ofDay),
      }
    }),
  )
}

/** A cell shows one name: a holiday for all comes first. */
const byHoliday = (a: FestivalDay, b: FestivalDay) =>
  Number(b.holiday === 'all') - Number(a.holiday === 'all')

/** A public holiday for all takes precedence over the weekly one, which does over a holiday for some. */
function holidayOf(weekday: Weekday, festivals: readonly FestivalDay[]): Holiday | undefined {
  if (festivals.some(({ holiday }) => holiday === 'all')) return 'all'
  if (weekday === saturday) return 'weekly'
  return festivals.some(({ holiday }) => holiday === 'some') ? 'some' : undefined
}

/** Names of festivals in the page's language, by id. */
export type FestivalNames = Readonly<Record<string, string>>

export function festivalName(names: FestivalNames, { id }: FestivalDay): string {
  return names[id] ?? id
}

/** A cell of the grid in words: `5 Mangsir 2083, Saturday, 21 November 2026, Dwadashi, Saturday, weekly holiday`. */
export function dayLabel(
  lang: Lang,
  day: MonthDay,
  tithi: Tithi,
  names: FestivalNames,
  isToday: boolean,
): string {
  const text = messages[lang]
  const { date, ad, weekday, holiday, festivals } = day
  return [
    ...(isToday ? [text.today] : []),
    formatBs(date, { language: lang }),
    weekdayName(weekday, lang),
    formatAd(ad, { language: lang }),
    tithi[lang],
    ...(holiday ? [text.marks[holiday]] : []),
    ...festivals.map((festival) => festivalName(names, festival)),
  ].join(', ')
}

/** The AD day in a cell; the first of a month has the month's name. */
export function adInCell(lang: Lang, { day, month }: AdDate, monthNames: readonly string[]): string {
  return day === 1 ? `${monthNames[month - 1] ?? ''} ${digitsIn(lang, day)}` : digitsIn(lang, day)
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
