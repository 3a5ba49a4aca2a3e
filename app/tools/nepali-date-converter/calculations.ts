import { todayInNepal } from 'bikram-sambat-calendar'
import { latinDigits } from 'bikram-sambat-calendar/digits'
import type { Lang } from '#app/lib/language.ts'
import type { Holidays } from '#app/records/holidays/holidays.ts'
import type { Calendar } from './calendars.ts'
import { failureText } from './conversion.ts'
import {
  type Day,
  type FiscalPeriod,
  fiscalPeriodOf,
  readDay,
  type Span,
  shiftDay,
  spanBetween,
} from './days.ts'
import { messages } from './messages.ne.ts'
import { countWorkingDays, type WorkingDays } from './working-days.ts'

/** Error messages by field name. */
export type Problems = Readonly<Record<string, string>>

export type FormResult<Result> = { ok: true; result: Result } | { ok: false; problems: Problems }

export interface SpanResult {
  from: Day
  to: Day
  span: Span
}

export function ageIn(form: FormData, lang: Lang): FormResult<SpanResult> {
  const found = spanIn(form, lang, 'birth', 'on')
  const isBorn = !found.ok || !found.result.span.backwards
  return isBorn ? found : refused({ on: messages[lang].calculators.age.notYetBorn })
}

export function differenceIn(form: FormData, lang: Lang): FormResult<SpanResult> {
  return spanIn(form, lang, 'from', 'to')
}

/** From the day of one field to that of another, or to today. */
function spanIn(form: FormData, lang: Lang, first: string, second: string): FormResult<SpanResult> {
  const from = dayIn(form, first, lang)
  const to = dayOrTodayIn(form, second, lang)
  if (!from.day || !to.day) return refused({ [first]: from.problem, [second]: to.problem })
  return { ok: true, result: { from: from.day, to: to.day, span: spanBetween(from.day, to.day) } }
}

export function shiftIn(form: FormData, lang: Lang): FormResult<Day> {
  const text = messages[lang].calculators.shift
  const { day, problem } = dayOrTodayIn(form, 'date', lang)
  const [years, months, days] = [countIn(form, 'years'), countIn(form, 'months'), countIn(form, 'days')]
  const notANumber = (count: number | undefined) => (count === undefined ? text.notANumber : undefined)
  if (!day || years === undefined || months === undefined || days === undefined) {
    return refused({
      date: problem,
      years: notANumber(years),
      months: notANumber(months),
      days: notANumber(days),
    })
  }
  const sign = form.get('direction') === 'subtract' ? -1 : 1
  const result = shiftDay(day, calendarIn(form, 'date'), { years, months, days }, sign)
  return result ? { ok: true, result } : refused({ date: text.outside })
}

export function workingDaysIn(form: FormData, lang: Lang, holidays: Holidays): FormResult<WorkingDays> {
  const from = dayIn(form, 'from', lang)
  const to = dayIn(form, 'to', lang)
  if (!from.day || !to.day) return refused({ from: from.problem, to: to.problem })
  const sundaysOff = form.get('weekend') === 'two'
  return { ok: true, result: countWorkingDays(from.day.bs, to.day.bs, { sundaysOff }, holidays) }
}

export function fiscalPeriodIn(form: FormData, lang: Lang): FormResult<FiscalPeriod> {
  const { day, problem } = dayOrTodayIn(form, 'date', lang)
  return day ? { ok: true, result: fiscalPeriodOf(day) } : refused({ date: problem })
}

interface DayInput {
  day?: Day
  problem?: string
}

function calendarIn(form: FormData, name: string): Calendar {
  return form.get(`${name}-calendar`) === 'ad' ? 'ad' : 'bs'
}

/** What was entered: a field for Nepali dates submits it beside the day in AD, without JavaScript alone for both calendars. */
function dateTextIn(form: FormData, name: string): string {
  return textIn(form, calendarIn(form, name) === 'bs' || !form.has(name) ? `${name}-bs` : name)
}

function dayIn(form: FormData, name: string, lang: Lang): DayInput {
  const calendar = calendarIn(form, name)
  const reading = readDay(calendar, dateTextIn(form, name))
  return reading.ok ? { day: reading.day } : { problem: failureText(calendar, reading.failure, lang) }
}

/** The same, or today in Nepal for an empty field. */
function dayOrTodayIn(form: FormData, name: string, lang: Lang): DayInput {
  return dateTextIn(form, name).trim() === '' ? { day: todayInNepal(new Date()) } : dayIn(form, name, lang)
}

/** A whole number of at most five digits of either script; 0 for an empty field, undefined for anything else. */
function countIn(form: FormData, name: string): number | undefined {
  const text = latinDigits(textIn(form, name)).trim()
  return /^\d{0,5}$/.test(text) ? Number(text) : undefined
}

/** A failed result with the problems that are defined. */
function refused(found: Record<string, string | undefined>): { ok: false; problems: Problems } {
  const problems = Object.entries(found).flatMap(([name, problem]) =>
    problem === undefined ? [] : [[name, problem] as const],
  )
  return { ok: false, problems: Object.fromEntries(problems) }
}

function textIn(form: FormData, name: string): string {
  const text = form.get(name)
  return typeof text === 'string' ? text : ''
}
