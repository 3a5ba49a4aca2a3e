import { searchTerm } from '#app/feeds/crypto/coin.ts'
import type { CoinsReading } from '#app/feeds/crypto/read.server.ts'
import { feedsContext } from '#app/feeds/feeds.server.ts'
import { type DollarRate, dollarRate } from '#app/feeds/forex/dollar-rate.server.ts'
import { nepalDay } from '#app/kit/nepal-time.ts'
import type { PageContext } from '#app/platform/page-context.ts'
import { servicesContext } from '#app/platform/services.server.ts'
import type { Refusal } from '#app/platform/upstream/refusal.ts'
import type { Prices } from './prices.ts'

export interface LoadedPrices {
  /** The day in Nepal and the time when the page was rendered. */
  today: string
  at: string
  /** Null: the source does not answer, and there is no copy. */
  prices: Prices | null
  /** Without prices: why the source was not asked, and until when. */
  refusal: Refusal | null
  /** The query of a form that was sent without JavaScript; `found` is null when the search failed. */
  query: string
  found: Prices | null
  /** The same for a failed search. */
  searchRefusal: Refusal | null
}

/** Both sources are asked in parallel. */
export async function loadPrices(query: string, context: Readonly<PageContext>): Promise<LoadedPrices> {
  const services = context.get(servicesContext)
  const now = services.now()
  const today = nepalDay(now)
  const { forex, crypto: coins } = context.get(feedsContext)
  const isSearch = searchTerm(query) !== undefined
  const [rate, defaults, found] = await Promise.all([
    dollarRate(forex, today),
    coins.markets(),
    isSearch ? coins.search(query, services.address) : undefined,
  ])
  return {
    today,
    at: now.toISOString(),
    prices: pricesOf(defaults, rate),
    refusal: refusalIn(defaults),
    query,
    found: found ? pricesOf(found, rate) : null,
    searchRefusal: refusalIn(found),
  }
}

const refusalIn = (reading: CoinsReading | undefined) =>
  reading?.kind === 'unavailable' ? reading.refusal : null

function pricesOf(reading: CoinsReading, rate: DollarRate | undefined): Prices | null {
  if (reading.kind === 'unavailable') return null
  return { ...reading.copy, stale: reading.kind === 'stale', rate: rate ?? null }
}
