import { sql } from 'kysely'
import type { Db } from './schema.ts'

/** The channel on which servers are told which records were saved: their tags, joined by commas. */
export const changedRecords = 'changed_records'

/** Tells all servers to drop what they have cached of these records. In a transaction that happens at the commit. */
export async function invalidate(db: Db, ...tags: readonly string[]): Promise<void> {
  await sql`select pg_notify(${changedRecords}, ${tags.join(',')})`.execute(db)
}
