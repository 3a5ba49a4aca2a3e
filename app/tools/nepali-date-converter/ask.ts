import { type Answer, type AskContext, type Cover, defineAskPart, type Outcome, type Words } from 'ask'
import { type DateReading, inTable, isoOf, type ReadDay, takeDate } from 'ask/dates'
import {
  type AdDate,
  addDays,
  addMonths,
  adToBs,
  ageAt,
  bsToAd,
  compareBs,
  type DateDifference,
  differenceInDays,
  weekdayOf,
} from 'bikram-sambat'
import { digitsIn } from 'bikram-sambat/digits'
import { pathIn } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { bothDatesText, givenDateText, readingText, refuseDate } from '#app/platform/ask/day-texts.ts'
import { messages } from './ask/messages.ne.ts'
import { addAdMonths } from './days.ts'

const words: Words = {
  age:
    'age,umer,umar,ummer,how old,old,born,birth,birthday,birthdate,date of birth,dob,janma,janmamiti,janma miti,janmeko,janmiyeko,janmadin,barsako,barsa ko,' +
    'उमेर,जन्म,जन्ममिति,जन्म मिति,जन्मेको,जन्मिएको,जन्मदिन,वर्षको,बर्षको',
}

/** Words that may stand beside a date without changing what is asked. */
const besideDate = ['date', 'day', 'year', 'month', 'weekday', 'bs', 'ad', 'weekday-name:']

function convert(cover: Cover, context: AskContext): readonly Outcome[] | undefined {
  const reading = takeDate(cover, context)
  if (!reading || reading.days.some(({ year }) => year === 'relative')) return undefined
  const allowed = [...besideDate, 'convert', 'to', 'in', 'from', 'nepal', 'or']
  const isPlain = reading.days[0]?.year === 'given' && cover.hasTaken('bs', 'ad')
  if (!cover.isExplained(allowed, isPlain)) return undefined
  // "how many days since 1 November" asks for a difference.
  if (cover.has('day') && cover.has('howmany', 'left', 'until', 'from')) return undefined
  return answersOf(reading, context, 'date.convert', (day) => ({
    result: { from: day.calendar, bs: isoOf(day.bs), ad: isoOf(day.ad), weekday: weekdayOf(day.bs) },
    text: bothDatesText(context.lang, day),
    reading: readingText(context.lang, day),
    link: converterLink(context, day),
  }))
}

function age(cover: Cover, context: AskContext): readonly Outcome[] | undefined {
  const { lang, today } = context
  if (!cover.take('age')) return undefined
  const reading = takeDate(cover, context)
  if (
    !reading ||
    !cover.isExplained(['age', ...besideDate, 'today', 'now', 'in', 'from', 'convert', 'to'], true)
  )
    return undefined
  const born = reading.days.filter(({ bs, year }) => year === 'given' && compareBs(bs, today.bs) <= 0)
  return answersOf({ ...reading, days: born }, context, 'date.age', (day) => {
    const age = day.calendar === 'bs' ? ageAt(day.bs, today.bs) : adAgeAt(day.ad, today.ad)
    return {
      result: { birth: { bs: isoOf(day.bs), ad: isoOf(day.ad) }, ...age },
      text: ageText(lang, age),
      reading: messages[lang].born(givenDateText(lang, day)),
      link: converterLink(context, day),
    }
  })
}

/** Whole years, months and days in the calendar of the birth: a birthday by one of them is none by the other. */
function adAgeAt(birth: AdDate, on: AdDate): DateDifference {
  let months = (on.year - birth.year) * 12 + on.month - birth.month
  if (compareBs(adToBs(addAdMonths(birth, months)), adToBs(on)) > 0) months -= 1
  const days = differenceInDays(adToBs(addAdMonths(birth, months)), adToBs(on))
  return { years: Math.floor(months / 12), months: months % 12, days }
}

/** Without the parts that are zero. */
function ageText(lang: AskContext['lang'], { years, months, days }: DateDifference): string {
  const { parts, today: bornToday, age: sentence } = messages[lang]
  const said = [
    [years, parts.years],
    [months, parts.months],
    [days, parts.days],
  ] as const
  const texts = said.flatMap(([count, text]) => (count > 0 ? [text(digitsIn(lang, count))] : []))
  return texts.length > 0 ? sentence(texts.join(' ')) : bornToday
}

function difference(cover: Cover, context: AskContext): readonly Outcome[] | undefined {
  const first = takeDate(cover, context)
  if (!first) return undefined
  const second = takeDate(cover, context)
  const isAboutDays = cover.has('day', 'between', 'left')
  const allowed = [
    ...besideDate,
    'between',
    'from',
    'to',
    'until',
    'left',
    'passed',
    'today',
    'now',
    'howmany',
    'in',
    'next',
  ]
  const isSure = [first, second].every(
    (reading) => reading?.days[0]?.year === 'given' || (reading === undefined && cover.has('howmany')),
  )
  if (!isAboutDays || !cover.isExplained(allowed, isSure)) return undefined
  if (second) return between(first, second, context)
  const asksCount = cover.has('left', 'passed', 'until') || (cover.has('howmany') && cover.has('day', 'from'))
  return asksCount ? untilOrSince(first, context) : undefined
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
  const from = first.days.find(({ calendar }) => calendar === to?.calendar) ?? first.days[0]
  if (!from || !to) return undefined
  return [
    differenceAnswer(
      context,
      Math.abs(differenceInDays(from.bs, to.bs)),
      from,
      (days) => messages[lang].between(days.from, days.to),
      { from, to },
    ),
  ]
}

