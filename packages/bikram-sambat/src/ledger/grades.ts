import { type CourtPaper, courtPapers } from '../data/court-papers.ts'
import { firstBsYear, lastPublishedYear } from '../data/month-lengths.ts'
import { earlyTables, otherSources } from '../data/other-sources.ts'
import { otherStarts } from '../data/other-starts.ts'
import { bsDayNumber } from '../day-number.ts'
import { nearestTurn, sunLongitude } from '../panchanga/surya-siddhanta.ts'

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

/** The official papers by the month of their date, `2062-2`. */
const papers = new Map<string, CourtPaper[]>()
for (const paper of courtPapers.filter(({ isMisprint }) => !isMisprint)) {
  const month = paper.printed.split('।', 2).map(Number).join('-')
  papers.set(month, [...(papers.get(month) ?? []), paper])
}

/** Where tables differ. Falgun 2055: one published day grid gives Magh 30 days and Falgun 29, all other sources 29 and 30. */
const differing: ReadonlySet<number> = new Set([...otherStarts.map(Math.abs), 205511])

/** How the first day of a month is known. Throws DateOutOfRangeError outside BS 1970 to 2090. */
export function gradeOf(year: number, month: number): Grade {
  bsDayNumber({ year, month, day: 1 })
  if (year > lastPublishedYear)
    return marginOf(year, month) < openWithinMinutes ? 'computed-open' : 'computed-firm'
  const key = `${year}-${month}`
  if (papers.has(key) || noticeMonths[year]?.includes(month)) return 'primary'
  if (!differing.has(year * 100 + month)) return 'cross-checked'
  return marginOf(year, month) < openWithinMinutes ? 'contested' : 'single-camp'
}

const kathmanduMeanTimeDays = 85.325 / 360
const dayMinutes = 1440

/**
 * Minutes after midnight from which on an entry makes its own day the month's first: midnight, but 05:40 for Shrawan,
 * and 17:00 of the day before for Magh.
 */
const cuts: Readonly<Record<number, number>> = { 4: 340, 10: -420 }

/**
 * When the sun of the Surya Siddhanta enters the sign of a month, in minutes after the midnight with which the month
 * begins in the table, in local mean time of Kathmandu. Throws DateOutOfRangeError outside BS 1970 to 2090.
 */
export function entryMinutes(year: number, month: number): number {
  const start = bsDayNumber({ year, month, day: 1 })
  let time = start
  for (let step = 0; step < 12; step++) time -= nearestTurn(sunLongitude(time) - (month - 1) * 30) / 0.9856
  return (time + kathmanduMeanTimeDays - start) * dayMinutes
}

/**
 * Minutes between the sun's entry and the nearest moment at which the rule would begin the month on another day.
 * Negative where the table begins the month on another day than the rule does.
 * Throws DateOutOfRangeError outside BS 1970 to 2090.
 */
export function marginOf(year: number, month: number): number {
  const afterCut = minutesAfterCut(year, month)
  return Math.min(afterCut, dayMinutes - afterCut)
}

/**
 * On which side the nearest cut lies: whether the month would begin a day earlier or a day later, if the rule decided
 * the other way. Throws DateOutOfRangeError outside BS 1970 to 2090.
 */
export function otherStartOf(year: number, month: number): 'earlier' | 'later' {
  return minutesAfterCut(year, month) < dayMinutes / 2 ? 'earlier' : 'later'
}

function minutesAfterCut(year: number, month: number): number {
  return entryMinutes(year, month) - (cuts[month] ?? 0)
}

/** The months that an independent published table begins on another day, in order, with that table's address. */
export const differingMonths = Object.entries(otherSources).map(([key, source]) => ({
  year: Number(key.slice(0, 4)),
  month: Number(key.slice(4)),
  source,
}))

/** The published table with another start of this month, or where tables are compared; undefined where none is known. */
export function otherSourceOf(year: number, month: number): string | undefined {
  return otherSources[year * 100 + month]
}

/**
 * What the first day of a month is known from, in English: each official paper, else what was compared or computed.
 * Throws DateOutOfRangeError outside BS 1970 to 2090.
 */
export function sourcesOf(year: number, month: number): readonly string[] {
  bsDayNumber({ year, month, day: 1 })
  if (year > lastPublishedYear) return ['Surya Siddhanta, computed']
  const official = [
    ...(papers.get(`${year}-${month}`) ?? []).map(
      ({ decision, address }) => `Supreme Court decision ${decision}: ${address}`,
    ),
    ...(noticeMonths[year]?.includes(month) ? [`Ministry of Home Affairs: public holidays of ${year}`] : []),
  ]
  if (official.length > 0) return official
  const compared = ['Published calendars, compared', ...(year < firstBsYear ? earlyTables : [])]
  const other = otherSourceOf(year, month)
  return other && !compared.includes(other) ? [...compared, other] : compared
}
