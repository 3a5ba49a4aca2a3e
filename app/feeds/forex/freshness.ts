import { daysBetween, nepalDay } from '@chautari/bikram-sambat/iso-day'
import type { FeedHealth } from '#app/platform/health/feed-health.ts'
import type { RatesCopy } from './rates-day.ts'

/** Rates of a day longer ago than this are marked as old: the bank publishes them every day. */
export const freshRatesDays = 1

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** How long a copy of today's rates is fresh. */
const todayMs = hourMs
/** Shortest time between requests for newer rates, for all visitors together. */
const refreshMs = minuteMs
/** How long a day without rates is not requested again: today's are expected soon. */
const noneTodayMs = minuteMs
const nonePastMs = hourMs
/** Shortest pause after a failure. */
const troubleMs = 30_000

/** Whether the rates were read after their day was over: then they never change. */
export function isFinal(day: string, copiedAt: Date): boolean {
  return nepalDay(copiedAt) > day
}

/** Whether a copy may be used without a request to the bank. */
export function isFresh(day: string, copiedAt: Date, now: Date, wantsNewer = false): boolean {
  if (isFinal(day, copiedAt)) return true
  // The copy is from the day itself, which is over now.
  if (nepalDay(now) > day) return false
  const age = now.getTime() - copiedAt.getTime()
  return age >= 0 && age < (wantsNewer ? refreshMs : todayMs)
}

/** Until when a day without rates is not requested again. */
export function noneUntil(day: string, now: Date): number {
  return now.getTime() + (day === nepalDay(now) ? noneTodayMs : nonePastMs)
}

/** Until when to pause after a failure: at least as long as the server asked for. */
export function troubleUntil(now: Date, retryAfterMs = 0): number {
  return now.getTime() + Math.max(troubleMs, retryAfterMs)
}

/** The result of the last request to the bank. */
export interface LastTry {
  at: Date
  ok: boolean
}

/** The bank publishes for each day, also Saturdays; without visitors nothing is requested, so one day behind is normal. */
export const lateAfterDays = 2

interface ForexState {
  newest: RatesCopy | undefined
  lastTry: LastTry | undefined
  /** The latest day whose rates are held back. */
  heldDay: string | undefined
}

export function forexHealth({ newest, lastTry, heldDay }: ForexState, now: Date): FeedHealth {
  const today = nepalDay(now)
  // A visitor may have opened one that is long past.
  const isHeld = heldDay !== undefined && daysBetween(heldDay, today) < lateAfterDays
  const details = {
    heldDay: isHeld ? heldDay : undefined,
    newestDay: newest?.day.date,
    newestAt: newest && new Date(newest.copiedAt),
    lastTryAt: lastTry?.at,
  }
  const behind = newest && daysBetween(newest.day.date, today)
  if (isHeld) return { state: 'late', ...details }
  if (behind === 0) return { state: 'working', ...details }
  if (lastTry && !lastTry.ok) return { state: 'silent', ...details }
  if (behind === undefined) return { state: 'unknown', ...details }
  return { state: behind < lateAfterDays ? 'working' : 'late', ...details }
}
