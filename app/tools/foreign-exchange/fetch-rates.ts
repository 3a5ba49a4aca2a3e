import { type RatesCopy, readRatesDay } from '#app/feeds/forex/rates-day.ts'
import { getJson } from '#app/platform/http/request-json.ts'
import { type Refusal, refusalOf } from '#app/platform/upstream/refusal.ts'

export type RatesAnswer =
  | { kind: 'rates'; copy: RatesCopy; stale: boolean }
  | { kind: 'none' }
  | { kind: 'failed'; refusal?: Refusal | undefined }

/** The rates of a day from this site's server, in the central bank's format. `newer`: bypasses all caches. */
export async function fetchRates(date: string, newer: boolean): Promise<RatesAnswer> {
  const query = new URLSearchParams({ from: date, to: date, per_page: '50', page: '1' })
  const answer = await getJson(
    `/api/forex/v1/rates?${query}`,
    newer ? { cache: 'reload', headers: { 'cache-control': 'no-cache' } } : {},
  )
  if (!answer) return { kind: 'failed' }
  const { response, body } = answer
  if (!response.ok) return { kind: 'failed', refusal: refusalOf(response, new Date()) }
  return answerOf(body, response.headers, date)
}

interface Wire {
  status?: { code?: unknown }
  data?: { payload?: unknown }
}

function answerOf(body: unknown, headers: Headers, date: string): RatesAnswer {
  const { status, data } = (body ?? {}) as Wire
  if (status?.code !== 200) return { kind: 'failed' }
  const payload = data?.payload
  if (!Array.isArray(payload) || payload.length === 0) return { kind: 'none' }
  const day = readRatesDay(payload[0])
  if (day?.date !== date) return { kind: 'failed' }
  const copiedAt = headers.get('x-copied-at') ?? new Date().toISOString()
  return { kind: 'rates', copy: { day, copiedAt }, stale: headers.get('x-copy') === 'stale' }
}
