import {
  type AdDate,
  type BsDate,
  type CalendarDay,
  formatAd,
  formatBs,
  latinDigits,
  parseAd,
  parseBs,
} from 'bikram-sambat-calendar'
import { bsOf } from './parts.ts'

/**
 * What a pasted or stored text says:
 * - `date`: a day that exists, in BS; `ad` is set when the text gave it in AD;
 * - `given`: year, month and day in numbers that are no day of the table;
 * - `readings`: the two days that `4/5/2082` can be, and what writes them;
 * - none of these: not readable.
 */
export interface TextReading {
  date?: BsDate
  ad?: AdDate
  given?: CalendarDay
  readings?: readonly [CalendarDay, CalendarDay]
  write?: typeof formatBs
}

/**
 * Reads a date in either script, as people write it. Numbers are BS where they can be; a text that can only be AD
 * (`Aug 14, 2025`, `1998-05-06`) is converted.
 * @param isAd numbers are AD where they can be, as in what browsers fill in for birthdays.
 * @param fits whether the field takes this day. Numbers that it takes as AD only are AD.
 */
export function readText(text: string, isAd = false, fits = (_date: BsDate) => true): TextReading {
  const bs = parseBs(text)
  const ad = parseAd(text)
  if (ad.ok) {
    const date = bsOf(ad.date)
    if (isAd || !bs.ok || (!fits(bs.date) && fits(date))) return { date, ad: ad.date }
  }
  if (bs.ok) return { date: bs.date }
  if (bs.reason === 'ambiguous' && fits(bs.readings[0])) return { readings: bs.readings, write: formatBs }
  if (!ad.ok && ad.reason === 'ambiguous') return { readings: ad.readings, write: formatAd }
  const given = parts(text)
  return given ? { given } : {}
}

/** Year, month and day of `2082-4-32`, in Latin digits, whatever their values. */
function parts(text: string): CalendarDay | undefined {
  const [, year, month, day] = /^\s*(\d{4})\D(\d{1,2})\D(\d{1,2})\s*$/.exec(latinDigits(text)) ?? []
  return day === undefined ? undefined : { year: Number(year), month: Number(month), day: Number(day) }
}
