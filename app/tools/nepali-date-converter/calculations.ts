import { todayInNepal } from '@chautari/bikram-sambat'
import { latinDigits } from '@chautari/bikram-sambat/digits'
import type { Lang } from '#app/lib/language.ts'
import type { Holidays } from '#app/records/holidays/holidays.ts'
import { type Calendar, failureText, readDate } from './conversion.ts'
import { bothOf, type Day, fiscalPeriodsOf, shiftDay, spanBetween } from './days.ts'
import { messages as countingMessages } from './parts/counting/messages.ne.ts'
import type { Posted } from './url-state.ts'
import { countWorkingDays } from './working-days.ts'

/** Error messages by field name. */
export type Problems = Readonly<Record<string, string>>

/** Undefined where the fields have problems. */
export type Calculation<Result> = (fields: Fields) => Result | undefined

export function calculated<Result>(calculation: Calculation<Result>, form: Posted, lang: Lang) {
  const fields = fieldsOf(form, lang)
  return { result: calculation(fields), problems: fields.problems }
}

type Fields = ReturnType<typeof fieldsOf>

/** Reads the fields of a form. What cannot be read is undefined, and has its message in `problems`. */
function fieldsOf(form: Posted, lang: Lang) {
  const problems: Record<string, string> = {}
  const text = (name: string) => form[name] ?? ''
  const calendarOf = (name: string): Calendar => (text(`${name}-calendar`) === 'ad' ? 'ad' : 'bs')
  /** @param mayBeEmpty an empty field is today in Nepal */
  const day = (name: string, mayBeEmpty = false): Day | undefined => {
    const calendar = calendarOf(name)
    // A field for Nepali dates submits what was entered beside the day in AD, without JavaScript alone for both calendars.
    const entered = text(calendar === 'bs' || !(name in form) ? `${name}-bs` : name)
    if (mayBeEmpty && entered.trim() === '') return todayInNepal(new Date())
    const reading = readDate(calendar, entered)
    if (reading.ok) return bothOf(calendar, reading.date)
    problems[name] = failureText(calendar, reading.failure, lang)
    return undefined
  }
  /** A whole number of at most five digits of either script; 0 for an empty field. */
  const count = (name: string): number | undefined => {
    const digits = latinDigits(text(name)).trim()
    if (/^\d{0,5}$/.test(digits)) return Number(digits)
    problems[name] = countingMessages[lang].shift.notANumber
    return undefined
  }
  return { lang, problems, text, calendarOf, day, count }
}

export function ageIn(fields: Fields) {
  const found = spanIn(fields, 'birth', 'on')
  if (!found?.span.backwards) return found
  fields.problems.on = countingMessages[fields.lang].age.notYetBorn
  return undefined
}

export function differenceIn(fields: Fields) {
  return spanIn(fields, 'from', 'to')
}

/** From the day of one field to that of another, or to today. */
function spanIn({ day }: Fields, first: string, second: string) {
  const [from, to] = [day(first), day(second, true)]
  return from && to && { from, to, span: spanBetween(from, to) }
}

export function shiftIn({ lang, problems, text, calendarOf, day, count }: Fields): Day | undefined {
  const from = day('date', true)
  const [years, months, days] = [count('years'), count('months'), count('days')]
  if (!from || years === undefined || months === undefined || days === undefined) return undefined
  const sign = text('direction') === 'subtract' ? -1 : 1
  const moved = shiftDay(from, calendarOf('date'), { years, months, days }, sign)
  if (!moved) problems.date = countingMessages[lang].shift.outside
  return moved
}

export function workingDaysIn({ text, day }: Fields, holidays: Holidays) {
  const [from, to] = [day('from'), day('to')]
  return from && to && countWorkingDays(from.bs, to.bs, { sundaysOff: text('weekend') === 'two' }, holidays)
}

export function fiscalPeriodsIn({ day }: Fields) {
  const date = day('date', true)
  return date && fiscalPeriodsOf(date)
}
