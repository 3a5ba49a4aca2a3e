import { daysBetween } from '#app/kit/calendar-day.ts'
import { nepalDay } from '#app/kit/nepal-time.ts'
import type { FeedHealth } from '#app/platform/health/feed-health.ts'
import type { RatesCopy } from './rates-day.ts'

/** How the last question to the bank ended. */
export interface LastTry {
  at: Date
  ok: boolean
}

/** The bank publishes for each day, also for Saturdays; who asks nobody gets none, so that a day's silence is no fault. */
const lateAfterDays = 2

interface ForexState {
  newest: RatesCopy | undefined
  lastTry: LastTry | undefined
  /** The latest day whose rates moved too far to be shown. */
  heldDay: string | undefined
}

export function forexHealth({ newest, lastTry, heldDay }: ForexState, now: Date): FeedHealth {
  const told = {
    heldDay,
    newestDay: newest?.day.date,
    newestAt: newest && new Date(newest.copiedAt),
    lastTryAt: lastTry?.at,
  }
  const behind = newest && daysBetween(newest.day.date, nepalDay(now))
  if (heldDay !== undefined) return { state: 'late', ...told }
  if (behind === 0) return { state: 'working', ...told }
  if (lastTry && !lastTry.ok) return { state: 'silent', ...told }
  if (behind === undefined) return { state: 'unknown', ...told }
  return { state: behind < lateAfterDays ? 'working' : 'late', ...told }
}
