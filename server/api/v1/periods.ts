import { isoOf } from '@chautari/ask/dates'
import { compareBs, inTable, statusOf } from '@chautari/bikram-sambat'
import {
  type Period,
  type PeriodDay,
  type PeriodUnit,
  periodAt,
  periodOf,
  periodsBetween,
  periodUnits,
} from '@chautari/bikram-sambat/periods'
import { z } from 'zod'
import { periodRemarks } from '#app/platform/calendar-day/period-remarks.ts'
import { lastWorkingDays } from '#app/records/holidays/last-working-days.ts'
import { festivalsOf } from '#app/records/holidays/published.server.ts'
import { Absence, dataRoute } from './data-route.ts'
import { missingDay } from './dates.ts'
import {
  bilingual,
  bsDay,
  dayFields,
  dayOf,
  dayParameter,
  givenCalendar,
  readDay,
  remarksField,
  shortDay,
  shownRemarks,
  yearStatus,
} from './day.ts'

const workingDay = z.object({ bs: bsDay.nullable(), ad: z.iso.date().nullable() })

export const period = z.object({
  unit: z.enum(periodUnits),
  /** 1 to 12 of a month (1 is Baisakh), 1 to 4 of a quarter, 1 or 2 of a half, 1 of a fiscal year. */
  number: z.int(),
  label: bilingual,
  fiscal_year: z.string(),
  first_day: shortDay,
  last_day: shortDay,
  day_count: z.int(),
  /** The last one that is no public holiday of everybody; null where the holidays of its last year are not published. */
  last_working_day: z.object({
    government_offices: workingDay,
    /** Where Saturday alone is the weekly holiday. */
    others: workingDay,
    remarks: remarksField,
  }),
  /** Of its last day. */
  status: yearStatus,
  remarks: remarksField,
})

const periods = z.array(period)

function shown(one: Period): z.output<typeof period> {
  const { unit, number, label, fiscalYear, first, last, days } = one
  const { value: working, remarks } = lastWorkingDays(one, festivalsOf(last.bs.year))
  return {
    unit,
    number,
    label,
    fiscal_year: fiscalYear,
    first_day: dayOf(first.bs),
    last_day: dayOf(last.bs),
    day_count: days,
    last_working_day: {
      government_offices: shownWorkingDay(working?.offices),
      others: shownWorkingDay(working?.others),
      remarks: shownRemarks(remarks),
    },
    status: statusOf(last.bs.year),
    remarks: shownRemarks(periodRemarks(one)),
  }
}

const shownWorkingDay = (day?: PeriodDay): z.output<typeof workingDay> => ({
  bs: day ? isoOf(day.bs) : null,
  ad: day ? isoOf(day.ad) : null,
})

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
  missing: 'The calendar has the fiscal years 1970-71 to 2089-90 of Bikram Sambat.',
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
    date: dayParameter('2082-08-11'),
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

export const readPeriodsBetween = dataRoute({
  path: '/api/v1/periods/{calendar}/{from}/{to}',
  summary: 'The months, quarters, halves or fiscal years with a day between two days, both included',
  parameters: {
    calendar: givenCalendar,
    from: dayParameter('2082-04-01', 'First day of the series, YYYY-MM-DD'),
    to: dayParameter('2082-09-30', 'Last day of the series, YYYY-MM-DD'),
  },
  query: {
    unit: {
      description: `${periodUnits.join(', ')}; month where it is not given`,
      pattern: new RegExp(`^(${periodUnits.join('|')})$`),
      example: 'quarter',
    },
  },
  missing: missingDay,
  answers: z.object({ from: shortDay, to: shortDay, periods }),
  read: (_, { calendar, from = '', to = '', unit = 'month' }) => {
    const days = [from, to].map((text) => readDay(calendar === 'ad' ? 'ad' : 'bs', text, undefined))
    const [first, last] = days
    if (first instanceof Absence) return first
    if (last instanceof Absence) return last
    if (!(first && last)) return undefined
    if (compareBs(first, last) > 0)
      return new Absence('to-before-from', 'The last day is before the first one.')
    const found = inTable(() => periodsBetween(unit as PeriodUnit, first, last))
    return found && { from: dayOf(first), to: dayOf(last), periods: found.map(shown) }
  },
  csv: { row: period, rows: ({ periods }) => periods },
})
