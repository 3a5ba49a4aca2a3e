import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

/** The channel on which every server hears which records were saved. */
export const changedRecords = 'changed_records'

/** Drops the pages that show these records, on every server. Inside a transaction it is heard when that is committed. */
export async function tellChanged(db: Kysely<Database>, ...tags: readonly string[]): Promise<void> {
  await sql`select pg_notify(${changedRecords}, ${tags.join(',')})`.execute(db)
}
