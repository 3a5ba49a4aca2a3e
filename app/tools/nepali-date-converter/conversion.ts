import {
  absenceOf,
  adToBs,
  bsToAd,
  type CalendarDay,
  DateOutOfRangeError,
  digitsIn,
  latinDigits,
  parseAd,
  parseBs,
  type Weekday,
  weekdayOf,
} from 'bikram-sambat-calendar'
import type { Lang } from '#app/lib/language.ts'
import { type Remark, saidIn } from '#app/lib/statement.ts'
import { missingDayNote } from '#app/platform/calendar-day/contested-note.ts'
import { dayRemarks } from '#app/platform/calendar-day/day-remarks.ts'
import { type Calendar, dateText, offered, yearMonthText } from './calendars.ts'
import { messages } from './messages.ne.ts'
import { hasWords, isWhole } from './typed-date.ts'

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
  if (!isOffered(from, given)) return { ok: false, failure: { reason: 'out-of-range' } }
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

/** Reads a typed or pasted date, in digits of either script; fails outside the years that the tool offers. */
export function readDate(calendar: Calendar, text: string): Reading {
  const parsed = calendar === 'bs' ? parseBs(text) : parseAd(text)
  if (!parsed.ok) return { ok: false, failure: parsed }
  return isOffered(calendar, parsed.date) ? parsed : { ok: false, failure: { reason: 'out-of-range' } }
}

/**
 * Converts typed text. A numeric Nepali date that is also possible in AD is one of the calendar that is `meant`; without it
 * fails with `which-calendar`.
 */
export function convertText(from: Calendar, text: string, meant?: Calendar): Conversion {
  const reading = readDate(from, text)
  if (!reading.ok) return reading.failure.reason === 'no-such-day' ? refusedDay(from, text) : reading
  const given = reading.date
  const mayBeEnglish = from === 'bs' && !hasWords(text) && convert('ad', given).ok
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

function isOffered(calendar: Calendar, { year }: CalendarDay): boolean {
  return year >= offered[calendar].firstYear && year <= offered[calendar].lastYear
}

function failureOf(calendar: Calendar, given: CalendarDay): Failure {
  const absence = absenceOf(calendar, given)
  if (absence?.reason === 'no-such-day' && given.day > 0)
    return { reason: 'month-too-short', given, days: absence.days }
  return { reason: absence?.reason === 'out-of-range' ? 'out-of-range' : 'no-such-day' }
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
