import { bsToAd, daysInBsMonth, daysInBsYear, statusOf } from 'bikram-sambat-calendar'
import { z } from 'zod'
import { dayRemarks } from '#app/platform/calendar-day/day-remarks.ts'
import { dataRoute } from './data-route.ts'
import {
  bilingual,
  bsYear,
  dayFields,
  dayOf,
  readYear,
  remarksField,
  shownRemarks,
  strictness,
  yearStatus,
} from './day.ts'
import { ledgerFields, ledgerOf, monthName } from './months.ts'

const day = z.object({ ...dayFields, remarks: remarksField })

export const readCalendarYear = dataRoute({
  path: '/api/v1/calendar/{year}',
  summary:
    'A year of Bikram Sambat: the lengths of its months and how they are known, and every day in both calendars',
  parameters: { year: bsYear },
  query: strictness,
  missing: 'The calendar has the years 2000 to 2090.',
  answers: z.object({
    year: z.int(),
    status: yearStatus,
    day_count: z.int(),
    months: z.array(
      z.object({
        month: z.int(),
        name: bilingual,
        day_count: z.int(),
        first_day: z.object(dayFields),
        ...ledgerFields,
      }),
    ),
    days: z.array(day),
  }),
  read: (_, { year: text = '', allow }) => {
    const year = readYear(text, allow)
    if (typeof year !== 'number') return year
    const months = Array.from({ length: 12 }, (_month, index) => monthOf(year, index + 1))
    return {
      year,
      status: statusOf(year),
      day_count: daysInBsYear(year),
      months,
      days: months.flatMap(({ month, day_count }) =>
        Array.from({ length: day_count }, (_day, index) => {
          const bs = { year, month, day: index + 1 }
          const remarks = shownRemarks(dayRemarks({ calendar: 'bs', bs, ad: bsToAd(bs) }))
          return { ...dayOf(bs), remarks }
        }),
      ),
    }
  },
  csv: { row: day, rows: ({ days }) => days },
})

function monthOf(year: number, month: number) {
  return {
    month,
    name: monthName(month),
    day_count: daysInBsMonth(year, month),
    first_day: dayOf({ year, month, day: 1 }),
    ...ledgerOf(year, month),
  }
}
