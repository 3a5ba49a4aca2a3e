import { type Kysely, sql } from 'kysely'
import { appliedMigrations } from '../migrate.ts'
import type { Database } from '../schema.ts'
import { type Storage, StorageError } from '../storage.ts'
import { storedTables } from './tables.ts'

/** A server would go on with what it remembers of the old rows. @throws StorageError `restore-refused` */
async function refuseRunningServers(tx: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'chautari%'`.execute(
    tx,
  )
  const open = rows[0]?.open ?? 0
  if (open === 0) return
  throw new StorageError(
    'restore-refused',
    `Stop the server first: ${open} connections of Chautari to this database are open.`,
  )
}

/** @throws StorageError `restore-refused` when servers run, when rows are not to be replaced, or tables are of others. */
export async function refuseTarget({ db, kind }: Pick<Storage, 'db' | 'kind'>, replace: boolean) {
  if (kind === 'postgres') await refuseRunningServers(db)
  const tables = await storedTables(db)
  const isOurs = (await appliedMigrations(db)).size > 0
  if (!isOurs && tables.length > 0) {
    const names = tables.map(({ name }) => name).join(', ')
    throw new StorageError(
      'restore-refused',
      `The database holds tables that are not Chautari's: ${names}. Restore into a database of its own.`,
    )
  }
  if (!replace) await refuseRows(db, tables)
}

/** Takes everything of the site out of the database, its tables too. */
export async function clearSite(tx: Kysely<Database>): Promise<void> {
  for (const { name } of await storedTables(tx)) await sql`drop table ${sql.table(name)} cascade`.execute(tx)
  await sql`drop table if exists kysely_migration, kysely_migration_lock`.execute(tx)
  for (const name of await functions(tx)) await sql`drop function ${sql.raw(name)}`.execute(tx)
}

async function refuseRows(tx: Kysely<Database>, tables: readonly { name: string }[]): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(tx)
    if (rows.length === 0) continue
    throw new StorageError(
      'restore-refused',
      `The database is not empty: ${name} has rows. Take an empty one, or add --replace, which deletes everything in it first.`,
    )
  }
}

/** With their arguments, quoted where they need it; those of extensions stay. */
async function functions(tx: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`.execute(tx)
  return rows.map(({ name }) => name)
}
