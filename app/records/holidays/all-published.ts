import holidays from './data/holidays.json' with { type: 'json' }
import observed from './data/observed-days.json' with { type: 'json' }
import { type FestivalDay, festivalsOfYear, type PublishedYears } from './festivals.ts'
import { daysOfYear } from './holidays.ts'

/** All published days at hand. 20 kB: a page has those of its years, and loads this file for the others. */
export const published: PublishedYears = {
  holidays: Object.fromEntries(
    Object.keys(holidays.years).map((year) => [year, daysOfYear(holidays, Number(year))]),
  ),
  observed: observed.years,
}

/** Festivals, holidays and observed days of a BS year in the order of their dates. */
export const festivalsOf = (year: number): readonly FestivalDay[] => festivalsOfYear(year, published)
