import { z } from 'zod'
import { nepalDay } from '#app/kit/nepal-time.ts'
import { priceInput, publicPrice } from '#app/records/gold-silver-prices/fields.ts'
import { reasonTexts } from '#app/records/gold-silver-prices/rules.ts'
import { listPrices, type PriceOutcome, savePrices } from '#app/records/gold-silver-prices/store.server.ts'
import { publicRead, trustedWrite } from './define.ts'

export const readPrices = publicRead({
  path: '/api/gold-silver-prices',
  summary:
    'Gold and silver prices in NPR of the market days of the past year, the latest first; as published, never computed',
  tags: ['gold-silver-prices'],
  answers: z.object({ prices: z.array(publicPrice) }),
  read: async ({ storage }) => ({ prices: await listPrices(storage.db) }),
})

export const priceResult = z.object({
  /** Null where the row has no day that can be read. */
  date: z.iso.date().nullable(),
  outcome: z.enum(['stored', 'updated', 'unchanged', 'held', 'refused']),
  reasons: z.array(z.object({ code: z.string(), text: z.string() })),
})

type Result = z.output<typeof priceResult>

const maxRows = 100

export const ingestPrices = trustedWrite({
  path: '/api/ingest/gold-silver-prices',
  summary:
    'Stores the prices of market days, each in place of an earlier one of its day. The same rows again change nothing. A row that cannot be right is refused, one that moved too far is held; neither harms the others',
  accepts: z.object({ prices: z.array(z.unknown()).min(1).max(maxRows) }),
  describes: z.object({ prices: z.array(priceInput).min(1).max(maxRows) }),
  answers: z.object({ results: z.array(priceResult) }),
  maxBytes: 64 * 1024,
  perMinute: 30,
  token: ({ config }) => config.ingestToken,
  write: async ({ storage, now }, { prices }) => {
    const read = prices.map((given) => priceInput.safeParse(given))
    const rows = read.flatMap(({ data }) => data ?? [])
    const saver = { today: nepalDay(now()), actor: { id: 'ingest' } }
    const saved = rows.length > 0 ? await savePrices(storage.db, rows, saver) : []
    const stored = new Map(saved.map((outcome, index) => [rows[index], resultOf(outcome)]))
    const results = read.map((row, index) => stored.get(row.data) ?? malformed(prices[index], row.error))
    return { results }
  },
})

export function resultOf({ date, outcome, reasons }: PriceOutcome): Result {
  return { date, outcome, reasons: reasons.map((code) => ({ code, text: reasonTexts[code] })) }
}

export function malformed(given: unknown, error: z.ZodError | undefined): Result {
  const { data } = z.object({ date: z.iso.date() }).safeParse(given)
  const reasons = (error?.issues ?? []).map(({ path, message }) => ({
    code: 'malformed',
    text: [path.join('.'), message].filter(Boolean).join(': '),
  }))
  return { date: data?.date ?? null, outcome: 'refused', reasons }
}
