import { isoOf } from '@chautari/ask/dates'
import {
  addDays,
  bsToAd,
  daysInBsMonth,
  daysInBsYear,
  firstBsYear,
  lastBsYear,
} from '@chautari/bikram-sambat'
import { tithiOf } from '@chautari/bikram-sambat/panchanga'

/** Columns of the two files. A day is written `YYYY-MM-DD`, the tithi is 1 to 30, the calendar `ad` or `bs`. */
export const vectorColumns = {
  days: [
    { name: 'ad', type: 'date' },
    { name: 'bs', type: 'string' },
    { name: 'tithi', type: 'integer' },
  ],
  refusals: [
    { name: 'calendar', type: 'string' },
    { name: 'date', type: 'string' },
  ],
} as const

/** The lines of a BS year: each day in both calendars, with the tithi at sunrise in Kathmandu. */
export function dayVectorsOf(year: number): string[] {
  const first = { year, month: 1, day: 1 }
  const days = Array.from({ length: daysInBsYear(year) }, (_, index) => addDays(first, index))
  return days.map((bs) => `${isoOf(bsToAd(bs))},${isoOf(bs)},${tithiOf(bs).number}`)
}

/**
 * Days of either calendar that must be refused: days 0 and one past the end of each month, months 0 and 13, the days before
 * and after the table.
 */
export function refusalVectors(): string[] {
  const lines: string[] = []
  for (let year = firstBsYear; year <= lastBsYear; year++) {
    for (let month = 1; month <= 12; month++)
      lines.push(`bs,${isoOf({ year, month, day: daysInBsMonth(year, month) + 1 })}`)
    lines.push(`bs,${isoOf({ year, month: 0, day: 1 })}`, `bs,${isoOf({ year, month: 13, day: 1 })}`)
  }
  const first = bsToAd({ year: firstBsYear, month: 1, day: 1 }).year
  const last = bsToAd({ year: lastBsYear, month: 12, day: 1 }).year
  for (let year = first + 1; year < last; year++)
    for (let month = 1; month <= 12; month++) {
      const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
      lines.push(`ad,${isoOf({ year, month, day: length + 1 })}`, `ad,${isoOf({ year, month, day: 0 })}`)
    }
  // Conversions know BS 1970-01-01, 1913-04-13, to 2090-12-30, 2034-04-13.
  lines.push('bs,1969-12-30', 'bs,2091-01-01', 'ad,1913-04-12', 'ad,2034-04-14')
  return lines
}

/** A file of lines, or of texts of some lines each, below the names of its columns. The same lines give the same bytes. */
export function vectorCsv(file: keyof typeof vectorColumns, lines: readonly string[]): string {
  const head = vectorColumns[file].map(({ name }) => name).join(',')
  return `${[head, ...lines].join('\n')}\n`
}
