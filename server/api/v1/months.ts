import { isoOf } from '@chautari/ask/dates'
import {
  bsMonthName,
  bsToAd,
  daysInBsMonth,
  daysInBsYear,
  firstBsYear,
  lastBsYear,
  otherDaysInBsMonth,
  statusOf,
} from '@chautari/bikram-sambat'
import { gradeOf, grades, marginOf, sourcesOf } from '@chautari/bikram-sambat/ledger'
import { z } from 'zod'
import { dayRemarks } from '#app/platform/calendar-day/day-remarks.ts'
import { monthRemarks } from '#app/platform/calendar-day/period-remarks.ts'
import { dataRoute, listRoute } from './data-route.ts'
import {
  bilingual,
  bsYear,
  dayFields,
  dayOf,
  missingYear,
  readYear,
  remarksField,
  shortDay,
  shownRemarks,
  strictness,
  yearStatus,
} from './day.ts'

/** How the first day of a month is known. */
export const grade = z.enum(grades)

const ledgerFields = {
  grade,
  /** Minutes from the sun's entry to the nearest cut; negative where the rule of the sun begins the month on another day. */
  margin_minutes: z.number(),
  /** Published calendars give the month another first day or another length. */
  contested: z.boolean(),
  /** The length in those calendars. */
  other_day_count: z.int().nullable(),
  sources: z.array(z.string()),
  remarks: remarksField,
}

/** What is known of the first day of a month. */
function ledgerOf(year: number, month: number) {
  const otherDays = otherDaysInBsMonth(year, month)
  return {
    grade: gradeOf(year, month),
    margin_minutes: Math.round(marginOf(year, month) * 10) / 10,
    contested: otherDays !== undefined,
    other_day_count: otherDays ?? null,
    sources: [...sourcesOf(year, month)],
    remarks: shownRemarks(monthRemarks(year, month)),
  }
}

const month = z.object({
  year: z.int(),
  month: z.int(),
  name: bilingual,
  day_count: z.int(),
  first_day: z.iso.date(),
  status: yearStatus,
  ...ledgerFields,
})

/** Once in a process: 1,092 entries of the sun take a twentieth of a second. */
let known: z.output<typeof month>[] | undefined

export const monthName = (number: number) => ({
  en: bsMonthName(number, 'en'),
  ne: bsMonthName(number, 'ne'),
})

const monthNumbers = Array.from({ length: 12 }, (_, index) => index + 1)

export const readMonthList = listRoute('months', month, {
  path: '/api/v1/months',
  summary:
    'Months of Bikram Sambat 2000 to 2090: length, first day, and how it is known, with sources and margin',
  read: () => {
    known ??= allMonths()
    return known
  },
})

function allMonths(): z.output<typeof month>[] {
  const years = Array.from({ length: lastBsYear - firstBsYear + 1 }, (_, index) => firstBsYear + index)
  return years.flatMap((year) =>
    monthNumbers.map((number) => ({
      year,
      month: number,
      name: monthName(number),
      day_count: daysInBsMonth(year, number),
      first_day: isoOf(bsToAd({ year, month: number, day: 1 })),
      status: statusOf(year),
      ...ledgerOf(year, number),
    })),
  )
}

const day = z.object({ ...dayFields, remarks: remarksField })

export const readCalendarYear = dataRoute({
  path: '/api/v1/calendar/{year}',
  summary:
    'A year of Bikram Sambat: the lengths of its months and how they are known, and every day in both calendars',
  parameters: { year: bsYear },
  query: strictness,
  missing: missingYear,
  answers: z.object({
    year: z.int(),
    status: yearStatus,
    day_count: z.int(),
    months: z.array(
      z.object({
        month: z.int(),
        name: bilingual,
        day_count: z.int(),
        first_day: shortDay,
        ...ledgerFields,
      }),
    ),
    days: z.array(day),
  }),
  read: (_, { year: text = '', allow }) => {
    const year = readYear(text, allow)
    if (typeof year !== 'number') return year
    const months = monthNumbers.map((number) => ({
      month: number,
      name: monthName(number),
      day_count: daysInBsMonth(year, number),
      first_day: dayOf({ year, month: number, day: 1 }),
      ...ledgerOf(year, number),
    }))
    const days = months.flatMap(({ month, day_count }) =>
      Array.from({ length: day_count }, (_day, index) => {
        const bs = { year, month, day: index + 1 }
        return { ...dayOf(bs), remarks: shownRemarks(dayRemarks({ calendar: 'bs', bs, ad: bsToAd(bs) })) }
      }),
    )
    return { year, status: statusOf(year), day_count: daysInBsYear(year), months, days }
  },
  csv: { row: day, rows: ({ days }) => days },
})
