import { todayInNepal } from 'bikram-sambat'
import { latinDigits } from 'bikram-sambat/digits'
import type { Lang } from '#app/kit/language.ts'
import type { Calendar } from './calendars.ts'
import { type Day, readDay } from './days.ts'
import { failureText } from './failure-text.ts'

/** Error messages by field name. */
export type Problems = Readonly<Record<string, string>>

export type FormResult<Result> = { ok: true; result: Result } | { ok: false; problems: Problems }

export interface DayInput {
  day?: Day
  problem?: string
}

export function calendarIn(form: FormData, name: string): Calendar {
  return form.get(`${name}-calendar`) === 'ad' ? 'ad' : 'bs'
}

export function dayIn(form: FormData, name: string, lang: Lang): DayInput {
  const calendar = calendarIn(form, name)
  const reading = readDay(calendar, textIn(form, name))
  return reading.ok ? { day: reading.day } : { problem: failureText(calendar, reading.failure, lang) }
}

/** The same, or today in Nepal for an empty field. */
export function dayOrTodayIn(form: FormData, name: string, lang: Lang): DayInput {
  return textIn(form, name).trim() === '' ? { day: todayInNepal(new Date()) } : dayIn(form, name, lang)
}

/** A whole number of at most five digits of either script; 0 for an empty field, undefined for anything else. */
export function countIn(form: FormData, name: string): number | undefined {
  const text = latinDigits(textIn(form, name)).trim()
  return /^\d{0,5}$/.test(text) ? Number(text) : undefined
}

/** A failed result with the problems that are defined. */
export function refused(found: Record<string, string | undefined>): { ok: false; problems: Problems } {
  const problems = Object.entries(found).flatMap(([name, problem]) =>
    problem === undefined ? [] : [[name, problem] as const],
  )
  return { ok: false, problems: Object.fromEntries(problems) }
}

function textIn(form: FormData, name: string): string {
  const text = form.get(name)
  return typeof text === 'string' ? text : ''
}
