import { type BsDate, compareBs, lastBsYear } from 'bikram-sambat-calendar'
import { type FestivalDay, festivalsOfYear, type PublishedYears } from './festivals.ts'

/**
 * The next festivals from a day on, that day included, of this BS year and the next: minor days are left out, and a
 * holiday of several days is there once.
 */
export function festivalsFrom(day: BsDate, count: number, published: PublishedYears): FestivalDay[] {
  const years = [day.year, day.year + 1].filter((year) => year <= lastBsYear)
  return years
    .flatMap((year) => festivalsOfYear(year, published))
    .filter(({ date, isMinor }) => !isMinor && compareBs(date, day) >= 0)
    .filter(
      ({ id, date }, at, all) =>
        all.findIndex((other) => other.id === id && other.date.year === date.year) === at,
    )
    .slice(0, count)
}
