import { bsDayNumber } from '../day-number.ts'
import { lastPublishedYear } from '../month-lengths.ts'
import { courtPapers } from './court-papers.ts'
import { marginOf } from './sun-entry.ts'

/**
 * How the first day of a month is known.
 * `primary`: an official paper of that month has date and weekday.
 * `cross-checked`: independent published calendars agree.
 * `single-camp`: published calendars differ, and the rule of the sun clearly supports one of them.
 * `contested`: published calendars differ, and the rule decides by minutes only.
 * `computed-firm`: no official calendar yet; the sun's entry is far from the cut of the day.
 * `computed-open`: no official calendar yet; the entry is so near the cut that the month may begin a day off.
 */
export const grades = [
  'primary',
  'cross-checked',
  'single-camp',
  'contested',
  'computed-firm',
  'computed-open',
] as const

export type Grade = (typeof grades)[number]

/** Within these minutes of the cut a computed start is open. The rule misses published starts by up to 21 minutes. */
export const openWithinMinutes = 30

/** Months of which a holiday notice of the Ministry of Home Affairs gives a day with its weekday, by year. */
export const noticeMonths: Readonly<Record<number, readonly number[]>> = {
  2078: [1, 2, 5, 6, 7, 8, 9, 10, 11, 12],
  2079: [1, 2, 4, 5, 6, 7, 9, 10, 11, 12],
  2080: [1, 5, 6, 7, 8, 9, 10, 11, 12],
  2081: [1, 2, 5, 6, 7, 9, 10, 11, 12],
  2082: [1, 2, 4, 5, 6, 7, 9, 10, 11, 12],
  2083: [1, 5, 6, 7, 9, 10, 11, 12],
}

const paperMonths = new Set(
  courtPapers.filter(({ isMisprint }) => !isMisprint).map(({ printed }) => printed.split('।', 2).join('-')),
)

/** Falgun 2055: one published day grid gives Magh 30 days and Falgun 29, all other sources 29 and 30. */
const singleCamp = new Set(['2055-11'])
const contested = new Set(['2062-2'])

/** How the first day of a month is known. Throws DateOutOfRangeError outside BS 2000 to 2090. */
export function gradeOf(year: number, month: number): Grade {
  bsDayNumber({ year, month, day: 1 })
  if (year > lastPublishedYear)
    return marginOf(year, month) < openWithinMinutes ? 'computed-open' : 'computed-firm'
  const key = `${year}-${month}`
  if (paperMonths.has(key) || noticeMonths[year]?.includes(month)) return 'primary'
  if (contested.has(key)) return 'contested'
  return singleCamp.has(key) ? 'single-camp' : 'cross-checked'
}
