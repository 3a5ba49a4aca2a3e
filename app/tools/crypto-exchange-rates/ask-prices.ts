import { type Prices, readPrices } from './prices.ts'

// Longer than the server waits for its sources.
const limitMs = 10_000

/** The default coins from this site's server. Undefined: they could not be had. */
export const askDefaults = (left?: AbortSignal) => ask('/api/crypto/markets', left)

/** The coins that a term finds. */
export const askFound = (term: string, left?: AbortSignal) =>
  ask(`/api/crypto/search?${new URLSearchParams({ query: term })}`, left)

async function ask(path: string, left?: AbortSignal): Promise<Prices | undefined> {
  try {
    const limit = AbortSignal.timeout(limitMs)
    const response = await fetch(path, { signal: left ? AbortSignal.any([left, limit]) : limit })
    return response.ok ? readPrices(await response.json()) : undefined
  } catch {
    return undefined
  }
}
