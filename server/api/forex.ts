import { isDay, nepalDay } from '@chautari/bikram-sambat/iso-day'
import { z } from 'zod'
import { publicDay } from '#app/feeds/forex/adapter.server.ts'
import { firstRatesDay } from '#app/feeds/forex/rates-day.ts'
import type { RatesReading } from '#app/feeds/forex/read.server.ts'
import { refusedError } from '#app/platform/upstream/refusal.ts'
import { publicQuery, type QueryAnswer } from './define.ts'

const optional = z.string().nullable()
const count = z.int().nullable()
const day = z.string().refine(isDay).meta({ format: 'date' })

/** The central bank's own response format, so that programs made for it work here. */
const envelope = z.object({
  status: z.object({ code: z.int() }),
  errors: z.object({ validation: z.record(z.string(), z.array(z.string())).nullable() }),
  params: z.object({
    date: z.null(),
    from: optional,
    to: optional,
    post_type: z.null(),
    per_page: optional,
    page: optional,
    slug: z.null(),
    q: z.null(),
  }),
  data: z.object({ payload: z.array(publicDay).nullable() }),
  pagination: z.object({
    page: count,
    pages: count,
    per_page: count,
    total: count,
    links: z.object({ prev: optional, next: optional }),
  }),
})

type Params = z.output<typeof envelope>['params']

export const readForexRates = publicQuery({
  path: '/api/forex/v1/rates',
  summary:
    "Exchange rates of Nepal Rastra Bank in its own shape; one day is asked for at the bank, a range gives the days known here. Header x-copied-at: when a day was read from the bank; x-copy: 'stale' when the bank did not answer since",
  parameters: {
    from: day,
    to: day,
    per_page: z.int().min(1).max(100),
    page: z.int().min(1),
  },
  answers: envelope,
  refuses: envelope,
  limitedByAddress: true,
  read: async ({ feeds, now }, query, { wantsNewer, address }) => {
    const params = paramsOf(query)
    const validation = mistakesIn(params)
    if (validation)
      return answerOf(400, { errors: { validation }, params, data: { payload: null }, pagination: noPages })
    const { from, to } = params as { from: string; to: string }
    const page = { number: Number(params.page), size: Number(params.per_page) }
    if (from !== to) {
      const range = { from, to, limit: page.size, offset: (page.number - 1) * page.size }
      const { days, total } = await feeds.forex.days(range)
      return answer(params, days, total)
    }
    // Nothing is published before its day.
    const reading: RatesReading =
      from > nepalDay(now()) ? { kind: 'none' } : await feeds.forex.day(from, { wantsNewer, address })
    if (reading.kind === 'unavailable') throw refusedError(reading.refusal, now())
    if (reading.kind === 'none') return answer(params, [], 0)
    const { copy, kind } = reading
    const headers = { 'x-copied-at': copy.copiedAt, 'x-copy': kind }
    return { ...answer(params, page.number === 1 ? [copy.day] : [], 1), headers }
  },
})

function paramsOf(query: URLSearchParams): Params {
  return {
    date: null,
    from: query.get('from'),
    to: query.get('to'),
    post_type: null,
    per_page: query.get('per_page'),
    page: query.get('page'),
    slug: null,
    q: null,
  }
}

/** Errors in the format of the bank. */
function mistakesIn({ from, to, per_page, page }: Params): Record<string, string[]> | undefined {
  const mistakes = {
    per_page: countMistakes('Per Page', per_page, 100),
    page: countMistakes('Page', page),
    from: dayMistakes('From', from),
    to: [
      ...dayMistakes('To', to),
      ...(from && to && isDay(from) && isDay(to) && to < from ? ['To must not be before From'] : []),
    ],
  }
  const found = Object.entries(mistakes).filter(([, texts]) => texts.length > 0)
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

function countMistakes(name: string, text: string | null, most = Number.POSITIVE_INFINITY): string[] {
  if (!text) return [`${name} is required`]
  // At most six digits: pages beyond are no pages, and their rows could not be counted.
  if (!/^\d{1,6}$/.test(text)) return [`${name} must be an integer`]
  if (Number(text) < 1) return [`${name} must be at least 1`]
  return Number(text) > most ? [`${name} must be no more than ${most}`] : []
}

function dayMistakes(name: string, text: string | null): string[] {
  if (!text) return [`${name} is required`]
  if (!isDay(text)) return [`${name} must be date with format 'Y-m-d'`]
  return text < firstRatesDay ? [`${name} must not be before ${firstRatesDay}`] : []
}

const noPages = { page: null, pages: null, per_page: null, total: null, links: { prev: null, next: null } }

function answer(params: Params, payload: z.output<typeof publicDay>[], total: number): QueryAnswer {
  const [page, perPage] = [Number(params.page), Number(params.per_page)]
  const pages = Math.ceil(total / perPage)
  const given = { from: params.from ?? '', to: params.to ?? '', per_page: params.per_page ?? '' }
  const link = (number: number) =>
    `/api/forex/v1/rates?${new URLSearchParams({ ...given, page: String(number) })}`
  const links = { prev: page > 1 ? link(page - 1) : null, next: page < pages ? link(page + 1) : null }
  const pagination = { page, pages, per_page: perPage, total, links }
  return answerOf(200, { errors: { validation: null }, params, data: { payload }, pagination })
}

function answerOf(status: QueryAnswer['status'], body: Omit<z.output<typeof envelope>, 'status'>) {
  return { status, body: { status: { code: status }, ...body } }
}

const currency = z.string().regex(/^[A-Z]{3}$/)
const maxDays = 366

const history = z.object({
  currency,
  /** Both included, days in Nepal. */
  from: z.string(),
  to: z.string(),
  /** Only days that are known, ascending. */
  points: z.array(
    z.object({
      date: z.string(),
      unit: z.int(),
      buy: z.string().nullable(),
      sell: z.string().nullable(),
    }),
  ),
})

export const readForexHistory = publicQuery({
  path: '/api/forex/v1/history',
  summary: 'One currency over the last days until today, as far as its rates are known here',
  parameters: {
    currency,
    days: z.int().min(2).max(maxDays),
  },
  answers: history,
  refuses: z.object({ error: z.string(), code: z.literal('bad-input') }),
  read: async ({ feeds }, query) => {
    const asked = currency.safeParse(query.get('currency'))
    const days = Number(/^\d{1,3}$/.exec(query.get('days') ?? '')?.[0] ?? 0)
    if (!asked.success || days < 2 || days > maxDays) {
      const error = `currency must be three capital letters, days a number from 2 to ${maxDays}`
      return { status: 400, body: { error, code: 'bad-input' } }
    }
    return { status: 200, body: { currency: asked.data, ...(await feeds.forex.history(asked.data, days)) } }
  },
})
