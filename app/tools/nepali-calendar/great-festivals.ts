import { type BsDate, compareBs, firstBsYear, lastBsYear } from '@chautari/bikram-sambat'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import { dashain, type GreatFestival, holi, tihar } from '#app/records/holidays/great-festivals.ts'
import { calendarPath } from './calendar-view.ts'

export type { GreatFestival }

const ofOneDay = (slug: string, en: string, ne: string): GreatFestival => {
  return { slug, name: { en, ne }, main: slug, days: [slug] }
}

/** The festivals with a page of their own, in the order of the BS year. */
export const greatFestivals: readonly GreatFestival[] = [
  ofOneDay('new-year', 'Nepali New Year', 'नयाँ वर्ष'),
  ofOneDay('buddha-jayanti', 'Buddha Jayanti', 'बुद्ध जयन्ती'),
  ofOneDay('teej', 'Teej', 'तीज'),
  dashain,
  tihar,
  ofOneDay('chhath', 'Chhath', 'छठ'),
  ofOneDay('shivaratri', 'Maha Shivaratri', 'महाशिवरात्रि'),
  holi,
]

/** Of a festival's page, below the tool's. */
export const festivalSubpath = (slug: string) => `/festivals/${slug}`

/** Path of a festival's page, without its language. */
export const festivalPath = (slug: string) => calendarPath + festivalSubpath(slug)

type FestivalsOf = (year: number) => readonly FestivalDay[]

/** A great festival in one BS year. */
export type FestivalInYear = NonNullable<ReturnType<typeof festivalIn>>

/** Its main day, and its days that are known in their order. */
export function festivalIn(year: number, { main, days }: GreatFestival, festivalsOf: FestivalsOf) {
  if (year < firstBsYear || year > lastBsYear) return undefined
  const ofYear = festivalsOf(year)
  const dayOf = (id: string) => ofYear.find((day) => day.id === id)
  const mainDay = dayOf(main)
  return mainDay && { main: mainDay, days: days.flatMap((id) => dayOf(id) ?? []) }
}

/** The one that is not over yet: its last day is today or later. Undefined at the end of the calendar. */
export function nextFestival(today: BsDate, festival: GreatFestival, festivalsOf: FestivalsOf) {
  return [today.year, today.year + 1]
    .flatMap((year) => festivalIn(year, festival, festivalsOf) ?? [])
    .find(({ days }) => days.some(({ date }) => compareBs(date, today) >= 0))
}

/** From Kag Tihar to Bhai Tika. */
export function isTihar(date: BsDate, ofYear: readonly FestivalDay[]): boolean {
  const [first, last] = [tihar.days[0], tihar.days.at(-1)].map((id) => ofYear.find((day) => day.id === id))
  return first && last ? compareBs(first.date, date) <= 0 && compareBs(date, last.date) <= 0 : false
}
