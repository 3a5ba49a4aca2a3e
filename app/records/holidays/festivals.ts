import { type BsDate, compareBs, differenceInDays, firstBsYear, lastBsYear } from '@chautari/bikram-sambat'
import { almanacDaysOf, isAlmanacDay } from '@chautari/bikram-sambat/almanac'
import { type Festival, festivalsOf } from '@chautari/bikram-sambat/panchanga'
import { type HolidayScope, type HolidaySource, readYear, sourceOf } from './published-days.ts'

/** Published days as the files hold them: a text for each year. */
export interface PublishedYears {
  /** Days that a published calendar marks as a public holiday. */
  holidays: Readonly<Record<string, string>>
  /** Festivals and observed days that none of them marks. */
  observed: Readonly<Record<string, string>>
}

export interface FestivalDay {
  id: string
  date: BsDate
  /** A public holiday of everybody, or of some people or places. */
  holiday: 'all' | 'some' | undefined
  /** Who has a holiday of some. */
  scope?: HolidayScope | undefined
  /** Who publishes the day or marks the holiday; empty: computed by rule. */
  sources: readonly HolidaySource[]
  /** How the date is known: `published`, or by the rule. */
  basis: 'published' | Festival['basis']
  /** A day of the almanac without a holiday: on the pages of its month and day, not among the coming festivals. */
  isMinor: boolean
}

/** Two dates this near are the same festival by two reckonings. */
const sameFestivalDays = 15

/** The BS year since which a day that recalls an event can be observed. */
const observedSince: Readonly<Record<string, number>> = {
  democracy: 2007,
  loktantra: 2063,
  republic: 2065,
  constitution: 2072,
}

/**
 * Festivals, holidays and observed days of a BS year in the order of their dates: the published ones, and by rule those
 * that no published calendar at hand has.
 */
export function festivalsOfYear(year: number, published: PublishedYears): FestivalDay[] {
  const known = publishedOf(year, published)
  const nearby = [...publishedOf(year - 1, published), ...known, ...publishedOf(year + 1, published)]
  const computed = [...festivalsOf(year), ...almanacDaysOf(year)]
    .filter(({ id, date }) => year >= (observedSince[id] ?? 0) && !nearby.some(isSame(id, date)))
    .map((day): FestivalDay => ({ ...day, holiday: undefined, sources: [], isMinor: isAlmanacDay(day.id) }))
  return [...known, ...computed].sort((a, b) => compareBs(a.date, b.date))
}

function publishedOf(year: number, { holidays, observed }: PublishedYears): FestivalDay[] {
  if (year < firstBsYear || year > lastBsYear) return []
  const days = [
    ...readYear(year, holidays[year]).map(
      (day) => ({ ...day, holiday: day.scope ? 'some' : 'all' }) as const,
    ),
    ...readYear(year, observed[year]).map((day) => ({ ...day, holiday: undefined })),
  ]
  return days.map(({ letters, ...day }) => ({
    ...day,
    sources: [...letters].flatMap((letter) => sourceOf[letter] ?? []),
    basis: 'published',
    isMinor: day.holiday === undefined && isAlmanacDay(day.id),
  }))
}

function isSame(id: string, date: BsDate) {
  return (other: FestivalDay) =>
    other.id === id && Math.abs(differenceInDays(other.date, date)) <= sameFestivalDays
}
