import {
  adToBs,
  type BsDate,
  bsToAd,
  type CalendarDay,
  parseAd,
  parseBs,
  statusOf,
  weekdayName,
  weekdayOf,
} from 'bikram-sambat-calendar'
import { z } from 'zod'

export const bilingual = z.object({ en: z.string(), ne: z.string() })

/** A name whose Nepali form may be missing. */
export const bilingualName = z.object({ en: z.string(), ne: z.string().nullable() })

/** `YYYY-MM-DD`. In Bikram Sambat it is no ISO date: a month has up to 32 days. */
const bsDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

export const dayFields = { bs: bsDay, ad: z.iso.date(), weekday: bilingual }

/** Whether the official calendar of the year is out, or its months are computed. */
export const yearStatus = z.enum(['published', 'computed'])

export const dayPattern = /^\d{4}-\d{2}-\d{2}$/

export const bsYear = {
  description: 'Year of Bikram Sambat, 2000 to 2090',
  pattern: /^\d{4}$/,
  example: '2083',
}

export function isoOf({ year, month, day }: CalendarDay): string {
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

export function dayOf(date: BsDate) {
  const weekday = weekdayOf(date)
  return {
    bs: isoOf(date),
    ad: isoOf(bsToAd(date)),
    weekday: { en: weekdayName(weekday, 'en'), ne: weekdayName(weekday, 'ne') },
  }
}

/** A day of the calendar table by its text; undefined where there is none. */
export function readDay(calendar: 'bs' | 'ad', text: string): BsDate | undefined {
  if (calendar === 'bs') {
    const bs = parseBs(text)
    return bs.ok ? bs.date : undefined
  }
  const ad = parseAd(text)
  return ad.ok ? adToBs(ad.date) : undefined
}

/** The year of an address, where the calendar table has it. */
export function readYearNumber(text: string): number | undefined {
  const year = Number(text)
  try {
    statusOf(year)
    return year
  } catch {
    return undefined
  }
}
