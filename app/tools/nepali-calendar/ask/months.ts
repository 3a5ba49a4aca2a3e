import type { Answer, AskContext, Cursor, Grammar } from '@chautari/ask'
import { type Calendar, dayIn, isOfPast, isYear, monthAt, type ReadDay, yearOf } from '@chautari/ask/dates'
import {
  adMonthName,
  bsMonthName,
  daysInBsMonth,
  differenceInDays,
  inTable,
  weekdayOf,
} from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { pathIn } from '#app/lib/language.ts'
import { saidIn } from '#app/lib/statement.ts'
import {
  assumed,
  bothDatesText,
  bothOf,
  givenDateText,
  inCalendar,
  isoBoth,
  refuseDate,
} from '#app/platform/ask/day-texts.ts'
import { monthRemarks } from '#app/platform/calendar-day/period-remarks.ts'
import { linkedPathOf } from '../calendar-view.ts'
import { dateAnswer } from './day-answer.ts'
import type { CalendarAskData } from './festivals.ts'
import { messages } from './messages.ne.ts'
import { workingDayAnswer } from './working-day.ts'

/** A month of a question, or a whole year. */
export interface Period {
  readonly calendar: Calendar
  readonly year: number
  readonly month?: number
  /** What the question left open. */
  readonly open?: 'year' | 'calendar'
}

export type Month = Period & { readonly month: number }

/** A month by its name or as this or the next one. One without its year is of this year. */
export function consumeMonth(cursor: Cursor, { today }: AskContext): Month | undefined {
  const index = cursor.question.words.findIndex((_, at) => monthAt(cursor, at))
  const named = index < 0 ? undefined : monthAt(cursor, index)
  if (named) {
    cursor.markConsumed({ start: index, end: named.end })
    const number = cursor.consumeNumber(isYear)
    const { calendar, value: month } = named
    const year = number ? yearOf(number) : today[calendar].year
    return { calendar, year, month, ...(number ? {} : { open: 'year' as const }) }
  }
  const step = (['last', 'this', 'next'] as const).find((concept) => cursor.has(concept))
  if (!step || !cursor.consume('month') || !cursor.consume(step)) return undefined
  const calendar = cursor.consume('ad') ? 'ad' : 'bs'
  const isOpen = calendar === 'bs' && !cursor.consume('bs')
  const { year, month } = today[calendar]
  const months = year * 12 + month - 1 + { last: -1, this: 0, next: 1 }[step]
  return {
    calendar,
    year: Math.floor(months / 12),
    month: (months % 12) + 1,
    ...(isOpen ? { open: 'calendar' as const } : {}),
  }
}

/** The coming one, where the question names no year and is not of the past. */
export function comingMonth(month: Month, cursor: Cursor, { today }: AskContext): Month {
  const isOver = month.month < today[month.calendar].month
  return month.open === 'year' && isOver && !isOfPast(cursor) ? { ...month, year: month.year + 1 } : month
}

/** First and last day; undefined outside of the table. */
export function spanOf({ calendar, year, month }: Period): { first: ReadDay; last: ReadDay } | undefined {
  const dayOf = (inMonth: number, day: number) => dayIn(calendar, { year, month: inMonth, day }, 'given')
  return inTable(() => {
    const end = month ?? 12
    const days = calendar === 'bs' ? daysInBsMonth(year, end) : new Date(Date.UTC(year, end, 0)).getUTCDate()
    return { first: dayOf(month ?? 1, 1), last: dayOf(end, days) }
  })
}

export function periodText(lang: AskContext['lang'], { calendar, year, month }: Period): string {
  const name = month && (calendar === 'bs' ? bsMonthName(month, lang) : adMonthName(month, lang))
  return [...(name ? [name] : []), digitsIn(lang, year)].join(' ')
}

export function openRemarks(lang: AskContext['lang'], period: Period): Answer['remarks'] {
  return period.open
    ? [assumed(lang, period.open, inCalendar(lang, period.calendar, periodText(lang, period)))]
    : []
}

export function refusePeriod(
  lang: AskContext['lang'],
  intent: string,
  { calendar, year, month = 1 }: Period,
) {
  return refuseDate(lang, intent, { calendar, reason: 'out-of-range', date: { year, month, day: 1 } })
}

const besideMonth = 'howmany day month year in length or this bs nepal date'.split(' ')

/** `days in mangsir 2083`, `mangsir kati din ko`, `is poush 29 or 30 days`. */
export const monthLength: Grammar<CalendarAskData> = (cursor, context) => {
  const { lang } = context
  const period = consumeMonth(cursor, context)
  if (period?.calendar !== 'bs') return undefined
  if (!asksLength(cursor, period.open === undefined) || !cursor.isFullyParsed(besideMonth)) return undefined
  const { year, month } = period
  const span = spanOf(period)
  if (!span) return refusePeriod(lang, 'month.length', period)
  const days = daysInBsMonth(year, month)
  return {
    kind: 'answer',
    remarks: [...saidIn(lang, monthRemarks(year, month)), ...openRemarks(lang, period)],
    intent: 'month.length',
    result: { year, month, days },
    text: messages[lang].monthDays(periodText(lang, period), digitsIn(lang, days)),
    figure: messages[lang].days(digitsIn(lang, days)),
    details: [periodText(lang, period)],
    reading: messages[lang].monthReading,
    link: pathIn(lang, linkedPathOf({ kind: 'month', year, month })),
  }
}

