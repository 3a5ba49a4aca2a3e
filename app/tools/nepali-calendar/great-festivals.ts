import { type BsDate, compareBs, differenceInDays, firstBsYear, lastBsYear } from '@chautari/bikram-sambat'
import type { Bilingual } from '#app/lib/language.ts'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import { calendarPath } from './calendar-view.ts'

/** A festival with a page of its own. */
export interface GreatFestival {
  /** Last part of its address. */
  slug: string
  name: Bilingual
  /** Its day that people ask for, as an id of the records. */
  main: string
  /** Its days in their order, with the main one. */
  days: readonly string[]
}

const ofOneDay = (slug: string, en: string, ne: string): GreatFestival => {
  return { slug, name: { en, ne }, main: slug, days: [slug] }
}

/** The festivals that most people ask for, in the order of the BS year. */
export const greatFestivals: readonly GreatFestival[] = [
  ofOneDay('new-year', 'Nepali New Year', 'नयाँ वर्ष'),
  ofOneDay('buddha-jayanti', 'Buddha Jayanti', 'बुद्ध जयन्ती'),
  ofOneDay('teej', 'Teej', 'तीज'),
  {
    slug: 'dashain',
    name: { en: 'Dashain', ne: 'दशैँ' },
    main: 'vijaya-dashami',
    days: ['ghatasthapana', 'fulpati', 'maha-ashtami', 'maha-navami', 'vijaya-dashami'],
  },
  {
    slug: 'tihar',
    name: { en: 'Tihar', ne: 'तिहार' },
    main: 'laxmi-puja',
    days: ['kaag-tihar', 'kukur-tihar', 'laxmi-puja', 'gobardhan', 'bhai-tika'],
  },
  ofOneDay('chhath', 'Chhath', 'छठ'),
  ofOneDay('shivaratri', 'Maha Shivaratri', 'महाशिवरात्रि'),
  { slug: 'holi', name: { en: 'Holi', ne: 'होली' }, main: 'holi-hill', days: ['holi-hill', 'holi-terai'] },
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

/** From Kag Tihar, two days before Laxmi Puja, to Bhai Tika. */
export function isTihar(date: BsDate, ofYear: readonly FestivalDay[]): boolean {
  const daysSince = (id: string) => {
    const festival = ofYear.find((day) => day.id === id)
    return festival ? differenceInDays(festival.date, date) : Number.NaN
  }
  return daysSince('laxmi-puja') >= -2 && daysSince('bhai-tika') <= 0
}
