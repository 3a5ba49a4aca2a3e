import { isoOf } from '@chautari/ask/dates'
import {
  absenceOf,
  adMonthName,
  adToBs,
  type BsDate,
  bsMonthName,
  bsToAd,
  firstBsYear,
  lastAdYear,
  lastBsYear,
  otherAdOf,
  UnsettledDateError,
  weekdayName,
  weekdayOf,
} from '@chautari/bikram-sambat'
import { z } from 'zod'
import type { Remark } from '#app/lib/statement.ts'
import { Absence } from './data-route.ts'

export const bilingual = z.object({ en: z.string(), ne: z.string() })

/** A name whose Nepali form may be missing. */
export const bilingualName = z.object({ en: z.string(), ne: z.string().nullable() })

export const nullableText = z.object({ en: z.string().nullable(), ne: z.string().nullable() })

/** What has to be said beside a row. In CSV one cell with the kinds and their English sentences. */
export const remarksField = z.array(z.object({ kind: z.string(), text: bilingual }))

export function shownRemarks(remarks: readonly Remark[]): z.output<typeof remarksField> {
  return remarks.map(({ kind, text }) => ({ kind, text: { ...text } }))
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** `YYYY-MM-DD`. In Bikram Sambat it is no ISO date: a month has up to 32 days. */
export const bsDay = z.string().regex(dayPattern)

export const dayFields = { bs: bsDay, ad: z.iso.date(), weekday: bilingual }

/** As a part of an answer. */
export const shortDay = z.object(dayFields)

/** Whether the official calendar of the year is out, or its months are computed. */
export const yearStatus = z.enum(['published', 'computed'])

/** A day in an address. */
export const dayParameter = (example: string, description = 'YYYY-MM-DD') => ({
  description,
  pattern: dayPattern,
  example,
})

export const givenCalendar = { description: 'The calendar of the date', pattern: /^(bs|ad)$/, example: 'bs' }

export const missingYear = 'The calendar has the years 2000 to 2090.'

export const bsYear = {
  description: 'Year of Bikram Sambat, 2000 to 2090',
  pattern: /^\d{4}$/,
  example: '2083',
}

export function dayOf(date: BsDate) {
  const weekday = weekdayOf(date)
  return {
    bs: isoOf(date),
    ad: isoOf(bsToAd(date)),
    weekday: { en: weekdayName(weekday, 'en'), ne: weekdayName(weekday, 'ne') },
  }
}

/**
 * A day by `YYYY-MM-DD`; undefined outside the calendar table.
 * @param allow as in `strictness`
 */
export function readDay(
  calendar: 'bs' | 'ad',
  text: string,
  allow: string | undefined,
): BsDate | Absence | undefined {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  const date = { year, month, day }
  const absence = absenceOf(calendar, date)
  if (!absence) {
    const bs = calendar === 'bs' ? date : adToBs(date)
    return (allow && unsettledDay(bs)) || bs
  }
  const otherAd = calendar === 'bs' && otherAdOf(date)
  if (otherAd)
    return new Absence(
      'date-contested',
      `This calendar does not have the date. Other published calendars do: there it is ${isoOf(otherAd)}.`,
    )
  if (absence.reason === 'no-such-month') return new Absence(absence.reason, 'A year has the months 1 to 12.')
  if (absence.reason === 'no-such-day') {
    const name = calendar === 'bs' ? bsMonthName(month, 'en') : adMonthName(month, 'en')
    return new Absence(absence.reason, `${name} ${year} has ${absence.days} days.`)
  }
  // Years that the table has in both calendars are taken as asked.
  if (calendar === 'bs' || year <= lastAdYear || absenceOf('bs', date)) return undefined
  return new Absence(
    'bs-date',
    `The address takes a date of AD. In BS, ${text} is ${isoOf(bsToAd(date))} AD.`,
  )
}

/** The same of a year: unsettled is one with such a month. */
export function readYear(text: string, allow: string | undefined): number | Absence | undefined {
  const year = Number(text)
  if (year < firstBsYear || year > lastBsYear) return undefined
  const starts = Array.from({ length: 12 }, (_, index) => ({ year, month: index + 1, day: 1 }))
  return (allow && starts.map(unsettledDay).find(Boolean)) || year
}

/** Parameters of reads that can refuse what published calendars do not settle. */
export const strictness = {
  allow: {
    description: 'published: 404 for computed years and for contested days',
    pattern: /^published$/,
    example: 'published',
  },
}

const unsettled = {
  computed: 'The official calendar of this year is not out: its months are computed.',
  contested: 'Published calendars give days of this time two dates.',
}

/** Why a request with `allow=published` gets no answer about a day. */
function unsettledDay(day: BsDate): Absence | undefined {
  try {
    bsToAd(day, { allow: 'published' })
    return undefined
  } catch (error) {
    if (!(error instanceof UnsettledDateError)) throw error
    const { reason } = error
    return new Absence(`date-${reason}`, `${unsettled[reason]} Without allow=published it is answered.`)
  }
}
