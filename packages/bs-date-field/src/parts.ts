import {
  type AdDate,
  absenceOf,
  type BsDate,
  bsMonthName,
  type CalendarDay,
  daysInBsMonth,
  digitsIn,
  firstBsYear,
  firstKnownBsYear,
  formatAd,
  formatBs,
  type Language,
  lastBsYear,
  latinDigits,
  parseAd,
  parseBs,
} from '@chautari/bikram-sambat'
import { adDayNumber, adOfDayNumber, bsDayNumber, bsOfDayNumber } from '@chautari/bikram-sambat/day-number'
import { messages } from './messages.ne.ts'

export type PartName = 'year' | 'month' | 'day'

/** What is entered, in Latin digits; empty strings for empty segments. */
export type Parts = Readonly<Record<PartName, string>>

export const partNames = ['year', 'month', 'day'] as const satisfies PartName[]

export const noParts: Parts = { year: '', month: '', day: '' }

/** The values that a segment can have, and its digits when complete. */
export const limits: Record<PartName, { first: number; last: number; digits: number }> = {
  year: { first: firstKnownBsYear, last: lastBsYear, digits: 4 },
  month: { first: 1, last: 12, digits: 2 },
  day: { first: 1, last: 32, digits: 2 },
}

/** First and last day that the grid offers where a field has no limits of its own. */
export const tableStart: BsDate = { year: firstBsYear, month: 1, day: 1 }
export const tableEnd: BsDate = { year: lastBsYear, month: 12, day: daysInBsMonth(lastBsYear, 12) }

/** Pasted numbers of years before those of the grid are more likely AD. */
export const isInGrid = (date: BsDate): boolean => compare(date, tableStart) >= 0

export interface Rules {
  min: BsDate | undefined
  max: BsDate | undefined
  isRequired: boolean
}

/** Why the entered parts cannot be submitted, as a flag of ValidityState and in a sentence. */
export interface Problem {
  flag: 'valueMissing' | 'badInput' | 'rangeUnderflow' | 'rangeOverflow'
  message: string
}

export function partsOf({ year, month, day }: BsDate): Parts {
  return { year: String(year), month: padded(month), day: padded(day) }
}

// As `bsToAd` and `adToBs`, without what these have for unsettled days, which the field takes.
export const adOf = (date: BsDate): AdDate => adOfDayNumber(bsDayNumber(date))
const bsOf = (date: AdDate): BsDate => bsOfDayNumber(adDayNumber(date))

/** `2082-04-29`, as it is entered: `2082-4-` while it is typed; empty when nothing is entered. */
export function textOf({ year, month, day }: Parts): string {
  return year || month || day ? `${year}-${month}-${day}` : ''
}

export function padded(value: number | string): string {
  return String(value).padStart(2, '0')
}

/** Whether every segment has all its digits. */
export function isComplete(parts: Parts): boolean {
  return partNames.every((name) => parts[name].length === limits[name].digits)
}

/** The entered day, undefined unless it exists and lies within the rules. */
export function dateOf(parts: Parts, rules: Rules): BsDate | undefined {
  return textOf(parts) && !problemOf(parts, rules, 'en') ? numbersOf(parts) : undefined
}

export function problemOf(parts: Parts, rules: Rules, lang: Language): Problem | undefined {
  const text = messages[lang]
  const bad = (message: string) => ({ flag: 'badInput', message }) as const
  if (!textOf(parts)) return rules.isRequired ? { flag: 'valueMissing', message: text.incomplete } : undefined
  if (partNames.some((name) => parts[name] === '') || parts.year.length < 4) return bad(text.incomplete)
  const date = numbersOf(parts)
  if (date.month < 1 || date.month > 12) return bad(text.noSuchMonth)
  const absence = absenceOf('bs', date)
  if (absence?.reason === 'no-such-day') {
    const month = `${bsMonthName(date.month, lang)} ${digitsIn(lang, date.year)}`
    return bad(text.shortMonth(month, digitsIn(lang, absence.days)))
  }
  if (absence) return bad(text.outside)
  const { min, max } = rules
  const written = (limit: BsDate) => formatBs(limit, { language: lang })
  if (min && compare(date, min) < 0) return { flag: 'rangeUnderflow', message: text.tooEarly(written(min)) }
  if (max && compare(date, max) > 0) return { flag: 'rangeOverflow', message: text.tooLate(written(max)) }
  return undefined
}

/** Negative when the first day is the earlier one, 0 for the same day. */
export function compare(a: BsDate, b: BsDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day
}

function numbersOf({ year, month, day }: Parts): BsDate {
  return { year: Number(year), month: Number(month), day: Number(day) }
}

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
  return { given: parts(text) }
}

/** Year, month and day of `2082-4-32`, in Latin digits, whatever their values. */
function parts(text: string): CalendarDay | undefined {
  const [, year, month, day] = /^\s*(\d{4})\D(\d{1,2})\D(\d{1,2})\s*$/.exec(latinDigits(text)) ?? []
  return day === undefined ? undefined : { year: Number(year), month: Number(month), day: Number(day) }
}
