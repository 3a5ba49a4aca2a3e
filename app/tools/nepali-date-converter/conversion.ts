import {
  absenceOf,
  adMonths,
  adToBs,
  bsMonths,
  bsToAd,
  type CalendarDay,
  type CalendarName,
  type DateDifference,
  DateOutOfRangeError,
  digitsIn,
  formatAd,
  formatBs,
  latinDigits,
  parseAd,
  parseBs,
  type Weekday,
  weekdayOf,
} from '@chautari/bikram-sambat'
import type { Lang } from '#app/lib/language.ts'
import { type Remark, saidIn } from '#app/lib/statement.ts'
import { dayRemarks, missingDayNote } from '#app/platform/calendar-day/day-remarks.ts'
import { messages } from './messages.ne.ts'

export type Calendar = 'bs' | 'ad'

export const otherCalendar = { bs: 'ad', ad: 'bs' } as const satisfies Record<Calendar, Calendar>

/**
 * A panel's selectable years and days, and its first date. Every month has the same days: one that it lacks gives a message.
 * Typed, pasted and linked dates are of the whole calendar.
 */
export const offered = {
  bs: { firstYear: 2000, lastYear: 2090, days: 32, start: { year: 2082, month: 4, day: 29 } },
  ad: { firstYear: 1944, lastYear: 2030, days: 31, start: { year: 2025, month: 7, day: 13 } },
}

/** Twelve months with English name, Nepali name and value 1 to 12. */
export const monthsOf: Record<Calendar, readonly CalendarName[]> = { bs: bsMonths, ad: adMonths }

/** `29 Shrawan 2082`, `१४ अगस्ट २०२५`. */
export function dateText(calendar: Calendar, day: CalendarDay, language: Lang): string {
  return calendar === 'bs' ? formatBs(day, { language }) : formatAd(day, { language })
}

/** `32 years, 3 months, 14 days`. */
export function spanText(lang: Lang, { years, months, days }: DateDifference): string {
  return messages[lang].span(digitsIn(lang, years), digitsIn(lang, months), digitsIn(lang, days))
}

/** `2082-04-29`, in Latin digits. */
export function numericText({ year, month, day }: CalendarDay): string {
  return [year, month, day].map((value) => String(value).padStart(2, '0')).join('-')
}

/** `Baisakh 2083`, `फेब्रुअरी २०२५`. */
function yearMonthText(calendar: Calendar, { year, month }: CalendarDay, language: Lang): string {
  return `${monthsOf[calendar][month - 1]?.[language] ?? ''} ${digitsIn(language, year)}`
}

export interface Converted {
  from: Calendar
  given: CalendarDay
  result: CalendarDay
  weekday: Weekday
  remarks: readonly Remark[]
}

/** Why a date cannot be converted. */
export type Failure =
  | { reason: 'empty' | 'unreadable' | 'no-such-day' | 'out-of-range' }
  | { reason: 'ambiguous'; readings: readonly [CalendarDay, CalendarDay] }
  | { reason: 'month-too-short'; given: CalendarDay; days: number }
  | { reason: 'which-calendar'; given: CalendarDay }

export type Conversion = { ok: true; converted: Converted } | { ok: false; failure: Failure }

export type Reading = { ok: true; date: CalendarDay } | { ok: false; failure: Failure }

export function convert(from: Calendar, given: CalendarDay): Conversion {
  try {
    const result = from === 'bs' ? bsToAd(given) : adToBs(given)
    const bs = from === 'bs' ? given : result
    const ad = from === 'bs' ? result : given
    const remarks = dayRemarks({ calendar: from, bs, ad })
    return { ok: true, converted: { from, given, result, weekday: weekdayOf(bs), remarks } }
  } catch (error) {
    if (!(error instanceof DateOutOfRangeError)) throw error
    return { ok: false, failure: failureOf(from, given) }
  }
}

/** Reads a typed or pasted date, in digits of either script; fails outside the calendar. */
export function readDate(calendar: Calendar, text: string): Reading {
  const parsed = calendar === 'bs' ? parseBs(text) : parseAd(text)
  return parsed.ok ? parsed : { ok: false, failure: parsed }
}

/**
 * Converts typed text. A numeric Nepali date that is also possible in AD is one of the calendar that is `meant`; without it
 * fails with `which-calendar`.
 */
export function convertText(from: Calendar, text: string, meant?: Calendar): Conversion {
  const reading = readDate(from, text)
  if (!reading.ok) return reading.failure.reason === 'no-such-day' ? refusedDay(from, text) : reading
  const given = reading.date
  // English years after those of the lists are rare, and Nepali ones of the same number are birth dates.
  const isLater = given.year > offered.ad.lastYear
  const mayBeEnglish = from === 'bs' && !isLater && !hasWords(text) && convert('ad', given).ok
  if (!mayBeEnglish) return convert(from, given)
  return meant ? convert(meant, given) : { ok: false, failure: { reason: 'which-calendar', given } }
}

