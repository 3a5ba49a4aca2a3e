import type { Bilingual } from '#app/kit/language.ts'

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
  const byDay = new Map<string, Holiday>()
  for (const [year, text] of Object.entries(years)) {
    for (const [, day = '', list = ''] of text.matchAll(/(\d\d-\d\d) (\S+)/g)) {
      const ids = list.split('+')
      byDay.set(`${year}-${day}`, {
        names: ids.flatMap((id) => names[id] ?? []),
        limited: ids.every((id) => limited.includes(id)),
      })
    }
  }
  const known = Object.keys(years).map(Number)
  return { firstYear: Math.min(...known), lastYear: Math.max(...known), byDay }
}
