import { fetchJson, type UpstreamTrouble } from '#app/platform/upstream/fetch-json.server.ts'
import type { RatesDay } from './rates-day.ts'
import { readWire } from './shape.ts'

export type BankTrouble = UpstreamTrouble | 'malformed'

export type BankAnswer =
  | { ok: true; days: RatesDay[] }
  | { ok: false; trouble: BankTrouble; retryAfterMs?: number }

/** The bank's largest page: a range is requested in pages of 100, a single day in one of 50. */
export const maxDaysAtOnce = 100
const usualPage = 50

/** The central bank's rates from one day to another, both included. */
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
  // Days that were not requested are dropped.
  const days = reading.days.filter(({ date }) => date >= from && date <= to)
  if (days.length === 0 && reading.days.length > 0) return { ok: false, trouble: 'malformed' }
  return { ok: true, days }
}
