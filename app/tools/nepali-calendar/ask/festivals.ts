import type { Answer, AskContext, Cursor, Grammar, Outcome } from '@chautari/ask'
import { consumeDate, isOfPast, isYear, yearOf } from '@chautari/ask/dates'
import {
  addDays,
  type BsDate,
  bsToAd,
  compareBs,
  firstBsYear,
  formatBs,
  lastAdYear,
  lastBsYear,
} from '@chautari/bikram-sambat'
import type { Bilingual } from '#app/lib/language.ts'
import { saidIn } from '#app/lib/statement.ts'
import {
  besideDate,
  bothDatesText,
  bothOf,
  dayCard,
  isoBoth,
  refuseDate,
  whenText,
} from '#app/platform/ask/day-texts.ts'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import { wholeFestivalOf } from '#app/records/holidays/great-festivals.ts'
import { ownRemarks } from '#app/records/holidays/holiday-remarks.ts'
import { dayAnswer } from './day-answer.ts'
import { messages } from './messages.ne.ts'

/** By family of `festival-family:`. */
const familyMembers: Readonly<Record<string, readonly string[]>> = {
  lhosar: ['tamu-lhosar', 'sonam-lhosar', 'gyalpo-lhosar'],
  eid: ['id-fitr', 'id-adha'],
}

export interface CalendarAskData {
  /** Festivals and holidays of a BS year in the order of their dates. */
  festivalsOf: (year: number) => readonly FestivalDay[]
  names: Readonly<Record<string, Bilingual>>
}

const besideFestival =
  'when this left until howmany holiday festival nepal in now today after to last last-year year-before-last'.split(
    ' ',
  )

export const festival: Grammar<CalendarAskData> = (cursor, context, data) => {
  const taken = cursor.consume('festival:')
  // "asar 15" is a date, too, and without "when" nothing else.
  const isDate =
    taken && cursor.question.numbers.some(({ start }) => start >= taken.start && start < taken.end)
  if (!taken || (isDate && !cursor.has('when'))) return undefined
  const numbered = cursor.consumeNumber(isYear)
  const next = cursor.consume('next')
  const allowed = [...besideDate, ...besideFestival]
  if (cursor.has('until', 'left')) allowed.push('length')
  if (!cursor.isFullyParsed([...allowed, `festival:${taken.value}`], cursor.has('when'))) return undefined
  // Without "Nepali" the new year of an AD year is another one.
  const isOfAd = numbered ? isAdYear(yearOf(numbered)) : cursor.has('ad')
  const isOtherNewYear = taken.value === 'new-year' && isOfAd
  // "How many days is the Dashain holiday?"
  const isLength = cursor.has('holiday') && cursor.has('howmany')
  if (isOtherNewYear || isLength) return undefined
  const year = numbered ? yearOf(numbered) : namedYear(cursor, next !== undefined, context)
  if (isUnclear(cursor, year)) return undefined
  const day = dayOf(taken.value, year, isOfPast(cursor) || cursor.has('last'), context, data)
  if (day) return festivalAnswer(context, day, data)
  if (year === undefined || (year <= lastBsYear && year >= 1943)) return refusalOf(taken.value, year, context)
  const first = { year, month: 1, day: 1 }
  return refuseDate(context.lang, 'festival.when', { calendar: 'bs', reason: 'out-of-range', date: first })
}

/** `losar`: each of its festivals, the next one first. */
export const festivalFamily: Grammar<CalendarAskData> = (cursor, context, data) => {
  const taken = cursor.consume('festival-family:')
  const year = consumeYear(cursor, context)
  if (!taken || !cursor.isFullyParsed([...besideDate, ...besideFestival, 'next'])) return undefined
  if (isUnclear(cursor, year)) return undefined
  const isPast = isOfPast(cursor) || cursor.has('last')
  const ids = familyMembers[taken.value] ?? []
  const days = ids.flatMap((id) => dayOf(id, year, isPast, context, data) ?? [])
  if (days.length === 0) return refusalOf(ids[0] ?? '', year, context)
  return days.toSorted((a, b) => compareBs(a.date, b.date)).map((day) => festivalAnswer(context, day, data))
}

/** Of Eid, whose day no rule gives, in a year that is not before this one. */
function refusalOf(id: string, year: number | undefined, { lang, today }: AskContext): Outcome | undefined {
  const isOver = year !== undefined && year < today[isAdYear(year) ? 'ad' : 'bs'].year
  if (isOver || !/^id-(fitr|adha)$/.test(id)) return undefined
  const text = messages[lang].notAnnounced
  return { kind: 'refusal', intent: 'festival.when', reason: 'not-announced', text }
}

/** Earlier numbers are of no BS year of the table that is asked for. */
const isAdYear = (year: number) => year <= lastAdYear

/** The year of the question in either calendar, by its number or by its name. */
export function consumeYear(cursor: Cursor, context: AskContext): number | undefined {
  const numbered = cursor.consumeNumber(isYear)
  return numbered ? yearOf(numbered) : namedYear(cursor, cursor.has('next'), context)
}

