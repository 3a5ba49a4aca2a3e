import {
  type Answer,
  type AskContext,
  type Cursor,
  defineAskPart,
  type Outcome,
  type Words,
} from '@chautari/ask'
import { consumeDate, type DateReading, isoOf, type ReadDay } from '@chautari/ask/dates'
import {
  addDays,
  type BsDate,
  bsToAd,
  compareBs,
  type DateDifference,
  differenceInDays,
  otherAdOf,
  otherBsOf,
  weekdayOf,
} from '@chautari/bikram-sambat'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { saidIn } from '#app/lib/statement.ts'
import {
  answerAbout,
  assumedOf,
  besideDate,
  bothDatesText,
  dayCard,
  givenDateText,
  isoBoth,
  readingText,
  refuseDate,
} from '#app/platform/ask/day-texts.ts'
import { spanRemarks } from '#app/platform/calendar-day/period-remarks.ts'
import { age, answersOf, converterLink, isBirthDate } from './ask/date-answers.ts'
import { messages } from './ask/messages.ne.ts'
import { shiftDay } from './days.ts'

const words: Words = {
  age: 'age,umer,umar,ummer,how old,old,barsako,barsa ko,उमेर,वर्षको',
  birth:
    'born,birth,birthday,birthdate,date of birth,dob,janma,janmamiti,janma miti,janmeko,janmiyeko,janmadin,' +
    'जन्म,जन्ममिति,जन्म मिति,जन्मेको,जन्मिएको,जन्मदिन',
}

function convert(cursor: Cursor, context: AskContext): readonly Outcome[] | undefined {
  const reading = consumeDate(cursor, context)
  if (!reading || reading.days.some(({ year }) => year === 'relative')) return undefined
  const allowed = [...besideDate, 'convert', 'to', 'in', 'from', 'nepal', 'or']
  if (isBirthDate(cursor, reading)) allowed.push('birth')
  const isPlain = reading.days[0]?.year === 'given' && cursor.hasConsumed('bs', 'ad')
  if (!cursor.isFullyParsed(allowed, isPlain)) return undefined
  // "how many days since 1 November" asks for a difference.
  if (cursor.has('day') && cursor.has('howmany', 'left', 'until', 'from')) return undefined
  return answersOf(reading, context, 'date.convert', (day) => ({
    result: { from: day.calendar, ...isoBoth(day), weekday: weekdayOf(day.bs), ...otherReading(day) },
    text: bothDatesText(context.lang, day),
    ...dayCard(context, day, day.calendar === 'bs' ? 'ad' : 'bs'),
    reading: readingText(context.lang, day),
    link: converterLink(context, day),
  }))
}

/** The date that other published calendars give to a contested day, in the calendar that was asked for. */
function otherReading({ calendar, bs, ad }: ReadDay): { otherBs?: string; otherAd?: string } {
  const other = calendar === 'bs' ? otherAdOf(bs) : otherBsOf(ad)
  if (!other) return {}
  return calendar === 'bs' ? { otherAd: isoOf(other) } : { otherBs: isoOf(other) }
}

function difference(cursor: Cursor, context: AskContext): readonly Outcome[] | undefined {
  // "From today to 7 Falgun" looks ahead, "from 7 Falgun to today" back.
  const beginsToday = (cursor.find(['today', 'now'])?.start ?? 2) < 2
  const first = consumeDate(cursor, context)
  if (!first) return undefined
  const second = consumeDate(cursor, context)
  const isAboutDays = cursor.has('day', 'between', 'left', 'length')
  const allowed = [
    ...besideDate,
    ...'between from to until left passed today now howmany length in next'.split(' '),
  ]
  const isSure = [first, second].every(
    (reading) => reading?.days[0]?.year === 'given' || (reading === undefined && cursor.has('howmany')),
  )
  if (!isAboutDays || !cursor.isFullyParsed(allowed, isSure)) return undefined
  if (second) return between(beginsToday ? { ...first, last: undefined } : first, second, context)
  const asksCount =
    cursor.has('left', 'passed', 'until') || (cursor.has('howmany') && cursor.has('day', 'from'))
  const isAhead = cursor.has('left', 'until') || beginsToday || !cursor.has('passed', 'from')
  return asksCount ? untilOrSince(first, context, isAhead) : undefined
}

function between(first: DateReading, second: DateReading, context: AskContext) {
  const { lang } = context
  const trouble = [first, second].find(({ days }) => days.length === 0)
  if (trouble?.trouble) return [refuseDate(lang, 'date.difference', trouble.trouble)]
  const [to] = second.days
  // A date that both calendars could mean is of the calendar of the other one.
  const likeliest = first.days.find(({ calendar }) => calendar === to?.calendar) ?? first.days[0]
  if (!likeliest || !to) return undefined
  // "From Baisakh 1 to Chaitra 30" begins before it ends.
  const from = first.last && compareBs(likeliest.bs, to.bs) > 0 ? first.last : likeliest
  const inOrder = compareBs(from.bs, to.bs) > 0 ? ([to, from] as const) : ([from, to] as const)
  const [begins, ends] = inOrder.map((day) => givenDateText(lang, day))
  const reading = messages[lang].between(begins ?? '', ends ?? '')
  return [differenceAnswer(context, from.bs, to.bs, { named: inOrder, linked: from, reading })]
}