function untilOrSince(
  { days: [day], trouble }: DateReading,
  context: AskContext,
): readonly Outcome[] | undefined {
  const { lang, today } = context
  if (!day) return trouble && [refuseDate(lang, 'date.difference', trouble)]
  if (day.year === 'relative') return undefined
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
  const { lang } = context
  return {
    kind: 'answer',
    intent: 'date.difference',
    result: { days },
    text: messages[lang].days(groupedNumber(lang, days)),
    reading: readingOf({ from: givenDateText(lang, from), to: givenDateText(lang, to) }),
    link: converterLink(context, linked),
  }
}

const units = { day: 1, week: 7 }

/** `90 days from today`, `15 din aghi`, `tomorrow`. */
function shift(cover: Cover, context: AskContext): readonly Outcome[] | undefined {
  const amount = takeAmount(cover)
  const direction = amount && (cover.take('after', 'before', 'passed') ?? cover.take('in'))
  const base = takeDate(cover, context)
  if (amount && !direction && !cover.has('from')) return undefined
  const allowed = besideDate.filter((concept) => concept !== 'weekday-name:')
  allowed.push('from', 'today', 'now', 'nepal', 'to', 'in', 'after', 'this')
  if (!cover.isExplained(allowed)) return undefined
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
  const moved = inTable(() => moveDay({ ...from, calendar }, sign * amount.value, amount.unit))
  if (moved) return [shiftAnswer(context, moved)]
  return [refuseDate(context.lang, 'date.shift', { calendar, reason: 'out-of-range', date: from[calendar] })]
}

/** `next monday`, `gata sombar`: the nearest such day after today, or before it. */
function weekday(cover: Cover, context: AskContext): Outcome | undefined {
  const named = cover.take('weekday-name:')
  const direction = cover.take('next', 'last')
  if (!named || !direction || cover.question.numbers.length > 0) return undefined
  if (!cover.isExplained(['date', 'day', 'bs', 'ad', 'nepal', 'in', 'to', 'this'])) return undefined
  const days = (Number(named.value) - weekdayOf(context.today.bs) + 7) % 7
  const moved = addDays(context.today.bs, direction.value === 'next' ? days || 7 : days - 7)
  return shiftAnswer(context, { calendar: 'bs', bs: moved, ad: bsToAd(moved), year: 'relative' })
}

function takeAmount(cover: Cover) {
  const { words: tokens } = cover.question
  const unitAt = (index: number) =>
    tokens[index]?.matches.find(({ concept }) => ['day', 'week', 'month', 'year'].includes(concept))
  const number = cover.takeNumber(
    ({ end, value }) =>
      Number.isInteger(value) &&
      value <= 40_000 &&
      unitAt(end) !== undefined &&
      !(value > 1000 && unitAt(end)?.concept === 'year'),
  )
  const unit = number && unitAt(number.end)
  if (!number || !unit) return undefined
  cover.mark({ start: number.end, end: number.end + unit.length })
  const isEnglish = /^(?:month|year|yr)/.test(tokens[number.end]?.text ?? '')
  return { value: number.value, unit: unit.concept as 'day' | 'week' | 'month' | 'year', isEnglish }
}

function moveDay(
  { calendar, bs, ad }: ReadDay,
  value: number,
  unit: 'day' | 'week' | 'month' | 'year',
): ReadDay {
  const months = unit === 'year' ? value * 12 : value
  if (unit === 'day' || unit === 'week') {
    const moved = addDays(bs, value * units[unit])
    return { calendar, bs: moved, ad: bsToAd(moved), year: 'relative' }
  }
  const moved = calendar === 'bs' ? addMonths(bs, months) : adToBs(addAdMonths(ad, months))
  return { calendar, bs: moved, ad: bsToAd(moved), year: 'relative' }
}

function shiftAnswer(context: AskContext, day: ReadDay): Answer {
  return {
    kind: 'answer',
    intent: 'date.shift',
    result: { bs: isoOf(day.bs), ad: isoOf(day.ad) },
    text: bothDatesText(context.lang, day),
    reading: givenDateText(context.lang, day),
    link: converterLink(context, { ...day, calendar: 'bs' }),
  }
}

function answersOf(
  { days, trouble }: DateReading,
  { lang }: AskContext,
  intent: string,
  answerOf: (day: ReadDay) => Omit<Answer, 'kind' | 'intent'>,
): readonly Outcome[] | undefined {
  if (days.length > 0) return days.map((day) => ({ kind: 'answer', intent, ...answerOf(day) }))
  return trouble && [refuseDate(lang, intent, trouble)]
}

/** The fragment never leaves the browser: a birth date is no business of a log. */
function converterLink({ lang }: AskContext, { calendar, bs, ad }: ReadDay): string {
  return `${pathIn(lang, '/nepali-date-converter')}#${calendar}=${isoOf(calendar === 'bs' ? bs : ad)}`
}

export const ask = defineAskPart({
  name: 'nepali-date-converter',
  words,
  grammars: [convert, age, difference, shift, weekday],
})
