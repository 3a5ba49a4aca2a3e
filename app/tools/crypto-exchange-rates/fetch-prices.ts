import type { Coin } from '#app/feeds/crypto/coin.ts'
import type { DollarRate } from '#app/feeds/forex/dollar-rate.server.ts'
import { getJson } from '#app/platform/http/request-json.ts'
import { type Refusal, refusalOf } from '#app/platform/upstream/refusal.ts'

/** A list of coins, and the rate of the dollar in rupees. */
export interface Prices {
  coins: Coin[]
  /** When they were read from the source: an instant, ISO 8601. */
  copiedAt: string
  /** The source has not answered since. */
  stale: boolean
  rate: DollarRate | null
}

/** Without `prices` the request failed; `refusal`: the reason, when the server stated one. */
interface PricesAnswer {
  prices?: Prices | undefined
  refusal?: Refusal | undefined
}

/** The default coins from this site's server. */
export const fetchDefaults = () => fetchCoins('/api/crypto/markets')

/** The coins that match a term. */
export const fetchFound = (term: string, signal?: AbortSignal) =>
  fetchCoins(`/api/crypto/search?${new URLSearchParams({ query: term })}`, signal)

async function fetchCoins(path: string, signal?: AbortSignal): Promise<PricesAnswer> {
  const answer = await getJson(path, { signal })
  if (!answer) return {}
  const { response, body } = answer
  return response.ok ? { prices: readPrices(body) } : { refusal: refusalOf(response, new Date()) }
}

/** Undefined for a body of another form. */
function readPrices(body: unknown): Prices | undefined {
  const { coins, copied_at: copiedAt, stale, usd_rate: rate } = (body ?? {}) as Record<string, unknown>
  if (!Array.isArray(coins) || typeof copiedAt !== 'string') return undefined
  return {
    coins: coins as Coin[],
    copiedAt,
    stale: stale === true,
    rate: (rate ?? null) as DollarRate | null,
  }
}
