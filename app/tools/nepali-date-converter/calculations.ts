import { compareBs } from 'bikram-sambat'
import type { Lang } from '#app/kit/language.ts'
import type { Holidays } from '#app/records/holidays/holidays.ts'
import type { Day } from './days.ts'
import { type FiscalPeriod, fiscalPeriodOf } from './fiscal-period.ts'
import { calendarIn, countIn, dayIn, dayOrTodayIn, type FormResult, refused } from './form-fields.ts'
import { messages } from './messages.ne.ts'
import { shiftDay } from './shift-day.ts'
import { type Span, spanBetween } from './span.ts'
import { countWorkingDays, type WorkingDays } from './working-days.ts'

export interface SpanResult {
  from: Day
  to: Day
  span: Span
}

export function ageIn(form: FormData, lang: Lang): FormResult<SpanResult> {
  const birth = dayIn(form, 'birth', lang)
  const on = dayOrTodayIn(form, 'on', lang)
  if (!birth.day || !on.day) return refused({ birth: birth.problem, on: on.problem })
  if (compareBs(birth.day.bs, on.day.bs) > 0) return refused({ on: messages[lang].age.notYetBorn })
  return { ok: true, result: { from: birth.day, to: on.day, span: spanBetween(birth.day, on.day) } }
}

export function differenceIn(form: FormData, lang: Lang): FormResult<SpanResult> {
  const from = dayIn(form, 'from', lang)
  const to = dayOrTodayIn(form, 'to', lang)
  if (!from.day || !to.day) return refused({ from: from.problem, to: to.problem })
  return { ok: true, result: { from: from.day, to: to.day, span: spanBetween(from.day, to.day) } }
}

export function shiftIn(form: FormData, lang: Lang): FormResult<Day> {
  const text = messages[lang].shift
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