/** The same while it is typed: undefined until the date is whole, by its eight digits or with the name of a month. */
export function convertTyped(from: Calendar, text: string, meant?: Calendar): Conversion | undefined {
  const isComplete = isWhole(text) || (hasWords(text) && readDate(from, text).ok)
  return isComplete ? convertText(from, text, meant) : undefined
}

/** Names the month's length when the text is year, month and day in numbers. */
function refusedDay(from: Calendar, text: string): Conversion {
  const [, year, month, day] = /^(\d{4})\D?(\d{1,2})\D?(\d{1,2})$/.exec(latinDigits(text.trim())) ?? []
  if (!year) return { ok: false, failure: { reason: 'no-such-day' } }
  return convert(from, { year: Number(year), month: Number(month), day: Number(day) })
}

/** Whether the lists of a panel have the year of a day. */
export function isListed(calendar: Calendar, { year }: CalendarDay): boolean {
  return year >= offered[calendar].firstYear && year <= offered[calendar].lastYear
}

function failureOf(calendar: Calendar, given: CalendarDay): Failure {
  const absence = absenceOf(calendar, given)
  if (absence?.reason === 'no-such-day' && given.day > 0)
    return { reason: 'month-too-short', given, days: absence.days }
  return { reason: absence?.reason === 'out-of-range' ? 'out-of-range' : 'no-such-day' }
}

const digit = '[0-9०-९]'
const numeric = new RegExp(`^${digit}[0-9०-९\\s/.।-]*$`)
const wholeDate = new RegExp(`^${digit}{4}-${digit}{2}-${digit}{2}$`)

/**
 * Puts hyphens into a date that begins with its year, `2082042` → `2082-04-2`. What was deleted or typed before the end of
 * the text is left alone, so that the caret stays where it is; so are names of months and dates that begin with the day.
 */
export function withHyphens(previous: string, text: string, caretAtEnd: boolean): string {
  const trimmed = text.trim()
  if (!caretAtEnd || previous.startsWith(text) || !numeric.test(trimmed)) return text
  const [year = '', ...rest] = trimmed.split(/[^0-9०-९]+/)
  if (rest.length === 0) {
    if (year.length <= 4 || year.length > 8) return text
    return [year.slice(0, 4), year.slice(4, 6), year.slice(6)].filter(Boolean).join('-')
  }
  const [month = '', day, ...more] = rest
  if (year.length !== 4 || more.length > 0 || month.length > 4) return text
  if (day !== undefined) {
    // A day of one digit may be the beginning of one with two, unless it was pasted.
    const isPasted = text.length - previous.length > 1
    return [year, twoDigits(month), isPasted && day !== '' ? twoDigits(day) : day].join('-')
  }
  return [year, month.slice(0, 2), month.slice(2)].filter((part, index) => part || index === 1).join('-')
}

/** Whether all eight digits of a date are there. */
export function isWhole(text: string): boolean {
  return wholeDate.test(text.trim())
}

/** Whether a text has the name of a month, or another word. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text)
}

function twoDigits(text: string): string {
  return text.length === 1 ? `${/[०-९]/.test(text) ? '०' : '0'}${text}` : text
}

/** What has to be said beside a date, where there is room for a line. */
export function remarkText(lang: Lang, { remarks }: Pick<Converted, 'remarks'>): string {
  return saidIn(lang, remarks)
    .map(({ text }) => text)
    .join(' ')
}

/** Why a date cannot be used, in a sentence of the page's language. */
export function failureText(calendar: Calendar, failure: Failure, lang: Lang): string {
  const text = messages[lang].failure
  switch (failure.reason) {
    case 'month-too-short':
      return [
        text.monthTooShort(yearMonthText(calendar, failure.given, lang), digitsIn(lang, failure.days)),
        (calendar === 'bs' && missingDayNote(lang, failure.given)) || '',
      ]
        .join(' ')
        .trim()
    case 'ambiguous': {
      const [first, second] = failure.readings
      return text.ambiguous(dateText(calendar, first, lang), dateText(calendar, second, lang))
    }
    case 'which-calendar':
      return text.whichCalendar(dateText('bs', failure.given, lang), dateText('ad', failure.given, lang))
    case 'out-of-range':
      return text.outOfRange[calendar]
    case 'no-such-day':
      return text.noSuchDay
    case 'empty':
    case 'unreadable':
      return text[failure.reason]
  }
}
