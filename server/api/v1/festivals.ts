import { type BsDate, compareBs, statusOf, todayInNepal } from '@chautari/bikram-sambat'
import { z } from 'zod'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import { festivalRemarks, holidayRemarks, listRemarks } from '#app/records/holidays/holiday-remarks.ts'
import { festivalNames, festivalsOf, noticeDays, published } from '#app/records/holidays/published.server.ts'
import { holidayScopes, sourceOf } from '#app/records/holidays/published-days.ts'
import { festivalFile } from '../festival-file.ts'
import { dataRoute } from './data-route.ts'
import {
  bilingual,
  bsYear,
  dayFields,
  dayOf,
  missingYear,
  readYear,
  remarksField,
  shownRemarks,
  strictness,
  yearStatus,
} from './day.ts'

const nameOf = (id: string) => festivalNames[id] ?? { en: id, ne: id }

export const source = z.enum(Object.values(sourceOf) as [string, ...string[]])

export const festivalFields = {
  id: z.string(),
  name: bilingual,
  /** A public holiday of everybody, or of some people or places. */
  holiday: z.enum(['all', 'some']).nullable(),
  /** Who publishes the day. Without one it is computed by rule. */
  sources: z.array(source),
  /** A day of the almanac that no holiday goes with, such as an Ekadashi. */
  minor: z.boolean(),
  /** How the date is known, and who has the holiday. */
  remarks: remarksField,
}

const festival = z.object({ ...dayFields, ...festivalFields })

const shown =
  (today: BsDate) =>
  (festival: FestivalDay): z.output<z.ZodObject<typeof festivalFields>> => ({
    id: festival.id,
    name: nameOf(festival.id),
    holiday: festival.holiday ?? null,
    sources: [...festival.sources],
    minor: festival.isMinor,
    remarks: shownRemarks(festivalRemarks(festival, today)),
  })

export function festivalsOfDay(day: BsDate, today: BsDate) {
  return festivalsOf(day.year)
    .filter(({ date }) => compareBs(date, day) === 0)
    .map(shown(today))
}

export const readFestivalYear = dataRoute({
  path: '/api/v1/festivals/{year}',
  summary:
    'Festivals and observed days of a year of Bikram Sambat; a day without sources is computed by rule',
  parameters: { year: bsYear },
  query: strictness,
  missing: missingYear,
  answers: z.object({ year: z.int(), status: yearStatus, festivals: z.array(festival) }),
  read: ({ now }, { year: text = '', allow }) => {
    const year = readYear(text, allow)
    if (typeof year !== 'number') return year
    const shownToday = shown(todayInNepal(now()).bs)
    const festivals = festivalsOf(year).map((one) => ({
      ...dayOf(one.date),
      ...shownToday(one),
    }))
    return { year, status: statusOf(year), festivals }
  },
  csv: { row: festival, rows: ({ festivals }) => festivals },
  ics: (site, { year }, lang) => festivalFile(site, [Number(year)], lang, 'festivals', Number(year)),
})

/** The years whose public holidays are at hand. */
export const holidayYears = Object.keys(published.holidays).map(Number)

export const holiday = z.object({
  ...dayFields,
  id: z.string(),
  name: bilingual,
  /** Who has the holiday; null: everybody in the country. */
  scope: z.enum(holidayScopes).nullable(),
  sources: z.array(source),
  remarks: remarksField,
})

/** Each day of a holiday that lasts several. Undefined where no list of the year is at hand. */
export function holidaysOf(year: number): z.output<typeof holiday>[] | undefined {
  if (published.holidays[year] === undefined) return undefined
  return festivalsOf(year)
    .filter(({ holiday: who }) => who)
    .map((one) => ({
      ...dayOf(one.date),
      id: one.id,
      name: nameOf(one.id),
      scope: one.scope ?? null,
      sources: [...one.sources] as z.output<typeof source>[],
      remarks: shownRemarks(holidayRemarks(one)),
    }))
}

export const readHolidayYear = dataRoute({
  path: '/api/v1/holidays/{year}',
  summary:
    'Public holidays of a year of Bikram Sambat as published, with who has them and who published them',
  parameters: { year: bsYear },
  missing: `Lists of public holidays are known for BS ${Math.min(...holidayYears)} to ${Math.max(...holidayYears)}.`,
  answers: z.object({
    year: z.int(),
    /** The day in Bikram Sambat of the Home Ministry's notice. */
    notice: z.string().nullable(),
    remarks: remarksField,
    holidays: z.array(holiday),
  }),
  read: (_, { year: text = '' }) => {
    const year = Number(text)
    const holidays = holidaysOf(year)
    if (!holidays) return undefined
    const remarks = shownRemarks(listRemarks(year, true))
    return { year, notice: noticeDays[text] ?? null, remarks, holidays }
  },
  csv: { row: holiday, rows: ({ holidays }) => holidays },
  ics: (site, { year }, lang) => festivalFile(site, [Number(year)], lang, 'holidays', Number(year)),
})
