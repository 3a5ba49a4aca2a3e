import { type Answer, type AskContext, type Cursor, defineAskPart, type Outcome, type Words } from 'ask'
import { consumeDate, type DateReading, isoOf, type ReadDay } from 'ask/dates'
import {
  addDays,
  bsToAd,
  compareBs,
  type DateDifference,
  differenceInDays,
  otherAdOf,
  otherBsOf,
  weekdayOf,
} from 'bikram-sambat-calendar'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { saidIn } from '#app/lib/statement.ts'
import {
  assumedOf,
  bothDatesText,
  dayCard,
  givenDateText,
  readingText,
  refuseDate,
} from '#app/platform/ask/day-texts.ts'
import { dayRemarks } from '#app/platform/calendar-day/day-remarks.ts'
import { spanRemarks } from '#app/platform/calendar-day/span-remarks.ts'
import { age, isBirthDate } from './ask/age.ts'
import { answersOf, besideDate, converterLink } from './ask/converter-answers.ts'
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
    result: {
      from: day.calendar,
      bs: isoOf(day.bs),
      ad: isoOf(day.ad),
      weekday: weekdayOf(day.bs),
      ...otherReading(day),
    },
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

function between(
  first: DateReading,
  second: DateReading,
  context: AskContext,
): readonly Outcome[] | undefined {
  const { lang } = context
  const trouble = [first, second].find(({ days }) => days.length === 0)
  if (trouble?.trouble) return [refuseDate(lang, 'date.difference', trouble.trouble)]
  const [to] = second.days
  // A date that both calendars could mean is of the calendar of the other one.
  const likeliest = first.days.find(({ calendar }) => calendar === to?.calendar) ?? first.days[0]
  if (!likeliest || !to) return undefined
  // "From Baisakh 1 to Chaitra 30" begins before it ends.
  const from = first.last && compareBs(likeliest.bs, to.bs) > 0 ? first.last : likeliest
  const days = differenceInDays(from.bs, to.bs)
  const inOrder = days < 0 ? { from: to, to: from } : { from, to }
  return [
    differenceAnswer(
      context,
      Math.abs(days),
      from,
      (dates) => messages[lang].between(dates.from, dates.to),
      inOrder,
    ),
  ]
}

function untilOrSince(
  { days: [read], last, trouble }: DateReading,
  context: AskContext,
  isAhead: boolean,
): readonly Outcome[] | undefined {
  const { lang, today } = context
  if (!read) return trouble && [refuseDate(lang, 'date.difference', trouble)]
  if (read.year === 'relative') return undefined
  const day = isAhead ? read : (last ?? read)
  const days = differenceInDays(today.bs, day.bs)
  const text = messages[lang]
  return [
    differenceAnswer(
      context,
      Math.abs(days),
      day,
      ({ from }) => (days < 0 ? text.since(from) : text.until(from)),
      { from: day, to: day },
    ),
  ]
}

function differenceAnswer(
  context: AskContext,
  days: number,
  linked: ReadDay,
  readingOf: (dates: { from: string; to: string }) => string,
  { from, to }: { from: ReadDay; to: ReadDay },
): Answer {
  const { lang, today } = context
  const named = from === to ? [to] : [from, to]
  return {
    kind: 'answer',
    remarks: [
      ...saidIn(lang, spanRemarks(from === to ? today.bs : from.bs, to.bs)),
      ...named.flatMap((day) => assumedOf(lang, day)),
    ],
    intent: 'date.difference',
    result: { days },
    text: messages[lang].days(groupedNumber(lang, days)),
    figure: messages[lang].days(groupedNumber(lang, days)),
    details: named.map((day) => bothDatesText(lang, day)),
    reading: readingOf({ from: givenDateText(lang, from), to: givenDateText(lang, to) }),
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
  const from = base?.days[0] ?? {
    calendar: amount?.isEnglish ? 'ad' : 'bs',
    ...context.today,
    year: 'relative' as const,
  }
  if (!amount) {
    const isToday = compareBs(from.bs, context.today.bs) === 0
    return from.year === 'relative' && !isToday ? [shiftAnswer(context, from)] : undefined
  }
  const sign = direction && (direction.value === 'before' || direction.value === 'passed') ? -1 : 1
  const calendar = from.year === 'relative' ? (amount.isEnglish ? 'ad' : 'bs') : from.calendar
  const moved = shiftDay(from, calendar, spanOf(amount), sign)
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

function consumeAmount(cursor: Cursor) {
  const { words: tokens } = cursor.question
  const unitAt = (index: number) =>
    tokens[index]?.matches.find(({ concept }) => ['day', 'week', 'month', 'year'].includes(concept))
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
  const isEnglish = /^(?:month|year|yr)/.test(tokens[number.end]?.text ?? '')
  return { value: number.value, unit: unit.concept as 'day' | 'week' | 'month' | 'year', isEnglish }
}

function spanOf({ unit, value }: { unit: 'day' | 'week' | 'month' | 'year'; value: number }): DateDifference {
  const none = { years: 0, months: 0, days: 0 }
  return unit === 'week' ? { ...none, days: 7 * value } : { ...none, [`${unit}s`]: value }
}

function shiftAnswer(context: AskContext, day: ReadDay): Answer {
  return {
    kind: 'answer',
    remarks: saidIn(context.lang, dayRemarks(day)),
    intent: 'date.shift',
    result: { bs: isoOf(day.bs), ad: isoOf(day.ad) },
    text: bothDatesText(context.lang, day),
    ...dayCard(context, day),
    reading: givenDateText(context.lang, day),
    link: converterLink(context, { ...day, calendar: 'bs' }),
  }
}

export const ask = defineAskPart({
  name: 'nepali-date-converter',
  words,
  grammars: [convert, age, difference, shift, weekday],
})