/** The BS year that the question names as this one, the one before or the one after. */
function namedYear(cursor: Cursor, isNext: boolean, { today: { bs } }: AskContext): number | undefined {
  if (cursor.has('year-before-last')) return bs.year - 2
  if (cursor.has('last-year') || (cursor.has('last') && cursor.has('year'))) return bs.year - 1
  if (!cursor.has('year')) return undefined
  if (isNext) return bs.year + 1
  return cursor.has('this', 'now') ? bs.year : undefined
}

/** A year that is not understood, or "six months after": not the nearest day of the festival. */
export function isUnclear(cursor: Cursor, year: number | undefined): boolean {
  const isShift =
    cursor.has('after', 'before') && cursor.has('day', 'week', 'month') && !cursor.has('howmany')
  return isShift || (year === undefined && cursor.has('year'))
}

/** `aaja kun chad ho`: the festivals of a day, else the next one; without a day the next one after today. */
export const festivalOn: Grammar<CalendarAskData> = (cursor, context, data) => {
  if (cursor.has('festival:') || !cursor.consume('festival')) return undefined
  const asked = consumeDate(cursor, context)?.days[0]
  const isNext = asked === undefined && cursor.has('next')
  const allowed = [...besideDate, 'next', 'when', 'nepal', 'in', 'now', 'this', 'holiday', 'festival']
  if ((!asked && !isNext) || !cursor.isFullyParsed(allowed)) return undefined
  const from = asked?.bs ?? addDays(context.today.bs, 1)
  // A minor day is named only on the day itself, never as the next festival.
  const [next, ...later] = daysFrom(from, data).filter(
    ({ date, isMinor }) => !isMinor || (!isNext && compareBs(date, from) === 0),
  )
  if (!next) return undefined
  const days = [next, ...later.filter(({ date }) => compareBs(date, next.date) === 0)]
  const answers = days.map((day) => festivalAnswer(context, day, data))
  if (!asked || compareBs(next.date, from) === 0) return answers
  const reading = messages[context.lang].noFestival(formatBs(from, { language: context.lang }))
  return answers.map(({ details = [], ...answer }) => {
    return { ...answer, details: [answer.reading, ...details], reading }
  })
}

/** Festivals and holidays from a day on, of its BS year and the next. */
export function daysFrom(from: BsDate, { festivalsOf }: CalendarAskData): FestivalDay[] {
  const years = [from.year, from.year + 1].filter((year) => year <= lastBsYear)
  return years.flatMap(festivalsOf).filter(({ date }) => compareBs(date, from) >= 0)
}

/**
 * A festival in a BS year, or in a year of the common era, which lies in two BS years; without a year the next one from today
 * on, or the last one. Undefined for a festival without a rule until its day is published.
 */
export function dayOf(
  id: string,
  year: number | undefined,
  isPast: boolean,
  { today: { bs } }: AskContext,
  { festivalsOf }: CalendarAskData,
): FestivalDay | undefined {
  const isAd = year !== undefined && isAdYear(year)
  const years = isAd ? [year + 56, year + 57] : year === undefined ? around(bs.year) : [year]
  const days = years
    .filter((bsYear) => bsYear >= firstBsYear && bsYear <= lastBsYear)
    .flatMap(festivalsOf)
    .filter((day) => day.id === id)
  if (year !== undefined) return days.find(({ date }) => !isAd || bsToAd(date).year === year)
  return isPast
    ? days.findLast(({ date }) => compareBs(date, bs) < 0)
    : days.find(({ date }) => compareBs(date, bs) >= 0)
}

const around = (year: number) => [year - 1, year, year + 1, year + 2]

function festivalAnswer(context: AskContext, day: FestivalDay, data: CalendarAskData): Answer {
  const { lang, today } = context
  const { id, date } = day
  const text = messages[lang]
  const both = bothOf(date)
  const own = data.names[id]?.[lang] ?? id
  const whole = wholeWithMain(id)?.name[lang]
  const name = whole && !own.includes(whole) ? `${whole} (${own})` : own
  const [dates, when] = [bothDatesText(lang, both), whenText(context, date)]
  const line = compareBs(date, today.bs) < 0 ? text.was(name, dates, when) : `${name}: ${dates}, ${when}`
  const span = spanOf(context, day, data)
  const card = dayCard(context, both)
  return dayAnswer(context, 'festival.when', date, {
    result: { festival: id, ...isoBoth(both) },
    text: span ? text.withMore(line, span) : line,
    ...card,
    details: [...card.details, ...(span ? [span] : [])],
    reading: name,
    remarks: saidIn(lang, ownRemarks(day, today.bs)),
  })
}

/** The festival that people mean by its main day. */
function wholeWithMain(id: string) {
  const whole = wholeFestivalOf(id)
  return whole?.main === id ? whole : undefined
}

/** First and last day of a festival of many days; Holi has one day, by district. */
function spanOf({ lang: language }: AskContext, { id, date }: FestivalDay, data: CalendarAskData) {
  const { days = [] } = wholeWithMain(id) ?? {}
  if (days.length < 3) return undefined
  const ofYear = data.festivalsOf(date.year)
  const [from, to] = [days[0], days.at(-1)].map((end) => ofYear.find((day) => day.id === end))
  const said = (day: FestivalDay) =>
    [data.names[day.id]?.[language] ?? '', formatBs(day.date, { language })] as const
  return from && to ? messages[language].span(...said(from), ...said(to)) : undefined
}
