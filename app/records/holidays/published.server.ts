import { type BsDate, compareBs, lastBsYear } from '@chautari/bikram-sambat'
import { almanacNames } from '@chautari/bikram-sambat/almanac'
import { LRUCache } from 'lru-cache'
import type { Bilingual, Lang } from '#app/lib/language.ts'
import { festivalsOf as computeFestivals } from './all-published.ts'
import holidays from './data/holidays.json' with { type: 'json' }
import observed from './data/observed-days.json' with { type: 'json' }
import type { FestivalDay } from './festivals.ts'

export { published } from './all-published.ts'

/** By BS year: to compute the festivals of a year takes 2 ms. */
const years = new LRUCache<number, readonly FestivalDay[]>({
  max: 100,
  memoMethod: (year) => computeFestivals(year),
})

/** Festivals, holidays and observed days of a BS year in the order of their dates. */
export const festivalsOf = (year: number): readonly FestivalDay[] => years.memo(year)

/**
 * The next festivals from a day on, that day included, of this BS year and the next: minor days are left out, and a
 * holiday of several days is there once.
 */
export function festivalsFrom(day: BsDate, count: number): FestivalDay[] {
  return [day.year, day.year + 1]
    .filter((year) => year <= lastBsYear)
    .flatMap(festivalsOf)
    .filter(({ date, isMinor }) => !isMinor && compareBs(date, day) >= 0)
    .filter(
      ({ id, date }, at, all) =>
        all.findIndex((other) => other.id === id && other.date.year === date.year) === at,
    )
    .slice(0, count)
}

/** What every festival is called, by id. */
export const festivalNames: Readonly<Record<string, Bilingual>> = {
  ...almanacNames,
  ...holidays.names,
  ...observed.names,
}

const namesIn = (lang: Lang) =>
  Object.fromEntries(Object.entries(festivalNames).map(([id, name]) => [id, name[lang]]))
const namesByLang = { en: namesIn('en'), ne: namesIn('ne') }

/** The same in one language. */
export const festivalNamesIn = (lang: Lang): Readonly<Record<string, string>> => namesByLang[lang]

/** The day, in Bikram Sambat, of the Home Ministry's notice, by year. */
export const noticeDays: Readonly<Record<string, string>> = holidays.notices
