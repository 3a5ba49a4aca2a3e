import { bsMonthName, fiscalYearOf, quarterOf, statusOf } from 'bikram-sambat-calendar'
import { nakshatraNames, nakshatraOf, sunTimesOf, tithiOf } from 'bikram-sambat-calendar/panchanga'
import { z } from 'zod'
import { dataRoute } from './data-route.ts'
import { bilingual, dayFields, dayOf, dayPattern, readDay, yearStatus } from './day.ts'
import { festivalFields, festivalsOfDay } from './festivals.ts'

const missing = 'The calendar has the days of BS 2000 to 2090, 1943-04-14 to 2034-04-13.'

const date = {
  ...dayFields,
  month: bilingual,
  fiscal_year: z.string(),
  fiscal_quarter: z.int().min(1).max(4),
  status: yearStatus,
  festivals: z.array(z.object(festivalFields)),
}

export const readDate = dataRoute({
  path: '/api/v1/dates/{calendar}/{date}',
  summary: 'A day in both calendars, with weekday, fiscal year, festivals and public holidays',
  parameters: {
    calendar: { description: 'The calendar of the date', pattern: /^(bs|ad)$/, example: 'bs' },
    date: { description: 'YYYY-MM-DD', pattern: dayPattern, example: '2083-08-11' },
  },
  tags: [],
  missing,
  answers: z.object(date),
  read: (_, { calendar, date: text = '' }) => {
    const day = readDay(calendar === 'ad' ? 'ad' : 'bs', text)
    return (
      day && {
        ...dayOf(day),
        month: { en: bsMonthName(day.month, 'en'), ne: bsMonthName(day.month, 'ne') },
        fiscal_year: fiscalYearOf(day).label,
        fiscal_quarter: quarterOf(day),
        status: statusOf(day.year),
        festivals: festivalsOfDay(day),
      }
    )
  },
})

const clock = z.string().regex(/^\d{2}:\d{2}$/)

export const readTithi = dataRoute({
  path: '/api/v1/tithi/{date}',
  summary: 'Tithi and nakshatra at sunrise in Kathmandu, sunrise and sunset there; all computed',
  parameters: { date: { description: 'YYYY-MM-DD of AD', pattern: dayPattern, example: '2026-11-27' } },
  tags: [],
  missing,
  answers: z.object({
    ...dayFields,
    tithi: z.object({
      number: z.int().min(1).max(30),
      paksha: z.enum(['shukla', 'krishna']),
      name: bilingual,
    }),
    nakshatra: z.object({ number: z.int().min(1).max(27), name: bilingual }),
    sunrise: clock,
    sunset: clock,
  }),
  read: (_, { date: text = '' }) => {
    const day = readDay('ad', text)
    if (!day) return undefined
    const { number, paksha, en, ne } = tithiOf(day)
    const nakshatra = nakshatraOf(day)
    const { sunriseMinutes, sunsetMinutes } = sunTimesOf(day)
    return {
      ...dayOf(day),
      tithi: { number, paksha, name: { en, ne } },
      nakshatra: { number: nakshatra, name: { ...(nakshatraNames[nakshatra - 1] ?? { en: '', ne: '' }) } },
      sunrise: clockOf(sunriseMinutes),
      sunset: clockOf(sunsetMinutes),
    }
  },
})

/** Minutes after midnight in Nepal as `HH:MM`. */
function clockOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
