import { isoOf } from '@chautari/ask/dates'
import {
  type BsDate,
  bsToAd,
  fiscalYearOf,
  otherAdOf,
  otherBsOf,
  quarterOf,
  statusOf,
  todayInNepal,
} from '@chautari/bikram-sambat'
import { daysAfter } from '@chautari/bikram-sambat/iso-day'
import { gradeOf, otherSourceOf } from '@chautari/bikram-sambat/ledger'
import {
  type Ending,
  type Nakshatra,
  nakshatraNames,
  nakshatraOf,
  nakshatrasOf,
  sunTimesOf,
  tithiOf,
  tithisOf,
} from '@chautari/bikram-sambat/panchanga'
import { z } from 'zod'
import { dayRemarks } from '#app/platform/calendar-day/day-remarks.ts'
import { closingOf } from '#app/records/holidays/holiday-remarks.ts'
import { festivalsOf } from '#app/records/holidays/published.server.ts'
import { Absence, dataRoute } from './data-route.ts'
import {
  bilingual,
  dayFields,
  dayOf,
  dayParameter,
  givenCalendar,
  readDay,
  remarksField,
  shownRemarks,
  strictness,
  yearStatus,
} from './day.ts'
import { festivalFields, festivalsOfDay } from './festivals.ts'
import { grade, monthName } from './months.ts'

export const missingDay = 'The calendar has the days of BS 1970 to 2090, 1913-04-13 to 2034-04-13.'

const date = {
  ...dayFields,
  month: bilingual,
  fiscal_year: z.string(),
  fiscal_quarter: z.int().min(1).max(4),
  status: yearStatus,
  /** Of the first day of its month. */
  grade,
  /** Published calendars give the day two dates. */
  contested: z.boolean(),
  other_reading: z
    .object({
      /** The date of this day in the other calendars. */
      bs: dayFields.bs,
      /** The day that has this date in the other calendars; null where they do not have the date. */
      ad: dayFields.ad.nullable(),
      source: z.string(),
    })
    .nullable(),
  remarks: remarksField,
  festivals: z.array(z.object(festivalFields)),
}

export const readDate = dataRoute({
  path: '/api/v1/dates/{calendar}/{date}',
  summary:
    'A day in both calendars, with weekday, fiscal year, and both dates where published calendars differ; from BS 2000 on with festivals and public holidays',
  parameters: {
    calendar: givenCalendar,
    date: dayParameter('2083-08-11'),
  },
  query: strictness,
  missing: missingDay,
  answers: z.object(date),
  read: ({ now }, { calendar: given, date: text = '', allow }) => {
    const calendar = given === 'ad' ? 'ad' : 'bs'
    const day = readDay(calendar, text, allow)
    if (!day || day instanceof Absence) return day
    const otherReading = otherReadingOf(day)
    return {
      ...dayOf(day),
      month: monthName(day.month),
      fiscal_year: fiscalYearOf(day).label,
      fiscal_quarter: quarterOf(day),
      status: statusOf(day.year),
      grade: gradeOf(day.year, day.month),
      contested: otherReading !== null,
      other_reading: otherReading,
      remarks: shownRemarks([
        ...dayRemarks({ calendar, bs: day, ad: bsToAd(day) }),
        ...closingOf(day, festivalsOf(day.year)).remarks,
      ]),
      festivals: festivalsOfDay(day, todayInNepal(now()).bs),
    }
  },
})

function otherReadingOf(day: BsDate) {
  const otherBs = otherBsOf(bsToAd(day))
  const otherAd = otherAdOf(day)
  if (!otherBs) return null
  // The month that begins on another day is this one, or the next one on its last day.
  const source = otherSourceOf(day.year, Math.max(day.month, otherBs.month)) ?? ''
  return { bs: isoOf(otherBs), ad: otherAd ? isoOf(otherAd) : null, source }
}

const clock = z.string().regex(/^\d{2}:\d{2}$/)

export const ending = z.object({
  number: z.int().min(1).max(30),
  name: bilingual,
  /** To the minute, with the offset of Nepal. */
  ends: z.iso.datetime({ offset: true }),
})

export const readTithi = dataRoute({
  path: '/api/v1/tithi/{date}',
  summary:
    'Tithi and nakshatra at sunrise in Kathmandu, their ends and what follows, sunrise and sunset there; all computed',
  parameters: { date: dayParameter('2026-11-27', 'YYYY-MM-DD of AD') },
  query: strictness,
  missing: missingDay,
  answers: z.object({
    ...dayFields,
    tithi: z.object({
      number: z.int().min(1).max(30),
      paksha: z.enum(['shukla', 'krishna']),
      name: bilingual,
    }),
    nakshatra: z.object({ number: z.int().min(1).max(27), name: bilingual }),
    /** That of sunrise, one that is over before the next sunrise, and the next one. */
    tithis: z.array(ending),
    nakshatras: z.array(ending),
    sunrise: clock,
    sunset: clock,
    remarks: remarksField,
  }),
  read: (_, { date: text = '', allow }) => {
    const day = readDay('ad', text, allow)
    if (!day || day instanceof Absence) return day
    const { number, paksha, en, ne } = tithiOf(day)
    const nakshatra = nakshatraOf(day)
    const { sunriseMinutes, sunsetMinutes } = sunTimesOf(day)
    return {
      ...dayOf(day),
      tithi: { number, paksha, name: { en, ne } },
      nakshatra: { number: nakshatra, name: { ...(nakshatraNames[nakshatra - 1] ?? { en: '', ne: '' }) } },
      tithis: tithisOf(day).map(shownEnding(day)),
      nakshatras: nakshatrasOf(day).map(shownEnding(day)),
      sunrise: clockOf(sunriseMinutes),
      sunset: clockOf(sunsetMinutes),
      remarks: shownRemarks(dayRemarks({ calendar: 'ad', bs: day, ad: bsToAd(day) })),
    }
  },
})

const shownEnding =
  (day: BsDate) =>
  ({ number, en, ne, ends: { daysLater, minutes } }: Ending<Nakshatra>): z.output<typeof ending> => ({
    number,
    name: { en, ne },
    ends: `${daysAfter(isoOf(bsToAd(day)), daysLater)}T${clockOf(minutes)}:00+05:45`,
  })

/** Minutes after midnight in Nepal as `HH:MM`. */
function clockOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
