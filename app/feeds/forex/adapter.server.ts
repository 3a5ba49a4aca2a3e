import { isDay } from '@chautari/bikram-sambat/iso-day'
import { z } from 'zod'
import { fetchAndRead } from '#app/platform/upstream/fetch-json.server.ts'

/** The bank's largest page: a range is requested in pages of 100, a single day in one of 50. */
export const maxDaysAtOnce = 100
const usualPage = 50

/** The central bank's rates from one day to another, both included. */
export function askBank(bankUrl: string, from: string, to: string) {
  const url = new URL('/api/forex/v1/rates', bankUrl)
  const perPage = from === to ? usualPage : maxDaysAtOnce
  url.search = String(new URLSearchParams({ from, to, per_page: String(perPage), page: '1' }))
  return fetchAndRead(url, (body) => readRange(body, from, to), { maxBytes: 2 * 1024 * 1024 })
}

/** The requested days of an answer; undefined when it has other days only. */
function readRange(body: unknown, from: string, to: string): RatesDay[] | undefined {
  const published = readWire(body)
  const days = published?.filter(({ date }) => date >= from && date <= to)
  return days?.length === 0 && published?.length !== 0 ? undefined : days
}

/** The bank sends amounts as texts, its own clients declare numbers; missing or zero means not quoted. */
const amount = z
  .union([z.string().trim().max(20), z.number().nonnegative().transform(String)])
  .nullish()
  .transform((text) => text || null)
  .refine((text) => text === null || /^\d+(\.\d+)?$/.test(text), 'must be an amount')
  .transform((text) => (text !== null && Number(text) > 0 ? text : null))

/** The units that the bank quotes rates for. */
const units: readonly number[] = [1, 10, 100, 1000]
/** NPR for a unit; far above every currency. */
const highestRate = 1_000_000

const wireRate = z
  .object({
    currency: z.object({
      iso3: z.string().regex(/^[A-Z]{3}$/),
      name: z.string().min(1).max(80),
      unit: z.coerce.number().refine((unit) => units.includes(unit), 'must be a known unit'),
    }),
    buy: amount,
    sell: amount,
  })
  .refine(({ buy, sell }) => Number(buy) < highestRate && Number(sell) < highestRate, 'must be a rate')
  .refine(
    ({ buy, sell }) => buy === null || sell === null || Number(sell) >= Number(buy),
    'the bank never sells for less than it pays',
  )

const stamp = z.string().max(40).nullable().default(null)

const wireDay = z.object({
  date: z.string().refine(isDay, 'must be a day'),
  published_on: stamp,
  modified_on: stamp,
  rates: z.array(wireRate).min(1).max(200),
})

/** The parts of the bank's answer that are read. It has its own status, independent of HTTP's. */
const wireAnswer = z.object({
  status: z.object({ code: z.number() }),
  data: z.object({ payload: z.array(z.unknown()).nullish() }).nullish(),
})

/** The days of an answer, ascending, without malformed records, which occur; undefined when all records are malformed. */
export function readWire(body: unknown): RatesDay[] | undefined {
  const answer = wireAnswer.safeParse(body)
  if (!answer.success || answer.data.status.code !== 200) return undefined
  const payload = answer.data.data?.payload ?? []
  const days = payload.flatMap((record) => {
    const day = wireDay.safeParse(record)
    return day.success ? [day.data] : []
  })
  if (payload.length > 0 && days.length === 0) return undefined
  return days.toSorted((a, b) => a.date.localeCompare(b.date))
}

const text = z.string()

/** The rates of one day in Nepal, as this site's API has them. */
export const publicDay = z.object({
  date: text,
  /** Nepal's time, as given: `2026-04-01 00:00:13`. */
  published_on: text.nullable(),
  modified_on: text.nullable(),
  rates: z.array(
    z.object({
      currency: z.object({ iso3: text, name: text, unit: z.int() }),
      /** NPR for `unit` of the currency, a decimal text; null where the bank publishes none. */
      buy: text.nullable(),
      sell: text.nullable(),
    }),
  ),
})

export type RatesDay = z.output<typeof publicDay>
