import { addDays, type BsDate, compareBs, formatBs } from '@chautari/bikram-sambat'
import type { Bilingual } from '#app/lib/language.ts'
import { readYear } from './published-days.ts'

/** `data/holidays.json`; see `data/SOURCE.md`. */
export interface HolidayFile {
  /** Holidays of some people only: who has them, and their ids. */
  scopes: Record<string, string[]>
  /** The day, in Bikram Sambat, on which the notice of a year was published. */
  notices: Record<string, string>
  names: Record<string, Bilingual>
  years: Record<string, string>
}

/**
 * A year's text day by day, as `readYear` reads it: ranges as their days, limited holidays with their scope. A day of
 * a range that has a holiday of its own for everybody keeps that name alone.
 */
export function daysOfYear({ years, scopes }: HolidayFile, year: number): string {
  const scopeOf = new Map(
    Object.entries(scopes).flatMap(([scope, ids]) => ids.map((id) => [id, scope] as const)),
  )
  const withScope = (entry: string) => {
    const [id = '', letters, scope = scopeOf.get(id)] = entry.split(':')
    return [id, letters, ...(scope ? [scope] : [])].join(':')
  }
  const days = new Map<string, string[]>()
  const lines = [...(years[year] ?? '').matchAll(/(\d\d-\d\d)(?:\/(\d\d-\d\d))? (\S+)/g)]
  for (const [, day = '', until, list = ''] of lines) {
    if (!until) days.set(day, list.split('+').map(withScope))
  }
  for (const [, from = '', until, entry = ''] of lines) {
    for (const day of until ? daysFrom(year, from, until) : []) {
      const entries = days.get(day) ?? []
      const isNamed = entries.some((other) => other.split(':').length === 2)
      if (!isNamed) days.set(day, [entry, ...entries])
    }
  }
  return [...days]
    .map(([day, entries]) => `${day} ${entries.join('+')}`)
    .sort()
    .join(' ')
}

/** `06-31` to `07-06`, both included. */
function daysFrom(year: number, from: string, until: string): string[] {
  const days: string[] = []
  const last = dateOf(`${year}-${until}`)
  for (let date = dateOf(`${year}-${from}`); compareBs(date, last) <= 0; date = addDays(date, 1)) {
    days.push(formatBs(date, { style: 'numeric' }).slice('2083-'.length))
  }
  return days
}

export interface Holiday {
  /** Of those that everybody has, else of those that only some have. */
  names: readonly Bilingual[]
  /** For some people or places only. */
  limited: boolean
}

export type Holidays = ReturnType<typeof readHolidays>

/** Holidays of the years that are known. */
export function readHolidays(file: HolidayFile) {
  const known = Object.keys(file.years).map(Number)
  const days = known.flatMap((year) => readYear(year, daysOfYear(file, year)))
  const sameDay = Map.groupBy(days, ({ date }) => formatBs(date, { style: 'numeric' }))
  const holidayOf = (published: typeof days): Holiday => {
    const ofAll = published.filter(({ scope }) => scope === undefined)
    const limited = ofAll.length === 0
    return { names: (limited ? published : ofAll).flatMap(({ id }) => file.names[id] ?? []), limited }
  }
  return {
    /** Of everybody or of some; none where no list of the year is known. */
    ofYear: (year: number) =>
      days
        .filter(({ date }) => date.year === year)
        .map((day) => ({ ...day, holiday: day.scope ? ('some' as const) : ('all' as const) })),
    firstYear: Math.min(...known),
    lastYear: Math.max(...known),
    /** By `year-month-day` of Bikram Sambat. */
    byDay: new Map([...sameDay].map(([key, published]) => [key, holidayOf(published)])),
    /** Years in whose list one of the two Eids is missing: it is announced a few days before. */
    withoutEid: known.filter(
      (year) => !['id-fitr:', 'id-adha:'].every((id) => file.years[year]?.includes(id)),
    ),
    /** When the notice of a year was published. */
    noticeOf: new Map(Object.entries(file.notices).map(([year, day]) => [Number(year), dateOf(day)])),
  }
}

function dateOf(text: string): BsDate {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}
