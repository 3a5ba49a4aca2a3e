import type { Answer, AskContext } from '@chautari/ask'
import type { BsDate } from '@chautari/bikram-sambat'
import { pathIn } from '#app/lib/language.ts'
import { type AnswerParts, answerAbout, bothOf, dayCard } from '#app/platform/ask/day-texts.ts'
import { linkedPathOf } from '../calendar-view.ts'

type Parts = Omit<AnswerParts, 'link'> & Partial<AnswerParts>

/** An answer that leads to a day of the calendar, with what has to be said beside that day. */
export function dayAnswer({ lang }: AskContext, intent: string, bs: BsDate, parts: Parts): Answer {
  const link = pathIn(lang, linkedPathOf({ kind: 'day', ...bs }))
  return answerAbout(lang, intent, { calendar: 'bs', ...bothOf(bs) }, { link, ...parts })
}

/** The same about a day whose date is the answer, or stands below it. */
export function dateAnswer(context: AskContext, intent: string, bs: BsDate, parts: Parts): Answer {
  return dayAnswer(context, intent, bs, { ...dayCard(context, bothOf(bs)), ...parts })
}
