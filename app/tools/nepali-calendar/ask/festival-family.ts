import type { AskContext, Cursor, Outcome } from 'ask'
import { isOfPast, isYear, yearOf } from 'ask/dates'
import { compareBs } from 'bikram-sambat-calendar'
import { familyMembers } from './data/great-festivals.ts'
import { besideDate } from './day-answer.ts'
import {
  besideFestival,
  type CalendarAskData,
  dayIn,
  festivalAnswer,
  isOver,
  isUnclear,
  namedYear,
  nearestDay,
  refuseUnannounced,
} from './festivals.ts'

/** `losar`: each of its festivals, the next one first. */
export function festivalFamily(
  cursor: Cursor,
  context: AskContext,
  data: CalendarAskData,
): Outcome | readonly Outcome[] | undefined {
  const taken = cursor.consume('festival-family:')
  const number = cursor.consumeNumber(isYear)
  const year = number ? yearOf(number) : namedYear(cursor, cursor.has('next'), context)
  if (!taken || !cursor.isFullyParsed([...besideDate, ...besideFestival, 'next'])) return undefined
  if (isUnclear(cursor, year)) return undefined
  const ids = familyMembers[taken.value] ?? []
  const days = ids.flatMap((id) => {
    const isPast = isOfPast(cursor) || cursor.has('last')
    return (year === undefined ? nearestDay(id, isPast, context, data) : dayIn(year, id, data)) ?? []
  })
  if (days.length === 0) return isOver(year, context) ? undefined : refuseUnannounced(context, ids[0] ?? '')
  return days.toSorted((a, b) => compareBs(a.date, b.date)).map((day) => festivalAnswer(context, day, data))
}
