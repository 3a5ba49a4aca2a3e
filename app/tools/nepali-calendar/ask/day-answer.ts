import type { Answer, AskContext } from 'ask'
import type { ReadDay } from 'ask/dates'
import { type BsDate, bsToAd } from 'bikram-sambat-calendar'
import { pathIn } from '#app/lib/language.ts'
import { saidIn } from '#app/lib/statement.ts'
import { dayCard } from '#app/platform/ask/day-texts.ts'
import { dayRemarks } from '#app/platform/calendar-day/day-remarks.ts'
import { pathOf } from '../calendar-view.ts'

/** Words that may stand beside a date without changing what is asked. */
export const besideDate = ['date', 'day', 'weekday', 'weekday-name:', 'year', 'month', 'bs', 'ad']

type Parts = Pick<Answer, 'result' | 'text' | 'reading'> & Partial<Answer>

/** An answer that leads to a day of the calendar, with what has to be said beside that day. */
export function dayAnswer(context: AskContext, intent: string, bs: BsDate, parts: Parts): Answer {
  const { lang } = context
  const { remarks = [] } = parts
  const ofDay = saidIn(lang, dayRemarks({ calendar: 'bs', ...bothOf(bs) }))
  return {
    kind: 'answer',
    intent,
    link: pathIn(lang, pathOf({ kind: 'day', ...bs })),
    ...parts,
    // What is said of more days says it of this one, too.
    remarks: [...ofDay.filter(({ kind }) => remarks.every((own) => own.kind !== kind)), ...remarks],
  }
}

/** The same about a day whose date is the answer, or stands below it. */
export function dateAnswer(context: AskContext, intent: string, bs: BsDate, parts: Parts): Answer {
  return dayAnswer(context, intent, bs, { ...dayCard(context, bothOf(bs)), ...parts })
}

export const bothOf = (bs: BsDate): Pick<ReadDay, 'bs' | 'ad'> => ({ bs, ad: bsToAd(bs) })
