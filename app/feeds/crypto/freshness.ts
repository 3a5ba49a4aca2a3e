const secondMs = 1000
const minuteMs = 60 * secondMs

/** How long a copy is fresh, for all visitors together. */
const freshMs = 5 * minuteMs
const shortestRestMs = 5 * secondMs
const firstRestMs = minuteMs
const longestRestMs = 5 * minuteMs
const jitter = 0.25

/** Whether a copy may be used without a request. One from the future, from a wrong clock, may not. */
export function isFresh(copiedAt: string, now: Date): boolean {
  const age = now.getTime() - Date.parse(copiedAt)
  return age >= 0 && age < freshMs
}

/**
 * The pause after a failure: as long as the source asked for, at most five minutes; else a minute, doubled with each
 * further failure, with jitter, so that servers do not return all at once.
 * `failures` counts from 1, `chance` is between 0 and 1.
 */
export function restMs(failures: number, chance: number, retryAfterMs?: number): number {
  if (retryAfterMs !== undefined) return Math.min(Math.max(retryAfterMs, shortestRestMs), longestRestMs)
  const rest = Math.min(firstRestMs * 2 ** (failures - 1), longestRestMs)
  return Math.round(rest * (1 + chance * jitter))
}

export type Purpose = 'default' | 'search'

/** Limits of calls, counted in UTC as the source does; a month is its first day. */
export type Allowance = ReturnType<typeof allowanceAt>

/** The source's limits are 30 calls a minute and 10,000 a month. */
const perMonth = 10_000
/** Half the limit: any 60 seconds overlap at most two clock minutes. */
const perMinute = 15
/** Leaves calls for the default list in every minute. */
const searchesPerMinute = 12

/** The limits at a time. Searches leave what the default list may need until the month ends: a call every five minutes. */
export function allowanceAt(now: Date, purpose: Purpose) {
  const month = `${now.toISOString().slice(0, 7)}-01`
  const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs)
  if (purpose === 'default') return { month, minute, perMonth, perMinute }
  const monthEnd = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)
  const needed = Math.ceil((monthEnd - now.getTime()) / freshMs)
  return { month, minute, perMonth: perMonth - needed, perMinute: searchesPerMinute }
}
