import { type Refusal, refusalOf } from '#app/platform/upstream/refusal.ts'
import { type Prices, readPrices } from './prices.ts'

// Longer than the server waits for its sources.
const limitMs = 10_000

/** Without `prices` the request failed; `refusal`: the reason, when the server stated one. */
interface PricesAnswer {
  prices?: Prices | undefined
  refusal?: Refusal | undefined
}

/** The default coins from this site's server. */
export const fetchDefaults = (abort?: AbortSignal) => fetchCoins('/api/crypto/markets', abort)

/** The coins that match a term. */
export const fetchFound = (term: string, abort?: AbortSignal) =>
  fetchCoins(`/api/crypto/search?${new URLSearchParams({ query: term })}`, abort)

async function fetchCoins(path: string, abort?: AbortSignal): Promise<PricesAnswer> {
  try {
    const limit = AbortSignal.timeout(limitMs)
    const response = await fetch(path, { signal: abort ? AbortSignal.any([abort, limit]) : limit })
    return response.ok
      ? { prices: readPrices(await response.json()) }
      : { refusal: refusalOf(response, new Date()) }
  } catch {
    return {}
  }
}
