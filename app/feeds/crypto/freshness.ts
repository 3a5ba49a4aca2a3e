const secondMs = 1000
const minuteMs = 60 * secondMs

/** How long a copy is fresh, for all visitors together. */
export const freshMs = 5 * minuteMs
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
