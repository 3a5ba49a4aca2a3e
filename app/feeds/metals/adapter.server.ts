import { fetchJson, type UpstreamTrouble } from '#app/platform/upstream/fetch-json.server.ts'
import { type MarketDay, readToday } from './shape.ts'

export type MarketAnswer =
  | { ok: true; day: MarketDay }
  | { ok: false; trouble: UpstreamTrouble | 'malformed' }

/** Asks the price service for its latest market day, which may be an earlier one than today. */
export async function askMarket(metalsUrl: string): Promise<MarketAnswer> {
  const url = new URL('/api/website/v1/Dashboard/today', metalsUrl)
  const answer = await fetchJson(url, { maxBytes: 256 * 1024 })
  if (!answer.ok) return { ok: false, trouble: answer.trouble }
  const reading = readToday(answer.body)
  return reading.ok ? reading : { ok: false, trouble: 'malformed' }
}
