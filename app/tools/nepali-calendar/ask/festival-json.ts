import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import type { CalendarAskData } from './festivals.ts'

/** `dashain 6-23 a p`: id, month and day; `a` a holiday of all, `s` of some, `-` none; `p` published. */
export function packDay({ id, date, holiday, sources }: FestivalDay): string {
  const holidays = holiday === undefined ? '-' : holiday.slice(0, 1)
  return `${id} ${date.month}-${date.day} ${holidays} ${sources.length > 0 ? 'p' : '-'}`
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
  const [id = '', monthDay = '', holiday, published] = text.split(' ')
  const [month = 0, day = 0] = monthDay.split('-').map(Number)
  return {
    id,
    date: { year, month, day },
    holiday: holiday === 'a' ? 'all' : holiday === 's' ? 'some' : undefined,
    // Who publishes it is on the day's page.
    sources: published === 'p' ? ['ministry'] : [],
  }
}
