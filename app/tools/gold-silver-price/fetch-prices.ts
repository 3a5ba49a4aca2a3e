import type { PublicPrice } from '#app/records/gold-silver-prices/fields.ts'
import type { PriceResult } from './price-result.ts'
import { viewOf } from './price-view.ts'

const longestWaitMs = 15_000

/** The server's current prices. */
export async function fetchPrices(): Promise<PriceResult> {
  try {
    const signal = AbortSignal.timeout(longestWaitMs)
    const answer = await fetch('/api/gold-silver-prices', { cache: 'no-store', signal })
    const body = (await answer.json()) as { prices?: PublicPrice[]; error?: string }
    if (!answer.ok) return { kind: 'database', message: body.error ?? '' }
    return shownPrices(body.prices ?? [])
  } catch {
    return { kind: 'unreachable' }
  }
}

/** Rows with the latest market day first. */
export function shownPrices(rows: readonly PublicPrice[]): PriceResult {
  const view = viewOf(rows)
  return view ? { kind: 'prices', view } : { kind: 'empty' }
}
