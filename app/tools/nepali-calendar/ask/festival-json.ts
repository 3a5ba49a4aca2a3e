import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import { scopeOf, sourceOf } from '#app/records/holidays/published-days.ts'
import type { CalendarAskData } from './festivals.ts'

const bases = ['published', 'fixed', 'firm', 'open'] as const

/**
 * `dashain 6-23 a 0mr`: id, month and day; `a` a holiday of all, `-` none, `m` a minor day, else who has it; index of the basis,
 * and who publishes it in the letters of `sourceOf`.
 */
export function packDay({ id, date, holiday, scope, sources, basis, isMinor }: FestivalDay): string {
  const holidays = holiday === 'all' ? 'a' : holiday ? (scope ?? 'region') : isMinor ? 'm' : '-'
  return `${id} ${date.month}-${date.day} ${holidays} ${bases.indexOf(basis)}${sources.map(letterOf).join('')}`
}

const letterOf = (source: string) => Object.keys(sourceOf).find((letter) => sourceOf[letter] === source)

/** Some BS years of festivals, and their names. */
export interface CalendarJson extends Pick<CalendarAskData, 'names'> {
  years: Readonly<Record<string, readonly string[]>>
}

export function readCalendarJson(json: unknown): CalendarAskData {
  const { years, names } = json as CalendarJson
  return { names, festivalsOf: (year) => years[year]?.map((day) => readDay(year, day)) ?? [] }
}

export function readDay(year: number, text: string): FestivalDay {
  const [id = '', monthDay = '', holiday, [basis, ...letters] = ''] = text.split(' ')
  const scope = scopeOf(holiday)
  const [month = 0, day = 0] = monthDay.split('-').map(Number)
  return {
    id,
    date: { year, month, day },
    holiday: holiday === 'a' ? 'all' : scope && 'some',
    scope,
    sources: letters.flatMap((letter) => sourceOf[letter] ?? []),
    basis: bases[Number(basis)] ?? 'open',
    isMinor: holiday === 'm',
  }
}
