import { z } from 'zod'
import { readAnalytics } from '#app/records/usage/analytics.server.ts'
import { dimensionKinds } from '#app/records/usage/dimensions.ts'
import { type DayRange, isStoredRange, type TimeRange, timeRanges } from '#app/records/usage/periods.ts'
import { knownEvents, maxAgent, openEvents } from '../usage-events.ts'
import type { AdminRoute } from './define.ts'
import { badRequest } from './replies.ts'

const counts = z.record(z.string(), z.int())
const instant = z.iso.datetime()

const totals = {
  /** Distinct sessions, exact. */
  totalUsers: z.int(),
  totalToolUsage: z.int(),
  totalErrors: z.int(),
  /** Views of the tool pages and the home page. */
  pageViews: z.int(),
  /** Errors per hundred uses; null without uses. */
  errorRate: z.number().nullable(),
}

const period = { from: instant, to: instant }

const counted = { views: z.int(), visits: z.int() }
const dimension = z.object({
  /** The 20 most viewed. */
  top: z.array(z.object({ value: z.string(), ...counted })),
  rest: z.object({ values: z.int(), ...counted }),
})

const analytics = z.object({
  timeRange: z.enum([...timeRanges, 'custom']),
  ...period,
  toolUsage: counts,
  errorStats: counts,
  dailyUsage: counts,
  /** Opened pages on the days of `dimensionDays`; `visits` are sessions whose first page of a day it was. */
  dimensions: z.record(z.enum(dimensionKinds), dimension),
  dimensionDays: z.object({ from: z.iso.date(), to: z.iso.date() }),
  recentActivity: z.array(z.object({ tool: z.string(), count: z.int(), time: instant })),
  ...totals,
  /** The figures of the previous period; null where the log does not reach back that far. */
  previous: z.object({ ...totals, ...period }).nullable(),
  lastEventHour: instant.nullable(),
  health: z.object({
    startedAt: instant,
    uptimeSeconds: z.int(),
    since: instant,
    requests: z.int(),
    failed: z.int(),
    p50Ms: z.number().nullable(),
    p95Ms: z.number().nullable(),
  }),
})

export const readAnalyticsRoute: AdminRoute = {
  role: 'viewer',
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
