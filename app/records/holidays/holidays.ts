import type { BsDate } from 'bikram-sambat-calendar'
import type { Bilingual } from '#app/lib/language.ts'
import { daysOfYear, type HolidayFile } from './holiday-file.ts'
import { readYear } from './published-days.ts'

export interface Holiday {
  /** Of those that everybody has, else of those that only some have. */
  names: readonly Bilingual[]
  /** For some people or places only. */
  limited: boolean
}

/** Holidays of the years that are known, by `year-month-day` of Bikram Sambat. */
export interface Holidays {
  firstYear: number
  lastYear: number
  byDay: ReadonlyMap<string, Holiday>
  /** Years in whose list one of the two Eids is missing: it is announced a few days before. */
  withoutEid: readonly number[]
  /** When the notice of a year was published. */
  noticeOf: ReadonlyMap<number, BsDate>
}

export function readHolidays(file: HolidayFile): Holidays {
  const known = Object.keys(file.years).map(Number)
  const byDay = new Map<string, Holiday>()
  for (const { id, date, scope } of known.flatMap((year) => readYear(year, daysOfYear(file, year)))) {
    const key = [date.year, date.month, date.day].map((value) => String(value).padStart(2, '0')).join('-')
    const limited = scope !== undefined
    const before = byDay.get(key)
    const name = file.names[id] ? [file.names[id]] : []
    if (!before || (before.limited && !limited)) byDay.set(key, { names: name, limited })
    else if (before.limited === limited) byDay.set(key, { names: [...before.names, ...name], limited })
  }
  return {
    firstYear: Math.min(...known),
    lastYear: Math.max(...known),
    byDay,
    withoutEid: known.filter(
      (year) => !['id-fitr:', 'id-adha:'].every((id) => file.years[year]?.includes(id)),
    ),
    noticeOf: new Map(Object.entries(file.notices).map(([year, day]) => [Number(year), dateOf(day)])),
  }
}

function dateOf(text: string): BsDate {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}
