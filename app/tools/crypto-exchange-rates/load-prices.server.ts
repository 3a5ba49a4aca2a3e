import { searchTerm } from '#app/feeds/crypto/coin.ts'
import { cryptoContext } from '#app/feeds/crypto/context.server.ts'
import type { CoinsReading } from '#app/feeds/crypto/read.server.ts'
import { forexContext } from '#app/feeds/forex/context.server.ts'
import { type DollarRate, dollarRate } from '#app/feeds/forex/dollar-rate.server.ts'
import { nepalDay } from '#app/kit/nepal-time.ts'
import type { PageContext } from '#app/platform/page-context.ts'
import { servicesContext } from '#app/platform/services.server.ts'
import type { Refusal } from '#app/platform/upstream/refusal.ts'
import type { Prices } from './prices.ts'

export interface LoadedPrices {
  /** In Nepal, when the page was made, and that moment. */
  today: string
  at: string
  /** Null: the source does not answer, and nothing is known. */
  prices: Prices | null
  /** Without prices: why the source was not asked, and when it can be. */
  refusal: Refusal | null
  /** What a form that was sent without the page's code searched for. `found` is null where the search failed. */
  query: string
  found: Prices | null
  /** The same of a search that failed. */
  searchRefusal: Refusal | null
}

/** Both sources are asked side by side: a visitor waits for the slower one only. */
export async function loadPrices(query: string, context: Readonly<PageContext>): Promise<LoadedPrices> {
  const services = context.get(servicesContext)
  const now = services.now()
  const today = nepalDay(now)
  const coins = context.get(cryptoContext)
  const isSearch = searchTerm(query) !== undefined
  const [rate, defaults, found] = await Promise.all([
    dollarRate(context.get(forexContext), today),
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
