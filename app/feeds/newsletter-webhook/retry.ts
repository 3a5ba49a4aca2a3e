const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** What is waited after each attempt that failed; after the one behind the last of these, no more are made. */
const waitsMs = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 12 * hourMs]

/** Up to a fifth more, so that what failed together does not come back together. */
const jitter = 0.2

/** A webhook that asks for a longer rest is given this one. */
export const longestRestMs = 12 * hourMs

/** Statuses below 500 that a later attempt may well change. */
const passing: ReadonlySet<number> = new Set([408, 425, 429])

interface Failure {
  trouble: string
  status?: number
  retryAfterMs?: number
}

export type SendOutcome =
  | { kind: 'delivered' }
  | { kind: 'again'; at: Date; reason: string }
  /** No later attempt would do better, or there were enough. */
  | { kind: 'failed'; reason: string }

interface Moment {
  /** How many were made, this one included. */
  attempts: number
  now: Date
  /** From 0 to 1. */
  random: number
}

/** What follows an attempt that failed. The reason is a word and a status, for the operator. */
export function afterFailure(failure: Failure, { attempts, now, random }: Moment): SendOutcome {
  const { trouble, status, retryAfterMs = 0 } = failure
  const reason = status === undefined ? trouble : `${trouble} ${status}`
  const isFinal = status !== undefined && status >= 400 && status < 500 && !passing.has(status)
  const waitMs = waitsMs[attempts - 1]
  if (isFinal || waitMs === undefined) return { kind: 'failed', reason }
  const ownMs = waitMs * (1 + jitter * random)
  return { kind: 'again', at: new Date(now.getTime() + Math.max(ownMs, retryAfterMs)), reason }
}
