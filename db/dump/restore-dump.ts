import { sql } from 'kysely'
import { appliedMigrations, applyMigrations, migrations } from '../migrate.ts'
import type { Db } from '../schema.ts'
import { type Storage, StorageError } from '../storage.ts'
import { makeUsageMonths } from '../usage-partitions.ts'
import {
  type DumpHead,
  fixSpelling,
  insertRows,
  isFullBatch,
  isRow,
  linesOf,
  readHead,
  readMark,
  type StoredTable,
  setCounter,
  storedTables,
  sumOf,
  type TableSums,
} from './format.ts'

const refused = (sentence: string) => new StorageError('restore-refused', sentence)

/**
 * Puts a dump into a database: all of it, compared with what was dumped, or nothing. The tables are made as they were
 * then, and moved on to this release with the rows in them. Sessions, codes and challenges end unless they are kept.
 *
 * @param options `replace` deletes what is there first; `keepSessions` is only for a dump of this moment: otherwise sessions
 *   come back that were ended since
 * @returns the sums of the tables, and the migrations of this release that are newer than the dump
 * @throws StorageError `restore-refused`, in words
 */
export async function restoreDump(
  storage: Storage,
  path: string,
  { replace = false, keepSessions = false }: { replace?: boolean; keepSessions?: boolean } = {},
) {
  return await storage.db.transaction().execute(async (tx) => {
    await fixSpelling(tx)
    await refuseTarget({ db: tx, kind: storage.kind }, replace)
    const lines = linesOf(path)
    const head = await readDumpHead(lines)
    await clearSite(tx)
    await applyMigrations(tx, onlyOf(head))
    await makeUsageMonths(
      tx,
      head.usageMonths.map((month) => new Date(month)),
    )
    const tables = tablesOf(head, await storedTables(tx))
    const sums = await writeRows(tx, tables, lines)
    for (const counter of head.counters) await setCounter(tx, counter)
    await compare(tx, tables, sums)
    const migratedAfterwards = await applyMigrations(tx)
    if (!keepSessions) await endSessions(tx)
    return { sums, migratedAfterwards }
  })
}

/** @throws StorageError `restore-refused` when servers run, when rows are not to be replaced, or tables are of others. */
export async function refuseTarget({ db, kind }: Pick<Storage, 'db' | 'kind'>, replace: boolean) {
  if (kind === 'postgres') await refuseRunningServers(db)
  const tables = await storedTables(db)
  const isOurs = (await appliedMigrations(db)).size > 0
  if (!isOurs && tables.length > 0) {
    const names = tables.map(({ name }) => name).join(', ')
    throw refused(
      `The database holds tables that are not Chautari's: ${names}. Restore into a database of its own.`,
    )
  }
  if (replace) return
  for (const { name } of tables) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length === 0) continue
    throw refused(
      `The database is not empty: ${name} has rows. Take an empty one, or add --replace, which deletes everything in it first.`,
    )
  }
}

/** A server would go on with what it remembers of the old rows. */
async function refuseRunningServers(tx: Db): Promise<void> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'chautari%'`.execute(
    tx,
  )
  const open = rows[0]?.open ?? 0
  if (open > 0)
    throw refused(`Stop the server first: ${open} connections of Chautari to this database are open.`)
}

/** Takes everything of the site out of the database, its tables too. */
async function clearSite(tx: Db): Promise<void> {
  for (const { name } of await storedTables(tx)) await sql`drop table ${sql.table(name)} cascade`.execute(tx)
  await sql`drop table if exists kysely_migration, kysely_migration_lock`.execute(tx)
  // With their arguments, quoted where they need it; those of extensions stay.
  const functions = await sql<{ name: string }>`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`.execute(tx)
  for (const { name } of functions.rows) await sql`drop function ${sql.raw(name)}`.execute(tx)
}

async function readDumpHead(lines: AsyncIterator<string>): Promise<DumpHead> {
  const first = await lines.next()
  const head = readHead(first.done ? '' : first.value)
  const unknown = head.migrations.filter((name) => !(name in migrations))
  if (unknown.length === 0) return head
  throw refused(
    `The dump was made by a newer release: this one does not know ${unknown.join(', ')}. Restore it with that release.`,
  )
}

const damaged = () =>
  refused('The dump is damaged: its rows are not those that were dumped. Nothing was changed.')

/** Codes that wait for a session are deleted with it. */
async function endSessions(tx: Db): Promise<void> {
  for (const table of ['auth_sessions', 'auth_challenges', 'auth_verifications'] as const)
    await tx.deleteFrom(table).execute()
}

const onlyOf = (head: DumpHead) =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => head.migrations.includes(name)))

type Tables = ReadonlyMap<string, StoredTable>

/** The dump's columns, with the types of this database: nothing of the file becomes part of a statement. */
function tablesOf({ tables }: DumpHead, stored: readonly StoredTable[]): Tables {
  return new Map(
    tables.map(({ name, columns }) => {
      const found = stored.find((table) => table.name === name)
      const withTypes = columns.flatMap((column) => found?.columns.find((one) => one.name === column) ?? [])
      if (withTypes.length < columns.length)
        throw refused(`The dump holds a table that cannot be made: ${name}.`)
      return [name, { name, columns: withTypes }] as const
    }),
  )
}

/** @returns the sums at the end of the dump */
async function writeRows(tx: Db, tables: Tables, lines: AsyncIterable<string>): Promise<TableSums> {
  // Rows that triggers made then are in the dump themselves.
  await setTriggers(tx, tables, 'disable')
  let table: StoredTable | undefined
  let batch: string[] = []
  let characters = 0
  const flush = async () => {
    if (table && batch.length > 0) await insertRows(tx, table, batch)
    batch = []
    characters = 0
  }
  for await (const line of lines) {
    if (isRow(line)) {
      if (!table) throw damaged()
      batch.push(line)
      characters += line.length
      if (isFullBatch(batch, characters)) await flush()
      continue
    }
    await flush()
    const mark = readMark(line)
    if ('sums' in mark) {
      await setTriggers(tx, tables, 'enable')
      return mark.sums
    }
    table = tables.get(mark.table)
    if (!table) throw damaged()
  }
  throw refused('The dump is not whole: its end is missing. Nothing was changed.')
}

async function setTriggers(tx: Db, tables: Tables, how: 'disable' | 'enable'): Promise<void> {
  for (const name of tables.keys())
    await sql`alter table ${sql.table(name)} ${sql.raw(how)} trigger user`.execute(tx)
}

async function compare(tx: Db, tables: Tables, sums: TableSums): Promise<void> {
  for (const table of tables.values()) {
    const expected = sums[table.name]
    const { rows, hash } = await sumOf(tx, table)
    if (expected?.rows === rows && expected.hash === hash) continue
    throw refused(
      `The rows of ${table.name} are not those that were dumped (${rows} of ${expected?.rows ?? 'unknown'}). Nothing was changed.`,
    )
  }
}