/** Whether the length is asked for in words, or two lengths are offered; one number beside a month is a day. */
function asksLength(cursor: Cursor, isOfYear: boolean): boolean {
  const lengths = [cursor, cursor].map(() => cursor.consumeNumber(({ value }) => value >= 29 && value <= 32))
  if (lengths.some(Boolean)) return lengths.every(Boolean)
  // "Kati gate samma cha" counts days.
  const isCounted = cursor.has('date') && cursor.has('howmany') && cursor.consume('until') !== undefined
  return cursor.has('length') || isCounted || (cursor.has('day') && (isOfYear || cursor.has('howmany', 'in')))
}

/** `first day of falgun`, `mangsir masanta`, `last working day of bhadra`. */
export const monthEdge: Grammar<CalendarAskData> = (cursor, context, data) => {
  const { lang } = context
  const edge = cursor.consume('last-working-day') ?? cursor.consume('start', 'end')
  const named = edge && consumeMonth(cursor, context)
  const beside = 'when day date month in this bs ad to convert nepal weekday year end'.split(' ')
  if (!named || (cursor.has('howmany') && cursor.has('day')) || !cursor.isFullyParsed(beside))
    return undefined
  const period = comingMonth(named, cursor, context)
  const span = spanOf(period)
  if (!span) return refusePeriod(lang, 'date.convert', period)
  if (edge.value === 'last-working-day')
    return workingDayAnswer(context, data, span, periodText(lang, period), openRemarks(lang, period))
  const isFirst = edge.value === 'start'
  const { bs, ad } = isFirst ? span.first : span.last
  const reading = messages[lang][isFirst ? 'firstDay' : 'lastDay'](periodText(lang, period))
  return dateAnswer(context, 'date.convert', bs, {
    result: { from: period.calendar, ...isoBoth({ bs, ad }), weekday: weekdayOf(bs) },
    text: `${reading}: ${bothDatesText(lang, { bs, ad })}`,
    reading,
    remarks: [
      ...(isFirst || period.calendar === 'ad' ? [] : saidIn(lang, monthRemarks(period.year, period.month))),
      ...openRemarks(lang, period),
    ],
  })
}

/** `how many days left in mangsir`, `yo barsa kati din baki`, `how many days until poush`. */
export const daysLeft: Grammar<CalendarAskData> = (cursor, context) => {
  const end = cursor.consume('end')
  const isLeft = cursor.consume('left', 'until', 'start') ?? (cursor.has('howmany') ? end : undefined)
  if (!isLeft || cursor.has('festival:', 'fiscal')) return undefined
  const isUntil =
    !end && cursor.question.words.some(({ text }) => /^(a+u?n[ae]|lagna|आउन|लाग्न|until|till)$/.test(text))
  const month = consumeMonth(cursor, context)
  const periods = month ? [comingMonth(month, cursor, context)] : consumeYears(cursor, context)
  const beside = 'howmany day left until end this in bs ad month year nepal'.split(' ')
  if (!cursor.has('day') || !cursor.isFullyParsed(beside)) return undefined
  return periods.flatMap((period) => leftAnswer(context, period, isUntil) ?? [])
}

function consumeYears(cursor: Cursor, { today }: AskContext): Period[] {
  const number = cursor.consumeNumber(isYear)
  if (!number && !(cursor.has('this') && cursor.has('year'))) return []
  const calendars: Calendar[] = cursor.has('ad') ? ['ad'] : cursor.has('bs') ? ['bs'] : ['bs', 'ad']
  return calendars
    .filter((calendar) => !number || yearOf(number) === today[calendar].year)
    .map((calendar) => ({
      calendar,
      year: today[calendar].year,
      ...(number || calendars.length === 1 ? {} : { open: 'calendar' as const }),
    }))
}

function leftAnswer(context: AskContext, period: Period, isUntil: boolean): Answer | undefined {
  const { lang, today } = context
  const now = today[period.calendar]
  const isRunning = period.year === now.year && (period.month ?? now.month) === now.month
  if (!isRunning && !isUntil) return undefined
  const isNext = isUntil && isRunning && period.month !== undefined
  const asked = isNext ? { ...period, year: period.year + 1 } : period
  const span = spanOf(asked)
  const day = span && (isRunning && !isUntil ? span.last : span.first)
  const days = day && differenceInDays(today.bs, day.bs)
  if (!day || days === undefined || days < 0) return undefined
  return dateAnswer(context, 'date.difference', day.bs, {
    result: { days },
    figure: messages[lang].days(digitsIn(lang, days)),
    text: messages[lang].days(digitsIn(lang, days)),
    details: [bothDatesText(lang, bothOf(day.bs))],
    reading: messages[lang].until(givenDateText(lang, day)),
    remarks: openRemarks(lang, asked),
  })
}
