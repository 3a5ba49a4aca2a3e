import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { searchTerm } from '#app/feeds/crypto/coin.ts'
import type { CoinsReading } from '#app/feeds/crypto/read.server.ts'
import { type DollarRate, dollarRate } from '#app/feeds/forex/read.server.ts'
import type { PageRequest } from '#app/platform/document/page.ts'
import { defineToolPage, failedStatus } from '#app/records/tools/tool-page.server.tsx'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { messages } from './messages.ne.ts'
import CryptoTool from './parts/crypto-tool.island.tsx'
import type { LoadedPrices, Prices } from './parts/use-prices.ts'
import { tool } from './tool.ts'

export const page = defineToolPage({
  manifest: tool,
  articles: { en: articleEn, ne: articleNe },
  messages,
  load: async (request) => {
    const { url, render } = request
    // What one visitor converts is not kept for others.
    render.hasUnknownValue = url.searchParams.has('amount')
    const loaded = await loadPrices(url.searchParams.get('q') ?? '', request)
    return { loaded, status: loaded.prices ? 200 : failedStatus(request, loaded.refusal) }
  },
  draw: ({ loaded }, { island }) => island('crypto-tool', CryptoTool, { loaded }),
})

/** Both sources are asked in parallel. */
async function loadPrices(query: string, { site, address }: PageRequest): Promise<LoadedPrices> {
  const now = site.now()
  const today = nepalDay(now)
  const { forex, crypto: coins } = site.feeds
  const isSearch = searchTerm(query) !== undefined
  const [rate, defaults, found] = await Promise.all([
    dollarRate(forex, today),
    coins.markets(),
    isSearch ? coins.search(query, address) : undefined,
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
