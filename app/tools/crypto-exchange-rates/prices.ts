import type { Coin } from '#app/feeds/crypto/coin.ts'
import type { DollarRate } from '#app/feeds/forex/dollar-rate.server.ts'

/** A list of coins, and the rate of the dollar in rupees. */
export interface Prices {
  coins: Coin[]
  /** When they were read from the source: an instant, ISO 8601. */
  copiedAt: string
  /** The source has not answered since. */
  stale: boolean
  rate: DollarRate | null
}

interface Wire {
  coins?: unknown
  copied_at?: unknown
  stale?: unknown
  usd_rate?: unknown
}

/** Reads the answer of this site's API; undefined for anything else. */
export function readPrices(body: unknown): Prices | undefined {
  const { coins, copied_at: copiedAt, stale, usd_rate: rate } = (body ?? {}) as Wire
  if (!Array.isArray(coins) || typeof copiedAt !== 'string') return undefined
  return {
    coins: coins as Coin[],
    copiedAt,
    stale: stale === true,
    rate: (rate ?? null) as DollarRate | null,
  }
}
