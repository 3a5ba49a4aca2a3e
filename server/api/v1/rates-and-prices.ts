import { daysAfter, isDay, nepalDay } from '@chautari/bikram-sambat/iso-day'
import { z } from 'zod'
import { freshRatesDays } from '#app/feeds/forex/freshness.ts'
import { currencyName } from '#app/feeds/forex/rate-text.ts'
import type { RatesDay } from '#app/feeds/forex/rates-day.ts'
import { listPoints } from '#app/feeds/forex/store.server.ts'
import { staleRemarks } from '#app/platform/figure-age/figure-age.ts'
import { freshPricesDays } from '#app/records/gold-silver-prices/market-days.ts'
import type { priceAmounts } from '#app/records/gold-silver-prices/schema.ts'
import { listPrices } from '#app/records/gold-silver-prices/store.server.ts'
import { dataRoute, listRoute } from './data-route.ts'
import { remarksField, shownRemarks } from './day.ts'

/** NPR for `unit` of the currency as a decimal text; null where the bank publishes none. */
const amount = z.string().nullable()

const rate = z.object({ currency: z.string(), name: z.string(), unit: z.int(), buy: amount, sell: amount })

/** Of a day on which the bank published the currency. */
const pastRate = z.object({ date: z.iso.date(), unit: z.int(), buy: amount, sell: amount })

export const readExchangeRates = dataRoute({
  path: '/api/v1/exchange-rates/{date}',
  summary: 'Exchange rates of Nepal Rastra Bank of a day as published, or the last known ones',
  parameters: {
    date: {
      description: 'YYYY-MM-DD of AD, or latest',
      pattern: /^(latest|\d{4}-\d{2}-\d{2})$/,
      example: 'latest',
    },
  },
  missing: 'No rates of this day are known here.',
  answers: z.object({
    date: z.iso.date(),
    published_on: z.string().nullable(),
    modified_on: z.string().nullable(),
    rates: z.array(rate),
    remarks: remarksField,
  }),
  read: async ({ feeds, now }, { date = '' }) => {
    const today = nepalDay(now())
    if (date === 'latest') return shown((await feeds.forex.lastKnown(today))?.day, today)
    if (!isDay(date)) return undefined
    const { days } = await feeds.forex.days({ from: date, to: date, limit: 1, offset: 0 })
    return shown(days[0])
  },
  csv: {
    // A table stands alone: each row has its day, behind the columns that formulas count.
    row: z.object({ ...rate.shape, date: z.iso.date(), remarks: remarksField }),
    rows: ({ date, rates, remarks }) => rates.map((row) => ({ ...row, date, remarks })),
  },
})

const historyDays = 366

export const readRateHistory = dataRoute({
  path: '/api/v1/exchange-rate-history/{currency}',
  summary: 'Exchange rates of Nepal Rastra Bank of one currency over the last days until today',
  parameters: {
    currency: { description: 'Three letters', pattern: /^[A-Za-z]{3}$/, example: 'USD' },
  },
  query: {
    days: {
      description: `2 to ${historyDays}, else ${historyDays}`,
      pattern: /^([2-9]|[1-9]\d|[12]\d\d|3[0-5]\d|36[0-6])$/,
      example: '30',
    },
  },
  missing: 'No rates of this currency are known here.',
  answers: z.object({
    currency: z.string(),
    /** Both included, days in Nepal. */
    from: z.iso.date(),
    to: z.iso.date(),
    rates: z.array(pastRate),
  }),
  read: async ({ storage, now }, { currency: typed = '', days = historyDays }) => {
    const currency = typed.toUpperCase()
    const to = nepalDay(now())
    const from = daysAfter(to, 1 - Number(days))
    const rates = await listPoints(storage.db, { currency, from, to })
    return rates.length === 0 ? undefined : { currency, from, to, rates }
  },
  csv: { row: pastRate, rows: ({ rates }) => rates },
})

/** @param today of the reader, where the latest rates are asked for and may be old */
function shown(day: RatesDay | undefined, today = day?.date ?? '') {
  return (
    day && {
      date: day.date,
      published_on: day.published_on,
      modified_on: day.modified_on,
      rates: day.rates.map(({ currency, buy, sell }) => ({
        currency: currency.iso3,
        name: currencyName('en', currency).text,
        unit: currency.unit,
        buy,
        sell,
      })),
      remarks: shownRemarks(staleRemarks(day.date, today, freshRatesDays)),
    }
  )
}

const price = z.object({
  date: z.iso.date(),
  gold_hallmark_tola: z.number(),
  gold_hallmark_10g: z.number(),
  silver_tola: z.number(),
  silver_10g: z.number(),
  source: z.string().nullable(),
  remarks: remarksField,
} satisfies Record<(typeof priceAmounts)[number] | 'date' | 'source' | 'remarks', z.ZodType>)

export const readPriceList = listRoute('prices', price, {
  path: '/api/v1/gold-silver-prices',
  summary:
    'Gold and silver prices in NPR of the market days of the past year, the latest first, as published',
  tags: ['gold-silver-prices'],
  read: async ({ storage, now }) =>
    (await listPrices(storage.db)).map(({ created_at: _, updated_at: __, ...shown }, index) => ({
      ...shown,
      // Of the latest market day: those before it are history.
      remarks: shownRemarks(index === 0 ? staleRemarks(shown.date, nepalDay(now()), freshPricesDays) : []),
    })),
})
