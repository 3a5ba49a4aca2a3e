import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { sql } from 'kysely'
import type { Db } from '#db/schema.ts'
import { type Period, wholeDays } from './periods.ts'

/** Any number, the same in every server: only one at a time adds visits. */
const lockKey = 1_146_372_002

/** A session came on a day of Nepal. */
export interface VisitDay {
  day: string
  session_id: string
}

/** A session used a tool on a day of Nepal. */
export interface ToolDay extends VisitDay {
  tool_id: number
}

/** PostgreSQL types of the columns below; a column that is not here is an `int`. */
const types: Readonly<Record<string, string>> = {
  at: 'timestamptz',
  day: 'date',
  session_id: 'uuid',
  details: 'text',
  kind: 'text',
  value: 'text',
}

/** Rows as one list for each column, so that the statement is the same for every number of rows. */
export function listsOf<Row extends object>(rows: readonly Row[], ...columns: (keyof Row & string)[]) {
  const lists = columns.map(
    (name) => sql`${rows.map((row) => row[name])}::${sql.raw(types[name] ?? 'int')}[]`,
  )
  return sql`unnest(${sql.join(lists)}) as given(${sql.join(columns.map((name) => sql.ref(name)))})`
}

/**
 * Stores visits of sessions, each with its previous day, and counts sessions that are new to a tool. Call it with the rows
 * just added to `usage_daily_sessions`, after the other roll-ups of events: then the holder of the lock waits for no row
 * of theirs, and two servers cannot deadlock.
 *
 * @returns the visits that were not stored yet
 */
export async function addVisits(tx: Db, added: readonly ToolDay[]): Promise<readonly VisitDay[]> {
  // Nothing changes for sessions seen earlier that day, so no lock.
  if (added.length === 0) return []
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx)
  // Separate statements, which see what was committed during the wait for the lock.
  const begun = await insertVisits(tx, added)
  await countNewSessions(tx, added)
  return begun
}

/** The update sees the rows as they were before the insert: a day that comes late becomes the one before a later row. */
async function insertVisits(tx: Db, added: readonly ToolDay[]): Promise<readonly VisitDay[]> {
  const { rows } = await sql<VisitDay>`
    with visit as (
      select day, session_id, lag(day) over (partition by session_id order by day) as previous_day
      from (
        select distinct day, session_id from ${listsOf(added, 'day', 'session_id')}
      ) as visit
    ), added as (
      insert into usage_daily_visits (day, session_id, previous_day)
      select day, session_id, greatest(previous_day, '-infinity', (
        select max(stored.day) from usage_daily_visits stored
        where stored.session_id = visit.session_id and stored.day < visit.day
      ))
      from visit order by day, session_id
      on conflict do nothing
      returning day, session_id
    ), corrected as (
      update usage_daily_visits later set previous_day = earlier.previous_day
      from (
        select stored.day, stored.session_id, max(added.day) as previous_day
        from added join usage_daily_visits stored
          on stored.session_id = added.session_id and stored.day > added.day and stored.previous_day < added.day
        group by stored.day, stored.session_id
      ) as earlier
      where later.day = earlier.day and later.session_id = earlier.session_id
    )
    select day, session_id from added`.execute(tx)
  return rows
}

/** The other days of a session are known, so that its rows of a tool are looked up one by one, by their key. */
async function countNewSessions(tx: Db, added: readonly ToolDay[]): Promise<void> {
  await sql`
    update usage_tools tool set sessions = tool.sessions + fresh.sessions
    from (
      select tool_id, count(*)::int as sessions
      from (
        select tool_id, session_id, array_agg(day) as days
        from ${listsOf(added, 'day', 'tool_id', 'session_id')}
        group by tool_id, session_id
      ) as added
      where (
        select stored.day
        from usage_daily_visits visit join usage_daily_sessions stored
          on stored.day = visit.day and stored.tool_id = added.tool_id and stored.session_id = added.session_id
        where visit.session_id = added.session_id and visit.day <> all (added.days)
        limit 1
      ) is null
      group by tool_id
    ) as fresh
    where tool.id = fresh.tool_id`.execute(tx)
}

/**
 * Distinct sessions of a period, exact and without comparing them: of the days that it holds whole, those rows count
 * whose session had not come since the first of these days. What hangs over is read from the log itself, and its
 * sessions are looked up one by one: with `not exists` PostgreSQL hashes all the days. The day that runs is whole as far
 * as it goes.
 *
 * A server of the release before leaves rows without a previous day, and later rows unaware of them. Their sessions
 * count once each, and none of their other rows does.
 */
export async function countSessionsIn(db: Db, period: Period, now: Date): Promise<number> {
  const isOpen = period.to > now
  const { before, days, after } = wholeDays(period)
  const firstDay = nepalDay(days.from)
  const lastDay = nepalDay(isOpen ? new Date(period.to.getTime() - 1) : new Date(days.to.getTime() - 1))
  const tail = isOpen ? { from: period.to, to: period.to } : after
  const { rows } = await sql<{ sessions: number }>`
    with unknown as (
      select distinct session_id from usage_daily_visits
      where day between ${firstDay} and ${lastDay} and previous_day is null
    ), hanging_over as (
      select distinct session_id from usage_logs
      where at >= ${before.from} and at < ${before.to} or at >= ${tail.from} and at < ${tail.to}
    )
    select (
      select count(*) from usage_daily_visits
      where day between ${firstDay} and ${lastDay} and previous_day < ${firstDay}
    ) - (
      select count(*) from usage_daily_visits join unknown using (session_id)
      where day between ${firstDay} and ${lastDay} and previous_day < ${firstDay}
    ) + (
      select count(*) from unknown
    ) + (
      select count(*) from hanging_over where (
        select day from usage_daily_visits
        where session_id = hanging_over.session_id and day between ${firstDay} and ${lastDay} limit 1
      ) is null
    ) as sessions`.execute(db)
  return rows[0]?.sessions ?? 0
}
