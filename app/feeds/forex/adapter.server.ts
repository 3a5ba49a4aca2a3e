import { fetchJson, type UpstreamTrouble } from '#app/platform/upstream/fetch-json.server.ts'
import type { RatesDay } from './rates-day.ts'
import { readWire } from './shape.ts'

export type BankTrouble = UpstreamTrouble | 'malformed'

export type BankAnswer =
  | { ok: true; days: RatesDay[] }
  | { ok: false; trouble: BankTrouble; retryAfterMs?: number }

/** The bank answers a single day in one page of 50, a range in one of 100: the most that it gives at once. */
export const maxDaysAtOnce = 100
const usualPage = 50

/** Asks the central bank for the days from one to another, both included. */
export async function askBank(bankUrl: string, from: string, to: string): Promise<BankAnswer> {
  const url = new URL('/api/forex/v1/rates', bankUrl)
  const perPage = from === to ? usualPage : maxDaysAtOnce
  url.search = String(new URLSearchParams({ from, to, per_page: String(perPage), page: '1' }))
  const answer = await fetchJson(url, { maxBytes: 2 * 1024 * 1024 })
  if (!answer.ok) {
    const { trouble, retryAfterMs } = answer
    return { ok: false, trouble, ...(retryAfterMs !== undefined && { retryAfterMs }) }
  }
  const reading = readWire(answer.body)
  if (!reading.ok) return { ok: false, trouble: 'malformed' }
  // A service that ignores what it was asked for must not fill our days with others.
  const days = reading.days.filter(({ date }) => date >= from && date <= to)
  if (days.length === 0 && reading.days.length > 0) return { ok: false, trouble: 'malformed' }
  return { ok: true, days }
}
