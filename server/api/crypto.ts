import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import { z } from 'zod'
import { publicCoin } from '#app/feeds/crypto/adapter.server.ts'
import { searchTerm } from '#app/feeds/crypto/coin.ts'
import type { CoinsReading } from '#app/feeds/crypto/read.server.ts'
import { dollarRate } from '#app/feeds/forex/read.server.ts'
import { refusedError } from '#app/platform/upstream/refusal.ts'
import type { Site } from '#server/services.ts'
import { publicQuery } from './define.ts'

const prices = z.object({
  coins: z.array(publicCoin),
  /** When the prices were read from the source. */
  copied_at: z.string(),
  /** The source has not answered since. */
  stale: z.boolean(),
  /** The central bank's buying rate, NPR for one US dollar, and its day; null while none is known. */
  usd_rate: z.object({ date: z.string(), buy: z.string() }).nullable(),
})

export const readCryptoMarkets = publicQuery({
  path: '/api/crypto/markets',
  summary:
    'Ten coins in US dollars, read from CoinGecko at most once in five minutes for all, and the rate to rupees',
  parameters: {},
  answers: prices,
  read: async (site) => ({ status: 200, body: await answerOf(site, site.feeds.crypto.markets()) }),
})

const refusal = z.object({ error: z.string(), code: z.literal('bad-input') })

export const readCryptoSearch = publicQuery({
  path: '/api/crypto/search',
  summary: 'At most 25 coins that a term of two or more characters finds',
  parameters: { query: z.string().min(2).max(50) },
  answers: prices,
  refuses: refusal,
  limitedByAddress: true,
  read: async (site, query, { address }) => {
    const typed = query.get('query') ?? ''
    if (searchTerm(typed) === undefined) {
      return { status: 400, body: { error: 'query must have two characters or more', code: 'bad-input' } }
    }
    return { status: 200, body: await answerOf(site, site.feeds.crypto.search(typed, address)) }
  },
})

async function answerOf(
  { feeds, now }: Site,
  pending: Promise<CoinsReading>,
): Promise<z.output<typeof prices>> {
  const [reading, rate] = await Promise.all([pending, dollarRate(feeds.forex, nepalDay(now()))])
  if (reading.kind === 'unavailable') throw refusedError(reading.refusal, now())
  const { coins, copiedAt } = reading.copy
  return { coins, copied_at: copiedAt, stale: reading.kind === 'stale', usd_rate: rate ?? null }
}