function untilOrSince({ days: [read], last, trouble }: DateReading, context: AskContext, isAhead: boolean) {
  const { lang, today } = context
  if (!read) return trouble && [refuseDate(lang, 'date.difference', trouble)]
  if (read.year === 'relative') return undefined
  const day = isAhead ? read : (last ?? read)
  const { since, until } = messages[lang]
  const reading = (compareBs(day.bs, today.bs) < 0 ? since : until)(givenDateText(lang, day))
  return [differenceAnswer(context, today.bs, day.bs, { named: [day], linked: day, reading })]
}

interface NamedDays {
  /** The days of the question in their order. */
  named: readonly ReadDay[]
  linked: ReadDay
  reading: string
}

function differenceAnswer(
  context: AskContext,
  from: BsDate,
  to: BsDate,
  { named, linked, reading }: NamedDays,
): Answer {
  const { lang } = context
  const days = Math.abs(differenceInDays(from, to))
  const text = messages[lang].days(groupedNumber(lang, days))
  return {
    kind: 'answer',
    remarks: [...saidIn(lang, spanRemarks(from, to)), ...named.flatMap((day) => assumedOf(lang, day))],
    intent: 'date.difference',
    result: { days },
    text,
    figure: text,
    details: named.map((day) => bothDatesText(lang, day)),
    reading,
    link: converterLink(context, linked),
  }
}

/** `90 days from today`, `15 din aghi`, `tomorrow`. */
function shift(cursor: Cursor, context: AskContext): readonly Outcome[] | undefined {
  const amount = consumeAmount(cursor)
  const direction = amount && (cursor.consume('after', 'before', 'passed') ?? cursor.consume('in'))
  const base = consumeDate(cursor, context)
  if (amount && !direction && !cursor.has('from')) return undefined
  const allowed = besideDate.filter((concept) => concept !== 'weekday-name:')
  allowed.push('from', 'today', 'now', 'nepal', 'to', 'in', 'after', 'this')
  if (!cursor.isFullyParsed(allowed)) return undefined
  if (base?.days.length === 0) return base.trouble && [refuseDate(context.lang, 'date.shift', base.trouble)]
  const from: ReadDay = base?.days[0] ?? { calendar: 'bs', ...context.today, year: 'relative' }
  const isRelative = from.year === 'relative'
  if (!amount) {
    const isToday = compareBs(from.bs, context.today.bs) === 0
    return isRelative && !isToday ? [shiftAnswer(context, from)] : undefined
  }
  const sign = ['before', 'passed'].includes(direction?.value ?? '') ? -1 : 1
  const calendar = isRelative ? (amount.isEnglish ? 'ad' : 'bs') : from.calendar
  const moved = shiftDay(from, calendar, amount.span, sign)
  if (moved) return [shiftAnswer(context, { calendar, ...moved, year: 'relative' })]
  return [refuseDate(context.lang, 'date.shift', { calendar, reason: 'out-of-range', date: from[calendar] })]
}

/** `next monday`, `gata sombar`: the nearest such day after today, or before it. */
function weekday(cursor: Cursor, context: AskContext): Outcome | undefined {
  const named = cursor.consume('weekday-name:')
  const direction = cursor.consume('next', 'last')
  if (!named || !direction || cursor.question.numbers.length > 0) return undefined
  if (!cursor.isFullyParsed(['date', 'day', 'bs', 'ad', 'nepal', 'in', 'to', 'this'])) return undefined
  const days = (Number(named.value) - weekdayOf(context.today.bs) + 7) % 7
  const moved = addDays(context.today.bs, direction.value === 'next' ? days || 7 : days - 7)
  return shiftAnswer(context, { calendar: 'bs', bs: moved, ad: bsToAd(moved), year: 'relative' })
}

const units = { day: 'days', week: 'days', month: 'months', year: 'years' } as const

/** `15 din`, as a span; `isEnglish` where its months or years are of the common era. */
function consumeAmount(cursor: Cursor): { span: DateDifference; isEnglish: boolean } | undefined {
  const { words: tokens } = cursor.question
  const unitAt = (index: number) => tokens[index]?.matches.find(({ concept }) => concept in units)
  const number = cursor.consumeNumber(
    ({ end, value }) =>
      Number.isInteger(value) &&
      value <= 40_000 &&
      unitAt(end) !== undefined &&
      !(value > 1000 && unitAt(end)?.concept === 'year'),
  )
  const unit = number && unitAt(number.end)
  if (!number || !unit) return undefined
  cursor.markConsumed({ start: number.end, end: number.end + unit.length })
  const count = number.value * (unit.concept === 'week' ? 7 : 1)
  const span = { years: 0, months: 0, days: 0, [units[unit.concept as keyof typeof units]]: count }
  return { span, isEnglish: /^(?:month|year|yr)/.test(tokens[number.end]?.text ?? '') }
}

function shiftAnswer(context: AskContext, day: ReadDay): Answer {
  return answerAbout(context.lang, 'date.shift', day, {
    result: isoBoth(day),
    text: bothDatesText(context.lang, day),
    ...dayCard(context, day),
    reading: givenDateText(context.lang, day),
    link: converterLink(context, { ...day, calendar: 'bs' }),
  })
}

export const ask = defineAskPart({
  name: 'nepali-date-converter',
  needsNoData: true,
  words,
  grammars: [convert, age, difference, shift, weekday],
})
