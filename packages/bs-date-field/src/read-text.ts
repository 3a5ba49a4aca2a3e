import {
  type AdDate,
  adToBs,
  type BsDate,
  type CalendarDay,
  latinDigits,
  parseAd,
  parseBs,
} from 'bikram-sambat-calendar'

/**
 * What a pasted or stored text says:
 * - `date`: a day that exists, in BS; `ad` is set when the text gave it in AD;
 * - `given`: year, month and day in numbers that are no day of the table;
 * - none of these: not readable, or not for certain (`4/5/2082`).
 */
export interface TextReading {
  date?: BsDate
  ad?: AdDate
  given?: CalendarDay
}

/**
 * Reads a date in either script, as people write it. Numbers are BS where they can be; a text that can only be AD
 * (`Aug 14, 2025`, `1998-05-06`) is converted.
 * @param isAd numbers are AD where they can be, as in what browsers fill in for birthdays.
 */
export function readText(text: string, isAd = false): TextReading {
  const bs = parseBs(text)
  const ad = parseAd(text)
  if (ad.ok && (isAd || !bs.ok)) return { date: adToBs(ad.date), ad: ad.date }
  if (bs.ok) return { date: bs.date }
  const given = parts(text)
  return given ? { given } : {}
}

/** Year, month and day of `2082-4-32`, in Latin digits, whatever their values. */
function parts(text: string): CalendarDay | undefined {
  const [, year, month, day] = /^\s*(\d{4})\D(\d{1,2})\D(\d{1,2})\s*$/.exec(latinDigits(text)) ?? []
  return day === undefined ? undefined : { year: Number(year), month: Number(month), day: Number(day) }
}
