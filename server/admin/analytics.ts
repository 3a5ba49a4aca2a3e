import { z } from 'zod'
import { readAnalytics } from '#app/records/usage/analytics.server.ts'
import { analytics } from '#app/records/usage/figures.ts'
import { type DayRange, isStoredRange, type TimeRange, timeRanges } from '#app/records/usage/periods.ts'
import { knownEvents, maxAgent, openEvents } from '../usage-events.ts'
import type { AdminRoute } from './define.ts'
import { badRequest } from './replies.ts'

export const readAnalyticsRoute: AdminRoute = {
  role: 'editor',
  method: 'GET',
  path: '/api/admin-analytics',
  summary: 'Measured figures of a time range, beside those of the time before, and how this server answers',
  parameters: { timeRange: z.enum(timeRanges), from: z.iso.date(), to: z.iso.date() },
  answers: z.object({ analytics }),
  answer: async ({ site, query, now }) => {
    const asked = rangeOf(query, now)
    if (!asked.ok) return badRequest(asked.rule)
    const figures = await readAnalytics(site.storage.db, asked.range, { now, openEvents })
    return { status: 200, body: { analytics: { ...figures, health: site.metrics.requests.health() } } }
  },
}

type Asked = { ok: true; range: TimeRange | DayRange } | { ok: false; rule: string }

/** Days in place of a time range, if they are given. */
function rangeOf(query: URLSearchParams, now: Date): Asked {
  if (query.has('from') || query.has('to')) {
    const days = { from: query.get('from') ?? '', to: query.get('to') ?? '' }
    const rule = 'from and to must be days of the last two years, in order'
    return isStoredRange(days, now) ? { ok: true, range: days } : { ok: false, rule }
  }
  const range = timeRanges.find((offered) => offered === (query.get('timeRange') ?? '7d'))
  return range
    ? { ok: true, range }
    : { ok: false, rule: `timeRange must be one of ${timeRanges.join(', ')}` }
}

const event = z.strictObject({
  tool_name: z.string().refine((name) => knownEvents.has(name), 'must be an event of this site'),
  session_id: z.uuid(),
  user_agent: z
    .string()
    .max(maxAgent)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), 'must be text that can be stored')
    .default(''),
})

export const writeAnalyticsRoute: AdminRoute = {
  role: 'editor',
  method: 'POST',
  path: '/api/admin-analytics',
  summary: 'Records a usage event; answered once it is stored',
  accepts: event,
  maxBytes: 4096,
  status: 202,
  answers: z.object({ ok: z.literal(true) }),
  answer: async ({ site, body, now }) => {
    const read = event.safeParse(body)
    if (!read.success) return badRequest(z.prettifyError(read.error))
    await site.usage.write({ ...read.data, at: now })
    return { status: 202, body: { ok: true } }
  },
}
