import { inTable } from '@chautari/ask/dates'
import { statusOf } from '@chautari/bikram-sambat'
import { type Period, periodAt, periodOf, periodsBetween, periodUnits } from '@chautari/bikram-sambat/periods'
import { z } from 'zod'
import { periodRemarks } from '#app/platform/calendar-day/period-remarks.ts'
import { Absence, dataRoute } from './data-route.ts'
import { missingDay } from './dates.ts'
import {
  bilingual,
  dayFields,
  dayOf,
  dayPattern,
  givenCalendar,
  readDay,
  remarksField,
  shortDay,
  shownRemarks,
  yearStatus,
} from './day.ts'

export const period = z.object({
  unit: z.enum(periodUnits),
  /** 1 to 12 of a month (1 is Baisakh), 1 to 4 of a quarter, 1 or 2 of a half, 1 of a fiscal year. */
  number: z.int(),
  label: bilingual,
  fiscal_year: z.string(),
  first_day: shortDay,
  last_day: shortDay,
  day_count: z.int(),
  /** Of its last day. */
  status: yearStatus,
  remarks: remarksField,
})

const periods = z.array(period)

function shown(one: Period): z.output<typeof period> {
  const { unit, number, label, fiscalYear, first, last, days } = one
  return {
    unit,
    number,
    label,
    fiscal_year: fiscalYear,
    first_day: dayOf(first.bs),
    last_day: dayOf(last.bs),
    day_count: days,
    status: statusOf(last.bs.year),
    remarks: shownRemarks(periodRemarks(one)),
  }
}

const longestFirst = periodUnits.toReversed()

export const readFiscalYear = dataRoute({
  path: '/api/v1/periods/{fiscal_year}',
  summary:
    'A fiscal year (Shrawan to Ashadh), its halves, quarters and months: first and last day in both calendars',
  parameters: {
    fiscal_year: {
      description: 'The two years of Bikram Sambat that it lies in',
      pattern: /^\d{4}-\d{2}$/,
      isKnown: (text) => (Number(text.slice(0, 4)) + 1) % 100 === Number(text.slice(5)),
      example: '2082-83',
    },
  },
  missing: 'The calendar has the fiscal years 2000-01 to 2089-90 of Bikram Sambat.',
  answers: z.object({ fiscal_year: z.string(), periods }),
  read: (_, { fiscal_year = '' }) => {
    const year = inTable(() => periodAt('fiscal-year', Number(fiscal_year.slice(0, 4))))
    if (!year) return undefined
    const all = longestFirst.flatMap((unit) => periodsBetween(unit, year.first.bs, year.last.bs))
    return { fiscal_year: year.fiscalYear, periods: all.map(shown) }
  },
  csv: { row: period, rows: ({ periods }) => periods },
})

export const readPeriodsOfDay = dataRoute({
  path: '/api/v1/periods/{calendar}/{date}',
  summary: 'The fiscal year, half, quarter and month of a day, as far as the calendar has all their days',
  parameters: {
    calendar: givenCalendar,
    date: { description: 'YYYY-MM-DD', pattern: dayPattern, example: '2082-08-11' },
  },
  missing: missingDay,
  answers: z.object({ ...dayFields, periods }),
  read: (_, { calendar, date = '' }) => {
    const day = readDay(calendar === 'ad' ? 'ad' : 'bs', date, undefined)
    if (!day || day instanceof Absence) return day
    const all = longestFirst.flatMap((unit) => inTable(() => periodOf(unit, day)) ?? [])
    return { ...dayOf(day), periods: all.map(shown) }
  },
})
