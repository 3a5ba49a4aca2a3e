import type { Answer, AskContext } from 'ask'
import type { BsDate } from 'bikram-sambat-calendar'
import { pathIn } from '#app/lib/language.ts'
import { pathOf } from '../calendar-path.ts'

/** Words that may stand beside a date without changing what is asked. */
export const besideDate = ['date', 'day', 'weekday', 'weekday-name:', 'year', 'month', 'bs', 'ad']

/** An answer that leads to a day of the calendar. */
export function dayAnswer(
  { lang }: AskContext,
  intent: string,
  { year, month, day }: BsDate,
  parts: Pick<Answer, 'result' | 'text' | 'reading'>,
): Answer {
  return {
    kind: 'answer',
    intent,
    remarks: [],
    ...parts,
    link: pathIn(lang, pathOf({ kind: 'day', year, month, day })),
  }
}
