import { type Kysely, sql } from 'kysely'
import { nepalDay } from '#app/kit/nepal-time.ts'
import type { Database } from '#db/schema.ts'
import { dropUsagePartitions } from '#db/usage-partitions.ts'

const hourMs = 3_600_000

/**
 * Deletes what is known of visits before an instant: events, and those hours and days of the roll-ups that were over
 * then. Done in small steps, so that no statement takes long however much there is.
 *
 * A visit may still name a deleted day as the one before. That harms no figure: it is only asked whether that day lies
 * before a period, and no period begins as early as what is deleted.
 */
export async function deleteUsageBefore(
  db: Kysely<Database>,
  before: Date,
  signal: AbortSignal,
): Promise<void> {
  await dropUsagePartitions(db, before)
  await db.deleteFrom('usage_logs').where('at', '<', before).execute()
  await db
    .deleteFrom('usage_hourly')
    .where('hour', '<=', new Date(before.getTime() - hourMs))
    .execute()
  for (const table of ['usage_daily_sessions', 'usage_daily_visits'] as const) {
    while (await deleteOldestDay(db, table, nepalDay(before))) signal.throwIfAborted()
  }
}

/** Whether there was one to delete. */
async function deleteOldestDay(
  db: Kysely<Database>,
  table: 'usage_daily_sessions' | 'usage_daily_visits',
  beforeDay: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('day', '<', beforeDay)
    .where('day', '=', sql<string>`(select min(day) from ${sql.table(table)})`)
    .executeTakeFirst()
  return numDeletedRows > 0
}
