import { z } from 'zod'
import { isStorable } from '#app/platform/editing/fields.ts'
import { widthClasses } from '#app/platform/usage/record-usage.ts'
import { timeRanges } from './periods.ts'

/** Other text the database refuses, and with it the whole batch. */
const storable = z.string().max(120).refine(isStorable, 'must be text that can be stored')

const detail = z.union([storable, z.number(), z.boolean()])

/** An opened page as the browser tells it. It is counted by the day only, see `dimensionsOf`. */
const openedPage = z.strictObject({
  /** Without query and fragment. */
  path: z.string().max(256),
  /** Host of the other site with the link; neither its path nor its query. */
  referrer: z.string().max(253).optional(),
  width: z.enum(widthClasses),
})

/** One usage event as the browser sends it. */
export const usageEvent = z.strictObject({
  tool_name: z.string().min(1).max(64),
  /** Random per tab; no personal data. */
  session_id: z.uuid(),
  /** The few extras that an event is defined with, such as the date of a rate. */
  details: z
    .record(z.string().regex(/^[a-z_]{1,32}$/), detail)
    .refine((details) => Object.keys(details).length <= 6, 'at most 6 details')
    .optional(),
  /** With the event of an opened page. */
  view: openedPage.optional(),
})

type UsageEvent = z.output<typeof usageEvent>

export interface LoggedEvent extends Omit<UsageEvent, 'view'> {
  user_agent: string
  at: Date
  /** Of an opened page; no part of the event's row. */
  dimensions?: Dimensions
}

/** By what opened pages are counted. */
export const dimensionKinds = ['page', 'referrer', 'width'] as const

export type DimensionKind = (typeof dimensionKinds)[number]

/** The value of each kind of one opened page. They are counted by the day, each kind by itself, beside no session. */
export type Dimensions = Readonly<Record<DimensionKind, string>>

/** No referrer. */
export const none = ''
/** In place of values that are unknown, invalid or beyond the limit of a day. */
export const other = 'other'

/** @param page one of the site, or undefined */
export function dimensionsOf(
  { referrer, width }: Pick<z.output<typeof openedPage>, 'referrer' | 'width'>,
  page: string | undefined,
  ownHost: string,
): Dimensions {
  return {
    page: page ?? other,
    referrer: referrer === undefined ? none : referrerOf(referrer, ownHost),
    width,
  }
}

/** A host with a name. Neither an address with a path nor one of numbers is stored. */
const hostName = /^(?=.{1,253}$)([a-z0-9_-]{1,63}\.)+[a-z][a-z0-9-]{1,62}$/

function referrerOf(given: string, ownHost: string): string {
  const host = given.toLowerCase().replace(/^www\./, '')
  if (host === ownHost.replace(/^www\./, '')) return none
  return hostName.test(host) ? host : other
}

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

/** The 20 most viewed. */
const dimensionList = z.array(z.object({ value: z.string(), views: z.int(), visits: z.int() }))

export type DimensionList = z.output<typeof dimensionList>

/** All figures of a time range, as the server answers them and the panel shows them. */
const analytics = z.object({
  timeRange: z.enum(timeRanges),
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

export const analyticsAnswer = z.object({ analytics })

export type AnalyticsAnswer = z.output<typeof analyticsAnswer>
