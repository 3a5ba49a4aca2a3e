import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

/** What visitors do now. */
export interface Live {
  at: string
  /** Sessions with an event in the last 5 and 30 minutes. */
  last5Minutes: number
  last30Minutes: number
  /** The page that each session of the last 5 minutes opened last, by the event of its opening, the most opened first. */
  pages: readonly { event: string; sessions: number }[]
  /** Sessions on pages that are not among the 20. */
  otherSessions: number
}

const minuteMs = 60_000
const listLength = 20

/** @param openEvents the names that are recorded when a page is opened. */
export async function readLive(
  db: Kysely<Database>,
  { now, openEvents }: { now: Date; openEvents: readonly string[] },
): Promise<Live> {
  const before = (minutes: number) => new Date(now.getTime() - minutes * minuteMs)
  const [sessions, pages] = await Promise.all([
    sql<{ last5: number; last30: number }>`
      select count(*) filter (where at >= ${before(5)}) as last5, count(*) as last30
      from (
        select session_id, max(at) as at from usage_logs
        where at >= ${before(30)} and at <= ${now} group by session_id
      ) as session`.execute(db),
    sql<{ event: string; sessions: number; all_sessions: number }>`
      select name as event, count(*) as sessions, (sum(count(*)) over ())::bigint as all_sessions
      from (
        select distinct on (session_id) tool_id from usage_logs
        where at >= ${before(5)} and at <= ${now}
          and tool_id in (select id from usage_tools where name = any(${[...openEvents]}))
        order by session_id, at desc
      ) as latest
      join usage_tools on usage_tools.id = latest.tool_id
      group by name order by 2 desc, 1 limit ${listLength}`.execute(db),
  ])
  const shown = pages.rows.reduce((sum, row) => sum + row.sessions, 0)
  return {
    at: now.toISOString(),
    last5Minutes: sessions.rows[0]?.last5 ?? 0,
    last30Minutes: sessions.rows[0]?.last30 ?? 0,
    pages: pages.rows.map((row) => ({ event: row.event, sessions: row.sessions })),
    otherSessions: (pages.rows[0]?.all_sessions ?? 0) - shown,
  }
}
