import type { Generated, GeneratedAlways } from 'kysely'
import type { Day, Instant, Json, Stamp } from './columns.ts'

/** Names of usage events. Look an id up before inserting: a refused insert would still use up one of 32,767 ids. */
export interface UsageToolsTable {
  id: GeneratedAlways<number>
  name: string
  /** Distinct sessions of all that the log still knows; counted while events are written. */
  sessions: Generated<number>
}

/** User-agent strings, shortened by the writer to at most 512 characters. */
export interface UsageAgentsTable {
  id: GeneratedAlways<number>
  agent: string
  /** No event is of a later day of Nepal; written at most once a day. Retention deletes by it. */
  last_used_on: Generated<Day>
}

/** One event, about 60 bytes. Partitioned by month in UTC; `ensureUsagePartitions` makes the months. */
export interface UsageLogsTable {
  at: Instant
  session_id: string
  user_agent_id: number | null
  tool_id: number
  details: Json | null
}

/** Counts of events. Nepal's hours begin at 15 minutes past the hours of UTC. */
export interface UsageHourlyTable {
  /** The instant at which the hour begins: `date_trunc('hour', at, 'Asia/Kathmandu')`. */
  hour: Instant
  tool_id: number
  count: number
}

/** Which sessions used a tool on a day of Nepal: `(at at time zone 'Asia/Kathmandu')::date`. */
export interface UsageDailySessionsTable {
  day: Day
  tool_id: number
  session_id: string
}

/** Which sessions came on a day of Nepal, whatever they used: distinct sessions of many days are counted here. */
export interface UsageDailyVisitsTable {
  day: Day
  session_id: string
  /** The latest day before on which it came, `-infinity` for none; null as a server before migration 0016 wrote it. */
  previous_day: Day | null
}

/** Counts of opened pages by the day of Nepal, each kind by itself: no row names a session or two values. */
export interface UsageDailyDimensionsTable {
  day: Day
  /** One of `dimensionKinds`; two more in rows of earlier releases. */
  kind: string
  value: string
  views: number
  /** Sessions whose first page of the day it was. */
  visits: number
}

export interface ErrorLogsTable {
  id: GeneratedAlways<number>
  at: Stamp
  /** A stable code that figures are counted by, such as `storage-unavailable`. */
  kind: string
  message: string
  path: string | null
  request_id: string | null
  details: Json | null
}
