import type { Lang } from '#app/lib/language.ts'
import { getJson } from '#app/platform/http/request-json.ts'
import type { PublicPrice } from '#app/records/gold-silver-prices/schema.ts'
import { messages } from './messages.ne.ts'
import { type PriceView, viewOf } from './price-view.ts'

/** Why the prices cannot be shown. `message` is the database's, empty where it must not be shown. */
export type LoadError =
  | { kind: 'database'; message: string }
  | { kind: 'empty' }
  /** The browser did not reach the server. */
  | { kind: 'unreachable' }

export type PriceResult = { kind: 'prices'; view: PriceView } | LoadError

/** The server's current prices. */
export async function fetchPrices(): Promise<PriceResult> {
  const answer = await getJson('/api/gold-silver-prices', { cache: 'no-store' })
  if (!answer) return { kind: 'unreachable' }
  const { prices, error } = (answer.body ?? {}) as { prices?: PublicPrice[]; error?: string }
  return answer.response.ok ? shownPrices(prices ?? []) : { kind: 'database', message: error ?? '' }
}

/** Rows with the latest market day first. */
export function shownPrices(rows: readonly PublicPrice[]): PriceResult {
  const view = viewOf(rows)
  return view ? { kind: 'prices', view } : { kind: 'empty' }
}

/** `Failed to fetch price data: …` */
export function loadErrorText(lang: Lang, error: LoadError): string {
  const { failed, database, unexpected, empty, unreachable } = messages[lang].error
  if (error.kind === 'database') return failed(database(error.message || unexpected))
  return failed(error.kind === 'empty' ? empty : unreachable)
}
