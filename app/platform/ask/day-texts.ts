import type { Refusal } from 'ask'
import type { NoDay, ReadDay } from 'ask/dates'
import {
  adMonthName,
  bsMonthName,
  type CalendarDay,
  daysInBsMonth,
  firstBsYear,
  formatAd,
  formatBs,
  lastBsYear,
} from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import type { Lang } from '#app/lib/language.ts'
import { contestedNote, missingDayNote } from '#app/platform/calendar-day/contested-note.ts'
import { messages } from './messages.ne.ts'

/** A day in both calendars: `Tuesday, 8 Mangsir 2083 · 24 November 2026`; a contested one with its other reading. */
export function bothDatesText(
  lang: Lang,
  { bs, ad, calendar = 'ad' }: Pick<ReadDay, 'bs' | 'ad'> & Partial<Pick<ReadDay, 'calendar'>>,
): string {
  const text = `${formatBs(bs, { language: lang, style: 'full' })} · ${formatAd(ad, { language: lang })}`
  return withNote(text, contestedNote(lang, { calendar, bs, ad }))
}

/** A text that ends without a full stop, and a sentence behind it. */
export function withNote(text: string, note: string | undefined): string {
  return note ? `${text}. ${note}` : text
}

/** The date as it was understood: `read as 5 Chaitra 2052 BS`. */
export function readingText(lang: Lang, day: Pick<ReadDay, 'calendar' | 'bs' | 'ad'>): string {
  return messages[lang].readAs(givenDateText(lang, day))
}

/** A day in the calendar that it was given in, with the calendar's name. */
export function givenDateText(
  lang: Lang,
  { calendar, bs, ad }: Pick<ReadDay, 'calendar' | 'bs' | 'ad'>,
): string {
  const date = calendar === 'bs' ? formatBs(bs, { language: lang }) : formatAd(ad, { language: lang })
  if (lang === 'en') return `${date} ${calendar === 'bs' ? 'BS' : 'AD'}`
  return `${calendar === 'bs' ? 'वि.सं.' : 'ई.सं.'} ${date}`
}

/** Why a date of a question has no answer. */
export function refuseDate(lang: Lang, intent: string, { calendar, reason, date }: NoDay): Refusal {
  const text = reason === 'out-of-range' ? messages[lang].outOfRange : noSuchDayText(lang, calendar, date)
  return { kind: 'refusal', intent, reason, text }
}

function noSuchDayText(lang: Lang, calendar: NoDay['calendar'], date: CalendarDay): string {
  const { year, month } = date
  const text = messages[lang]
  if (month < 1 || month > 12 || (calendar === 'bs' && (year < firstBsYear || year > lastBsYear)))
    return text.noSuchMonth
  const [name, days] =
    calendar === 'bs'
      ? [bsMonthName(month, lang), daysInBsMonth(year, month)]
      : [adMonthName(month, lang), new Date(Date.UTC(year, month, 0)).getUTCDate()]
  const sentence = text.noSuchDay(name, digitsIn(lang, year), digitsIn(lang, days))
  const note = calendar === 'bs' ? missingDayNote(lang, date) : undefined
  return note ? `${sentence} ${note}` : sentence
}
