import { isDay, nepalDay } from 'bikram-sambat-calendar/iso-day'
import { z } from 'zod'
import { firstRatesDay } from '#app/feeds/forex/rates-day.ts'
import type { RatesReading } from '#app/feeds/forex/read.server.ts'
import { publicDay } from '#app/feeds/forex/shape.ts'
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

type Envelope = z.output<typeof envelope>
type Params = Envelope['params']

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
    if (validation) return refusal(params, validation)
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
    per_page: [
      ...countMistakes('Per Page', per_page),
      ...(isCount(per_page) && Number(per_page) > 100 ? ['Per Page must be no more than 100'] : []),
    ],
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

/** At most six digits: pages beyond are no pages, and their rows could not be counted. */
const isCount = (text: string | null) => text !== null && /^\d{1,6}$/.test(text)

function countMistakes(name: string, text: string | null): string[] {
  if (!text) return [`${name} is required`]
  if (!isCount(text)) return [`${name} must be an integer`]
  return Number(text) < 1 ? [`${name} must be at least 1`] : []
}

function dayMistakes(name: string, text: string | null): string[] {
  if (!text) return [`${name} is required`]
  if (!isDay(text)) return [`${name} must be date with format 'Y-m-d'`]
  return text < firstRatesDay ? [`${name} must not be before ${firstRatesDay}`] : []
}

function refusal(params: Params, validation: Record<string, string[]>): QueryAnswer {
  const body: Envelope = {
    status: { code: 400 },
    errors: { validation },
    params,
    data: { payload: null },
    pagination: { page: null, pages: null, per_page: null, total: null, links: { prev: null, next: null } },
  }
  return { status: 400, body }
}

function answer(params: Params, payload: z.output<typeof publicDay>[], total: number): QueryAnswer {
  const [page, perPage] = [Number(params.page), Number(params.per_page)]
  const pages = Math.ceil(total / perPage)
  const link = (number: number) => `/api/forex/v1/rates?${search(params, number)}`
  const body: Envelope = {
    status: { code: 200 },
    errors: { validation: null },
    params,
    data: { payload },
    pagination: {
      page,
      pages,
      per_page: perPage,
      total,
      links: { prev: page > 1 ? link(page - 1) : null, next: page < pages ? link(page + 1) : null },
    },
  }
  return { status: 200, body }
}

function search({ from, to, per_page }: Params, page: number): string {
  const known = { from: from ?? '', to: to ?? '', per_page: per_page ?? '', page: String(page) }
  return String(new URLSearchParams(known))
}
