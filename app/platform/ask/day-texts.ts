import type { Refusal } from 'ask'
import type { NoDay, ReadDay } from 'ask/dates'
import {
  absenceOf,
  adMonthName,
  bsMonthName,
  type CalendarDay,
  formatAd,
  formatBs,
} from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import type { Lang } from '#app/lib/language.ts'
import { contestedNote, missingDayNote } from '#app/platform/contested-day/contested-note.ts'
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
  const text = messages[lang]
  const absence = absenceOf(calendar, date)
  if (absence?.reason !== 'no-such-day') return text.noSuchMonth
  const name = (calendar === 'bs' ? bsMonthName : adMonthName)(date.month, lang)
  const sentence = text.noSuchDay(name, digitsIn(lang, date.year), digitsIn(lang, absence.days))
  const note = calendar === 'bs' ? missingDayNote(lang, date) : undefined
  return note ? `${sentence} ${note}` : sentence
}
