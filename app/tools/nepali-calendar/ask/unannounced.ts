import type { AskContext, Outcome } from 'ask'
import { messages } from './messages.ne.ts'

/** Eid: no rule gives its day. */
export function refuseUnannounced({ lang }: AskContext, id: string): Outcome | undefined {
  if (!/^id-(fitr|adha)$/.test(id)) return undefined
  return {
    kind: 'refusal',
    intent: 'festival.when',
    reason: 'not-announced',
    text: messages[lang].notAnnounced,
  }
}

/** Whether a year of a question, of either calendar, is before this one. */
export const isOver = (year: number | undefined, { today }: AskContext) =>
  year !== undefined && year < today[year <= 2034 ? 'ad' : 'bs'].year
