import { daysBetween, nepalDay } from 'bikram-sambat-calendar/iso-day'
import type { FeedHealth } from '#app/platform/health/feed-health.ts'
import type { RatesCopy } from './rates-day.ts'

/** The result of the last request to the bank. */
export interface LastTry {
  at: Date
  ok: boolean
}

/** The bank publishes for each day, also Saturdays; without visitors nothing is requested, so one day behind is normal. */
const lateAfterDays = 2

interface ForexState {
  newest: RatesCopy | undefined
  lastTry: LastTry | undefined
  /** The latest day whose rates are held back. */
  heldDay: string | undefined
}

export function forexHealth({ newest, lastTry, heldDay }: ForexState, now: Date): FeedHealth {
  const details = {
    heldDay,
    newestDay: newest?.day.date,
    newestAt: newest && new Date(newest.copiedAt),
    lastTryAt: lastTry?.at,
  }
  const behind = newest && daysBetween(newest.day.date, nepalDay(now))
  if (heldDay !== undefined) return { state: 'late', ...details }
  if (behind === 0) return { state: 'working', ...details }
  if (lastTry && !lastTry.ok) return { state: 'silent', ...details }
  if (behind === undefined) return { state: 'unknown', ...details }
  return { state: behind < lateAfterDays ? 'working' : 'late', ...details }
}
