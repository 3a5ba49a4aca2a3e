import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { z } from 'zod'
import { publicCoin } from '#app/feeds/crypto/adapter.server.ts'
import { longestTerm, searchTerm, shortestTerm } from '#app/feeds/crypto/coin.ts'
import type { CoinsReading } from '#app/feeds/crypto/read.server.ts'
import { dollarRate } from '#app/feeds/forex/read.server.ts'
import type { Lang } from '#app/lib/language.ts'
import { type FieldErrors, parseFields } from '#app/platform/editing/fields.ts'
import { refusedError } from '#app/platform/upstream/refusal.ts'
import { messages } from '#app/records/gold-silver-prices/messages.ne.ts'
import {
  type PriceInput,
  type PriceResult,
  priceFields,
  priceResult,
  publicPrice,
} from '#app/records/gold-silver-prices/schema.ts'
import { listPrices, type PriceOutcome, savePrices } from '#app/records/gold-silver-prices/store.server.ts'
import type { Site } from '#server/services.ts'
import { publicQuery, publicRead, publicWrite } from './define.ts'

export const readPrices = publicRead({
  path: '/api/gold-silver-prices',
  summary:
    'Gold and silver prices in NPR of the market days of the past year, the latest first; as published, never computed',
  tags: ['gold-silver-prices'],
  answers: z.object({ prices: z.array(publicPrice) }),
  read: async ({ storage }) => ({ prices: await listPrices(storage.db) }),
})

const maxRows = 100

export const ingestPrices = publicWrite({
  path: '/api/ingest/gold-silver-prices',
  summary:
    'Stores the prices of market days, each in place of an earlier one of its day. The same rows again change nothing. A row that cannot be right is refused, one that moved too far is held; neither harms the others',
  accepts: z.object({ prices: z.array(z.unknown()).min(1).max(maxRows) }),
  describes: z.object({ prices: z.array(priceFields('en')).min(1).max(maxRows) }),
  status: 200,
  answers: z.object({ results: z.array(priceResult) }),
  maxBytes: 64 * 1024,
  perMinute: 30,
  token: ({ config }) => config.ingestToken,
  write: async ({ storage, now }, { prices }) => {
    const context = { today: nepalDay(now()), actor: { id: 'ingest' } }
    return { results: await handIn(prices, 'en', (rows) => savePrices(storage.db, rows, context)) }
  },
})

/** The result of each row, in their order. */
export async function handIn(
  given: readonly unknown[],
  lang: Lang,
  save: (rows: PriceInput[]) => Promise<PriceOutcome[]>,
): Promise<PriceResult[]> {
  const schema = priceFields(lang)
  const read = given.map((row) => parseFields(schema, row, lang))
  const rows = read.flatMap((row) => (row.ok ? [row.fields] : []))
  const outcomes = rows.length > 0 ? await save(rows) : []
  const stored = new Map(rows.map((row, index) => [row, outcomes[index]]))
  return read.map((row, index) => {
    const outcome = row.ok && stored.get(row.fields)
    return outcome ? resultOf(outcome, lang) : malformed(given[index], row.ok ? {} : row.fieldErrors)
  })
}

/** The result of a row, with readable reasons. */
export function resultOf({ date, outcome, reasons }: PriceOutcome, lang: Lang): PriceResult {
  return { date, outcome, reasons: reasons.map((code) => ({ code, text: messages[lang].reasons[code] })) }
}

function malformed(given: unknown, fieldErrors: FieldErrors): PriceResult {
  const { data } = z.object({ date: z.iso.date() }).safeParse(given)
  const reasons = Object.entries(fieldErrors).map(([name, text]) => ({
    code: 'malformed',
    text: `${name}: ${text}`,
  }))
  return { date: data?.date ?? null, outcome: 'refused', reasons }
}

const coinPrices = z.object({
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
  answers: coinPrices,
  read: async (site) => ({ status: 200, body: await answerOf(site, site.feeds.crypto.markets()) }),
})

const refusal = z.object({ error: z.string(), code: z.literal('bad-input') })

export const readCryptoSearch = publicQuery({
  path: '/api/crypto/search',
  summary: 'At most 25 coins that a term of two or more characters finds',
  parameters: { query: z.string().min(shortestTerm).max(longestTerm) },
  answers: coinPrices,
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
): Promise<z.output<typeof coinPrices>> {
  const [reading, rate] = await Promise.all([pending, dollarRate(feeds.forex, nepalDay(now()))])
  if (reading.kind === 'unavailable') throw refusedError(reading.refusal, now())
  const { coins, copiedAt } = reading.copy
  return { coins, copied_at: copiedAt, stale: reading.kind === 'stale', usd_rate: rate ?? null }
}
