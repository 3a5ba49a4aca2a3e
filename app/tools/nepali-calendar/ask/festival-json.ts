import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import { scopeOf } from '#app/records/holidays/published-days.ts'
import type { CalendarAskData } from './festivals.ts'

const bases = ['published', 'fixed', 'firm', 'open'] as const

/** `dashain 6-23 a 0`: id, month and day; `a` a holiday of all, `-` none, `m` a minor day, else who has it; index of the basis. */
export function packDay({ id, date, holiday, scope, basis, isMinor }: FestivalDay): string {
  const holidays = holiday === 'all' ? 'a' : holiday ? (scope ?? 'region') : isMinor ? 'm' : '-'
  return `${id} ${date.month}-${date.day} ${holidays} ${bases.indexOf(basis)}`
}

/** Some BS years of festivals, and their names. */
export interface CalendarJson extends Pick<CalendarAskData, 'names'> {
  years: Readonly<Record<string, readonly string[]>>
}

export function readCalendarJson(json: unknown): CalendarAskData {
  const { years, names } = json as CalendarJson
  return { names, festivalsOf: (year) => years[year]?.map((day) => readDay(year, day)) ?? [] }
}

function readDay(year: number, text: string): FestivalDay {
  const [id = '', monthDay = '', holiday, basis] = text.split(' ')
  const scope = scopeOf(holiday)
  const [month = 0, day = 0] = monthDay.split('-').map(Number)
  return {
    id,
    date: { year, month, day },
    holiday: holiday === 'a' ? 'all' : scope && 'some',
    scope,
    // Who publishes it is on the day's page.
    sources: basis === '0' ? ['ministry'] : [],
    basis: bases[Number(basis)] ?? 'open',
    isMinor: holiday === 'm',
  }
}
