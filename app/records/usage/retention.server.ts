import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { sql } from 'kysely'
import type { Db } from '#db/schema.ts'
import { dropUsagePartitions } from '#db/usage-partitions.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/**
 * Deletes what is known of visits before an instant: events, and those hours and days of the roll-ups that were over
 * then. Done in small steps, so that no statement takes long however much there is.
 *
 * A visit may still name a deleted day as the one before. That harms no figure: it is only asked whether that day lies
 * before a period, and no period begins as early as what is deleted.
 */
export async function deleteUsageBefore(db: Db, before: Date, signal: AbortSignal): Promise<void> {
  await dropUsagePartitions(db, before)
  await db.deleteFrom('usage_logs').where('at', '<', before).execute()
  await db
    .deleteFrom('usage_hourly')
    .where('hour', '<=', new Date(before.getTime() - hourMs))
    .execute()
  const beforeDay = nepalDay(before)
  while (await deleteOldestToolDays(db, beforeDay)) signal.throwIfAborted()
  while (await deleteOldestVisits(db, beforeDay)) signal.throwIfAborted()
  await db.deleteFrom('usage_daily_dimensions').where('day', '<', beforeDay).execute()
  await deleteAgentsBefore(db, nepalDay(new Date(before.getTime() - dayMs)))
}

/** A day later than their events, for events of a batch under way. A row that a writer has locked is in use again. */
async function deleteAgentsBefore(db: Db, day: string): Promise<void> {
  const unused = db
    .selectFrom('usage_agents')
    .select('id')
    .where('last_used_on', '<', day)
    .forUpdate()
    .skipLocked()
  await db.deleteFrom('usage_agents').where('id', 'in', unused).execute()
}

/**
 * Takes those sessions off the count of a tool that did not come back to it on a later day; never more than were counted,
 * since a server of the release before may have written some that were not. Whether there was a day.
 */
async function deleteOldestToolDays(db: Db, beforeDay: string): Promise<boolean> {
  const { rows } = await sql<{ deleted: number }>`
    with gone as (
      delete from usage_daily_sessions
      where day < ${beforeDay} and day = (select min(day) from usage_daily_sessions)
      returning day, tool_id, session_id
    ), lost as (
      update usage_tools tool set sessions = greatest(tool.sessions - ended.sessions, 0)
      from (
        select tool_id, count(*)::int as sessions
        from gone
        where (
          select later.day
          from usage_daily_visits visit join usage_daily_sessions later
            on later.day = visit.day and later.tool_id = gone.tool_id and later.session_id = gone.session_id
          where visit.session_id = gone.session_id and visit.day > gone.day
          limit 1
        ) is null
        group by tool_id
      ) as ended
      where tool.id = ended.tool_id
    )
    select count(*) as deleted from gone`.execute(db)
  return (rows[0]?.deleted ?? 0) > 0
}

async function deleteOldestVisits(db: Db, beforeDay: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('usage_daily_visits')
    .where('day', '<', beforeDay)
    .where('day', '=', sql<string>`(select min(day) from usage_daily_visits)`)
    .executeTakeFirst()
  return numDeletedRows > 0
}
