import { freshMs } from './freshness.ts'

export type Purpose = 'default' | 'search'

/** Limits of calls, counted in UTC as the source does. */
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
/** Half the limit: any 60 seconds overlap at most two clock minutes. */
const perMinute = 15
/** Leaves calls for the default list in every minute. */
const searchesPerMinute = 12

/** The limits at a time. Searches leave what the default list may need until the month ends: a call every five minutes. */
export function allowanceAt(now: Date, purpose: Purpose): Allowance {
  const month = `${now.toISOString().slice(0, 7)}-01`
  const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs)
  if (purpose === 'default') return { month, minute, perMonth, perMinute }
  const monthEnd = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)
  const needed = Math.ceil((monthEnd - now.getTime()) / freshMs)
  return { month, minute, perMonth: perMonth - needed, perMinute: searchesPerMinute }
}
