import type { Answer, AskContext, Outcome } from 'ask'
import { type DateReading, isoOf, type ReadDay } from 'ask/dates'
import { pathIn } from '#app/lib/language.ts'
import { saidIn } from '#app/lib/statement.ts'
import { assumedOf, refuseDate } from '#app/platform/ask/day-texts.ts'
import { dayRemarks } from '#app/platform/calendar-day/day-remarks.ts'

/** Words that may stand beside a date without changing what is asked. */
export const besideDate = ['date', 'day', 'year', 'month', 'weekday', 'bs', 'ad', 'weekday-name:']

export function answersOf(
  { days, trouble }: DateReading,
  { lang }: AskContext,
  intent: string,
  answerOf: (day: ReadDay) => Omit<Answer, 'kind' | 'intent' | 'remarks'>,
): readonly Outcome[] | undefined {
  if (days.length === 0) return trouble && [refuseDate(lang, intent, trouble)]
  return days.map((day) => ({
    kind: 'answer',
    intent,
    remarks: [...saidIn(lang, dayRemarks(day)), ...assumedOf(lang, day, days.length)],
    ...answerOf(day),
  }))
}

/** The fragment never leaves the browser: a birth date is no business of a log. */
export function converterLink({ lang }: AskContext, { calendar, bs, ad }: ReadDay): string {
  return `${pathIn(lang, '/nepali-date-converter')}#${calendar}=${isoOf(calendar === 'bs' ? bs : ad)}`
}
