import type { Bilingual } from '#app/kit/language.ts'
import { readYear } from './published-days.ts'

interface HolidayFile {
  limited: string[]
  names: Record<string, Bilingual>
  years: Record<string, string>
}

export interface Holiday {
  names: readonly Bilingual[]
  /** For some people or places only. */
  limited: boolean
}

/** Holidays of the years that are known, by `year-month-day` of Bikram Sambat. */
export interface Holidays {
  firstYear: number
  lastYear: number
  byDay: ReadonlyMap<string, Holiday>
}

export function readHolidays({ limited, names, years }: HolidayFile): Holidays {
  const known = Object.keys(years).map(Number)
  const byDay = new Map<string, Holiday>()
  for (const { id, date } of known.flatMap((year) => readYear(year, years[year]))) {
    const key = [date.year, date.month, date.day].map((value) => String(value).padStart(2, '0')).join('-')
    const before = byDay.get(key) ?? { names: [], limited: true }
    byDay.set(key, {
      names: [...before.names, ...(names[id] ? [names[id]] : [])],
      limited: before.limited && limited.includes(id),
    })
  }
  return { firstYear: Math.min(...known), lastYear: Math.max(...known), byDay }
}
