import type { Answer, AnswerRemark, AskContext, Refusal } from '@chautari/ask'
import { isoOf, type NoDay, type ReadDay } from '@chautari/ask/dates'
import {
  absenceOf,
  adMonthName,
  type BsDate,
  bsMonthName,
  bsToAd,
  type CalendarDay,
  differenceInDays,
  formatAd,
  formatBs,
  weekdayName,
  weekdayOf,
} from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import type { Lang } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { saidIn } from '#app/lib/statement.ts'
import { type DayIn, dayRemarks, missingDayNote } from '#app/platform/calendar-day/day-remarks.ts'
import { messages } from './messages.ne.ts'

/** Words that may stand beside a date without changing what is asked. */
export const besideDate = ['date', 'day', 'weekday', 'weekday-name:', 'year', 'month', 'bs', 'ad']

type BothDates = Pick<ReadDay, 'bs' | 'ad'>

export const bothOf = (bs: BsDate): BothDates => ({ bs, ad: bsToAd(bs) })

/** As a result has it. */
export const isoBoth = ({ bs, ad }: BothDates) => ({ bs: isoOf(bs), ad: isoOf(ad) })

export type AnswerParts = Omit<Answer, 'kind' | 'intent' | 'remarks'> & Partial<Pick<Answer, 'remarks'>>

/** An answer about a day, with what has to be said beside it. */
export function answerAbout(lang: Lang, intent: string, day: DayIn, parts: AnswerParts): Answer {
  const { remarks = [] } = parts
  // What is said of more days says it of this one, too.
  const ofDay = saidIn(lang, dayRemarks(day)).filter(({ kind }) => remarks.every((own) => own.kind !== kind))
  return { kind: 'answer', intent, ...parts, remarks: [...ofDay, ...remarks] }
}

/** A day in both calendars: `Tuesday, 8 Mangsir 2083 · 24 November 2026`. */
export function bothDatesText(lang: Lang, { bs, ad }: BothDates): string {
  return `${formatBs(bs, { language: lang, style: 'full' })} · ${formatAd(ad, { language: lang })}`
}

/** `in 26 days`, `yesterday`. */
export function whenText({ lang, today: { bs } }: AskContext, date: BsDate): string {
  const days = differenceInDays(bs, date)
  const text = messages[lang]
  return days < 0 ? text.ago(groupedNumber(lang, -days)) : text.inDays(groupedNumber(lang, days))
}

/** A day on a card: its date in a calendar large; weekday, other calendar and how far away small. */
export function dayCard(
  context: AskContext,
  { bs, ad }: BothDates,
  calendar: ReadDay['calendar'] = 'bs',
): { figure: string; details: readonly string[] } {
  const language = context.lang
  const dates = { bs: formatBs(bs, { language }), ad: formatAd(ad, { language }) }
  return {
    figure: dates[calendar],
    details: [
      weekdayName(weekdayOf(bs), language),
      dates[calendar === 'bs' ? 'ad' : 'bs'],
      whenText(context, bs),
    ],
  }
}

/** What the question left open: year, month, or which of several dates it means. */
export function assumedOf(lang: Lang, day: ReadDay, readings = 1): AnswerRemark[] {
  const open =
    day.year === 'guessed' ? 'year' : day.year === 'month' ? 'month' : readings > 1 ? 'reading' : undefined
  return open ? [assumed(lang, open, givenDateText(lang, day))] : []
}

export function assumed(lang: Lang, open: keyof typeof messages.en.assumed, read: string): AnswerRemark {
  const { chip, text } = messages[lang].assumed[open]
  return { kind: 'assumed', chip, text: text(read) }
}

/** The date as it was understood: `read as 5 Chaitra 2052 BS`. */
export function readingText(lang: Lang, day: DayIn): string {
  return messages[lang].readAs(givenDateText(lang, day))
}

/** A day in the calendar that it was given in, with the calendar's name. */
export function givenDateText(lang: Lang, { calendar, bs, ad }: DayIn): string {
  const date = calendar === 'bs' ? formatBs(bs, { language: lang }) : formatAd(ad, { language: lang })
  return inCalendar(lang, calendar, date)
}

/** A date or period with the name of its calendar. */
export function inCalendar(lang: Lang, calendar: ReadDay['calendar'], date: string): string {
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
