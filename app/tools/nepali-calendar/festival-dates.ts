import { type BsDate, compareBs, differenceInDays, firstBsYear, lastBsYear } from 'bikram-sambat-calendar'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import type { GreatFestival } from './great-festivals.ts'

type FestivalsOf = (year: number) => readonly FestivalDay[]

/** A great festival in one BS year. */
export interface FestivalInYear {
  main: FestivalDay
  /** Its days that are known, in their order. */
  days: readonly FestivalDay[]
}

export function festivalIn(
  year: number,
  { main, days }: GreatFestival,
  festivalsOf: FestivalsOf,
): FestivalInYear | undefined {
  if (year < firstBsYear || year > lastBsYear) return undefined
  const ofYear = festivalsOf(year)
  const dayOf = (id: string) => ofYear.find((day) => day.id === id)
  const mainDay = dayOf(main)
  return mainDay && { main: mainDay, days: days.flatMap((id) => dayOf(id) ?? []) }
}

/** The one that is not over yet: its last day is today or later. Undefined at the end of the calendar. */
export function nextFestival(
  today: BsDate,
  festival: GreatFestival,
  festivalsOf: FestivalsOf,
): FestivalInYear | undefined {
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

/** Whether the Home Ministry announced the day, so that it will not move. */
export const isOfficial = ({ sources }: FestivalDay) => sources.includes('ministry')
