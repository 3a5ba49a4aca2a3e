import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

/** Channel for notifications of saved records, with their tags as payload. */
export const changedRecords = 'changed_records'

/** Invalidates on all servers what is cached of these records. In a transaction it takes effect with the commit. */
export async function publishChange(db: Kysely<Database>, ...tags: readonly string[]): Promise<void> {
  await sql`select pg_notify(${changedRecords}, ${tags.join(',')})`.execute(db)
}
