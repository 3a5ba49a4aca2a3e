import type { FeedHealth } from '#app/platform/health/feed-health.ts'

/** The state of the deliveries to the webhook. */
export interface DeliveryState {
  /** To be handed on, those that failed left out. */
  waiting: number
  /** Of these, how many were tried in vain. */
  retrying: number
  failed: number
  /** Since when the oldest that is waiting waits. */
  waitingSince: Date | null
  lastAttemptAt: Date | null
  lastDeliveredAt: Date | null
}

/** The job runs every minute: a delivery not attempted for longer is stuck. */
const lateAfterMs = 10 * 60_000

export function deliveryHealth(state: DeliveryState, isConfigured: boolean, now: Date): FeedHealth {
  const { retrying, failed, waitingSince, lastAttemptAt, lastDeliveredAt } = state
  const times = { newestAt: lastDeliveredAt ?? undefined, lastTryAt: lastAttemptAt ?? undefined }
  if (!isConfigured) return { state: 'off', ...times }
  // Something was given up, and nothing has arrived since.
  const isRefused = failed > 0 && (lastDeliveredAt === null || (lastAttemptAt ?? now) > lastDeliveredAt)
  if (retrying > 0 || isRefused) return { state: 'silent', ...times }
  const isLate = waitingSince !== null && now.getTime() - waitingSince.getTime() > lateAfterMs
  return { state: isLate ? 'late' : 'working', ...times }
}
