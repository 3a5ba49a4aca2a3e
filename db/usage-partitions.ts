import { sql } from 'kysely'
import type { Db } from './schema.ts'

/** Key of the advisory lock: only one server creates or drops partitions at a time. */
const lockKey = 1_146_372_001

/**
 * Makes the partitions of usage_logs for the month of `now` and the `monthsAhead` after it, in UTC; gives the names
 * of those that were missing. An event whose month has none is refused, so call it at start and daily.
 */
export async function ensureUsagePartitions(db: Db, now: Date, monthsAhead = 2): Promise<string[]> {
  const wanted = Array.from({ length: monthsAhead + 1 }, (_, ahead) => monthStart(now, ahead))
  const missingIn = async (from: Db) => {
    const existing = await existingPartitions(from)
    return wanted.filter((month) => !existing.includes(partitionName(month)))
  }
  if ((await missingIn(db)).length === 0) return []
  return await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx)
    const months = await missingIn(tx)
    await makeUsageMonths(tx, months)
    return months.map(partitionName)
  })
}

/** The months that have a partition, oldest first, each by its first instant. */
export async function usageMonths(db: Db): Promise<Date[]> {
  const names = (await existingPartitions(db)).sort()
  return names.map((name) => new Date(`${name.slice(-7).replace('_', '-')}-01T00:00:00Z`))
}

/** Makes partitions that are known to be missing. */
export async function makeUsageMonths(db: Db, months: readonly Date[]): Promise<void> {
  for (const month of months) {
    await sql`
      create table ${sql.table(partitionName(month))} partition of usage_logs
      for values from (${sql.lit(month.toISOString())}) to (${sql.lit(monthStart(month, 1).toISOString())})
    `.execute(db)
  }
}

/** Drops the months that ended at or before the instant; gives their names. Events only, not the roll-ups. */
export async function dropUsagePartitions(db: Db, before: Date): Promise<string[]> {
  return await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx)
    const names = (await existingPartitions(tx)).filter((name) => name < partitionName(before)).sort()
    for (const name of names) await sql`drop table ${sql.table(name)}`.execute(tx)
    return names
  })
}

async function existingPartitions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select child.relname as name from pg_inherits
    join pg_class child on child.oid = inhrelid
    where inhparent = 'usage_logs'::regclass`.execute(db)
  return rows.map((row) => row.name)
}

/** `usage_logs_2026_11`: names sort as their months do. */
function partitionName(month: Date): string {
  return `usage_logs_${month.toISOString().slice(0, 7).replace('-', '_')}`
}

function monthStart(at: Date, monthsLater: number): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + monthsLater, 1))
}
