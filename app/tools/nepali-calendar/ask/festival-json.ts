import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import type { CalendarAskData } from './festivals.ts'

const bases = ['published', 'fixed', 'firm', 'open'] as const

/** `dashain 6-23 a 0`: id, month and day; `a` a holiday of all, `s` of some, `-` none, `m` a minor day; index of the basis. */
export function packDay({ id, date, holiday, basis, isMinor }: FestivalDay): string {
  const holidays = holiday?.slice(0, 1) ?? (isMinor ? 'm' : '-')
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
  const [month = 0, day = 0] = monthDay.split('-').map(Number)
  return {
    id,
    date: { year, month, day },
    holiday: holiday === 'a' ? 'all' : holiday === 's' ? 'some' : undefined,
    // Who publishes it is on the day's page.
    sources: basis === '0' ? ['ministry'] : [],
    basis: bases[Number(basis)] ?? 'open',
    isMinor: holiday === 'm',
  }
}
