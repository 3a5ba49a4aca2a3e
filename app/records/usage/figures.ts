import { z } from 'zod'
import { dimensionKinds } from './dimensions.ts'
import { timeRanges } from './periods.ts'

const counts = z.record(z.string(), z.int())
const instant = z.iso.datetime()
const period = { from: instant, to: instant }

const totals = {
  /** Distinct sessions, exact. */
  totalUsers: z.int(),
  totalToolUsage: z.int(),
  totalErrors: z.int(),
  /** Views of the tool pages and the home page. */
  pageViews: z.int(),
  /** Errors per hundred uses, two decimals; null without uses. */
  errorRate: z.number().nullable(),
}

export type Totals = z.output<z.ZodObject<typeof totals>>

const counted = { views: z.int(), visits: z.int() }

const dimensionList = z.object({
  /** The 20 most viewed. */
  top: z.array(z.object({ value: z.string(), ...counted })),
  /** Those that are not among them, summed. */
  rest: z.object({ values: z.int(), ...counted }),
})

export type DimensionList = z.output<typeof dimensionList>

/** All figures of a time range, as the server answers them and the panel shows them. */
export const analytics = z.object({
  timeRange: z.enum([...timeRanges, 'custom']),
  ...period,
  /** Events by name, the most frequent first. */
  toolUsage: counts,
  errorStats: counts,
  /** Events by day of Nepal, in order, days without any included. */
  dailyUsage: counts,
  /** Opened pages on the days of `dimensionDays`; `visits` are sessions whose first page of a day it was. */
  dimensions: z.record(z.enum(dimensionKinds), dimensionList),
  /** The whole days of Nepal that the time range touches. */
  dimensionDays: z.object({ from: z.iso.date(), to: z.iso.date() }),
  recentActivity: z.array(z.object({ tool: z.string(), count: z.int(), time: instant })),
  ...totals,
  /** The figures of the previous period; null where the log does not reach back that far: then nothing is compared. */
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

export type Analytics = z.output<typeof analytics>
