import { z } from 'zod'
import { publicQuery } from './define.ts'

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

const refusal = z.object({ error: z.string(), code: z.literal('bad-input') })

export const readForexHistory = publicQuery({
  path: '/api/forex/v1/history',
  summary: 'One currency over the last days until today, as far as its rates are known here',
  parameters: {
    currency,
    days: z.int().min(2).max(maxDays),
  },
  answers: history,
  refuses: refusal,
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
