import type { Answer, AskContext, Cursor, NumberPhrase, Outcome } from '@chautari/ask'
import {
  calendarsOf,
  consumeDate,
  type DateReading,
  isoOf,
  isYear,
  type ReadDay,
  yearOf,
} from '@chautari/ask/dates'
import { compareBs, type DateDifference } from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { pathIn } from '#app/lib/language.ts'
import {
  type AnswerParts,
  answerAbout,
  assumedOf,
  besideDate,
  bothDatesText,
  givenDateText,
  isoBoth,
  refuseDate,
} from '#app/platform/ask/day-texts.ts'
import { spanBetween } from '../days.ts'
import { messages } from './messages.ne.ts'

/** An answer about each day of the reading, likeliest first. */
export function answersOf(
  { days, trouble }: DateReading,
  { lang }: AskContext,
  intent: string,
  partsOf: (day: ReadDay) => AnswerParts,
): readonly Outcome[] | undefined {
  if (days.length === 0) return trouble && [refuseDate(lang, intent, trouble)]
  return days.map((day) => {
    const remarks = assumedOf(lang, day, days.length)
    return answerAbout(lang, intent, day, { ...partsOf(day), remarks })
  })
}

/** The fragment never leaves the browser: a birth date is no business of a log. */
export function converterLink({ lang }: AskContext, { calendar, bs, ad }: ReadDay): string {
  return `${pathIn(lang, '/nepali-date-converter')}#${calendar}=${isoOf(calendar === 'bs' ? bs : ad)}`
}

/** `janma miti 2055/3/12 english ma`, `born 2062 jestha 21 what english date`: the date of a birth in the other calendar. */
export function isBirthDate(cursor: Cursor, { days: [day] }: DateReading): boolean {
  return (
    cursor.hasConsumed(day?.calendar === 'bs' ? 'ad' : 'bs') &&
    !cursor.has('age') &&
    !(cursor.has('year') && cursor.has('howmany'))
  )
}

export function age(cursor: Cursor, context: AskContext): readonly Outcome[] | undefined {
  const { lang, today } = context
  if (!cursor.consume('age', 'birth')) return undefined
  const beside = 'age birth today now in from convert to nepal institution'
  const allowed = [...besideDate, ...beside.split(' ')]
  const reading = consumeDate(cursor, context)
  if (!reading) return ageByYear(cursor, context, allowed)
  if (!cursor.hasConsumed('age') && isBirthDate(cursor, reading)) return undefined
  if (!cursor.isFullyParsed(allowed, true)) return undefined
  const born = reading.days.filter(({ bs, year }) => year === 'given' && compareBs(bs, today.bs) <= 0)
  return answersOf({ ...reading, days: born }, context, 'date.age', (day) => {
    // A birthday by one calendar is none by the other.
    const age = spanBetween(day, today)[day.calendar]
    return {
      result: { birth: isoBoth(day), ...age },
      text: ageText(lang, age),
      details: [bothDatesText(lang, day)],
      reading: messages[lang].born(givenDateText(lang, day)),
      link: converterLink(context, day),
    }
  })
}

/** Of a year alone, `2052 ma janmeko`: the age is one of two, by the birthday. */
function ageByYear(cursor: Cursor, { lang, today }: AskContext, allowed: string[]): Answer[] | undefined {
  // "52 saal"; "30 barsa" is an age.
  const isSaal = ({ end, figures = '' }: NumberPhrase) =>
    /^\d\d$/.test(figures) && /^(sa+l|साल)/.test(cursor.question.words[end]?.text ?? '')
  const number = cursor.consumeNumber((phrase) => isYear(phrase) || isSaal(phrase))
  if (!number || !cursor.isFullyParsed(allowed)) return undefined
  const year = yearOf(number)
  return calendarsOf(year).flatMap((calendar) => {
    const years = today[calendar].year - year
    if (years < 1 || years > 120) return []
    const text = messages[lang]
    return {
      kind: 'answer',
      remarks: [],
      intent: 'date.age',
      result: { calendar, year, years },
      text: text.age(text.parts.oneOf(digitsIn(lang, years - 1), digitsIn(lang, years))),
      reading: text.bornIn(digitsIn(lang, year), calendar),
      link: pathIn(lang, '/nepali-date-converter'),
    }
  })
}

/** Without the parts that are zero. */
function ageText(lang: AskContext['lang'], span: DateDifference): string {
  const { parts, today: bornToday, age: sentence } = messages[lang]
  const units = (['years', 'months', 'days'] as const).filter((unit) => span[unit] > 0)
  const texts = units.map((unit) => parts[unit](digitsIn(lang, span[unit])))
  return texts.length > 0 ? sentence(texts.join(' ')) : bornToday
}
