import { type Refusal, refusalOf } from '#app/platform/upstream/refusal.ts'
import { type Prices, readPrices } from './prices.ts'

// Longer than the server waits for its sources.
const limitMs = 10_000

/** Without prices they could not be loaded, for a reason that the server may have stated. */
interface Asked {
  prices?: Prices | undefined
  refusal?: Refusal | undefined
}

/** The default coins from this site's server. */
export const askDefaults = (left?: AbortSignal) => ask('/api/crypto/markets', left)

/** The coins that a term finds. */
export const askFound = (term: string, left?: AbortSignal) =>
  ask(`/api/crypto/search?${new URLSearchParams({ query: term })}`, left)

async function ask(path: string, left?: AbortSignal): Promise<Asked> {
  try {
    const limit = AbortSignal.timeout(limitMs)
    const response = await fetch(path, { signal: left ? AbortSignal.any([left, limit]) : limit })
    return response.ok
      ? { prices: readPrices(await response.json()) }
      : { refusal: refusalOf(response, new Date()) }
  } catch {
    return {}
  }
}
