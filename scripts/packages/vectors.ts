// What every implementation of the calendar must answer, as two CSV files of a release of the package.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  addDays,
  type BsDate,
  bsMonths,
  bsToAd,
  type CalendarDay,
  daysInBsMonth,
  firstBsYear,
  lastBsYear,
} from 'bikram-sambat-calendar'
import { tithiOf } from 'bikram-sambat-calendar/panchanga'

/** Header lines. A day is written `YYYY-MM-DD`, the tithi is 1 to 30. */
const DAYS_HEADER = 'ad,bs,tithi'
const REFUSALS_HEADER = 'calendar,date'

/**
 * Writes `days.csv`, every day of the table in both calendars with the tithi at sunrise in Kathmandu, and
 * `refusals.csv`, days of either calendar (`ad` or `bs`) that must be refused.
 * @returns the number of lines of each, without the header
 */
export function writeVectors(folder: string): { days: number; refusals: number } {
  mkdirSync(folder, { recursive: true })
  const days = everyDay()
  const refusals = everyRefusal()
  writeFileSync(join(folder, 'days.csv'), `${[DAYS_HEADER, ...days].join('\n')}\n`)
  writeFileSync(join(folder, 'refusals.csv'), `${[REFUSALS_HEADER, ...refusals].join('\n')}\n`)
  return { days: days.length, refusals: refusals.length }
}

/** Twelve lengths a year, as the ports read them from `ports/month-lengths.csv`. */
export function monthLengthsCsv(): string {
  const months = bsMonths.map(({ value }) => value)
  const lines = [['year', ...months].join(',')]
  for (let year = firstBsYear; year <= lastBsYear; year++)
    lines.push([year, ...months.map((month) => daysInBsMonth(year, month))].join(','))
  return `${lines.join('\n')}\n`
}

function everyDay(): string[] {
  const lines: string[] = []
  const last = { year: lastBsYear, month: 12, day: daysInBsMonth(lastBsYear, 12) }
  for (let bs: BsDate = { year: firstBsYear, month: 1, day: 1 }; ; bs = addDays(bs, 1)) {
    lines.push(`${text(bsToAd(bs))},${text(bs)},${tithiOf(bs).number}`)
    if (text(bs) === text(last)) return lines
  }
}

/** Days 0 and one past the end of each month, months 0 and 13, the days before and after the table. */
function everyRefusal(): string[] {
  const lines: string[] = []
  for (let year = firstBsYear; year <= lastBsYear; year++) {
    for (let month = 1; month <= 12; month++)
      lines.push(`bs,${text({ year, month, day: daysInBsMonth(year, month) + 1 })}`)
    lines.push(`bs,${text({ year, month: 0, day: 1 })}`, `bs,${text({ year, month: 13, day: 1 })}`)
  }
  const first = bsToAd({ year: firstBsYear, month: 1, day: 1 }).year
  const last = bsToAd({ year: lastBsYear, month: 12, day: 1 }).year
  for (let year = first + 1; year < last; year++)
    for (let month = 1; month <= 12; month++) {
      const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
      lines.push(`ad,${text({ year, month, day: length + 1 })}`, `ad,${text({ year, month, day: 0 })}`)
    }
  // The first table day is 1943-04-14, the last 2034-04-13.
  lines.push('bs,1999-12-30', 'bs,2091-01-01', 'ad,1943-04-13', 'ad,2034-04-14')
  return lines
}

function text({ year, month, day }: CalendarDay): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
