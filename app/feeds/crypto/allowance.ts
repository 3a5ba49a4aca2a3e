import { freshMs } from './freshness.ts'

export type Purpose = 'default' | 'search'

/** Calls that may be made, by the clock of the source, which counts in UTC. */
export interface Allowance {
  /** First day of the month. */
  month: string
  minute: Date
  perMonth: number
  perMinute: number
}

const minuteMs = 60_000
/** The source's limits are 30 calls a minute and 10,000 a month. */
const perMonth = 10_000
/** Any sixty seconds touch two minutes of the clock at most. */
const perMinute = 15
/** So that the default list has its turn in every minute. */
const searchesPerMinute = 12

/**
 * What may have been called so far. Searches leave untouched what the default list can still need until the month
 * ends: one call in five minutes.
 */
export function allowanceAt(now: Date, purpose: Purpose): Allowance {
  const month = `${now.toISOString().slice(0, 7)}-01`
  const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs)
  if (purpose === 'default') return { month, minute, perMonth, perMinute }
  const monthEnd = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)
  const needed = Math.ceil((monthEnd - now.getTime()) / freshMs)
  return { month, minute, perMonth: perMonth - needed, perMinute: searchesPerMinute }
}
