import { type Kysely, sql } from 'kysely'
import { applyMigrations, migrations } from '../migrate.ts'
import type { Database } from '../schema.ts'
import { type Storage, StorageError } from '../storage.ts'
import { makeUsageMonths } from '../usage-partitions.ts'
import { clearSite, refuseTarget } from './clear-site.ts'
import { linesOf } from './dump-lines.ts'
import type { TableSum } from './fingerprint.ts'
import { type DumpEnd, type DumpHead, readHead, readLine } from './format.ts'
import { fixSpelling, RowWriter, sumOf } from './rows.ts'
import { type StoredTable, setCounter, storedTables } from './tables.ts'

export interface Restored {
  sums: Record<string, TableSum>
  /** Of this release, newer than the dump. */
  migratedAfterwards: string[]
}

interface RestoreOptions {
  /** Deletes what is there first. */
  replace?: boolean
  /** Only for a dump of this moment: otherwise sessions come back that were ended since. */
  keepSessions?: boolean
}

/**
 * Puts a dump into a database: all of it, compared with what was dumped, or nothing. The tables are made as they were
 * then, and moved on to this release with the rows in them. Sessions, codes and challenges end unless they are kept.
 *
 * @throws StorageError `restore-refused`, in words
 */
export async function restoreDump(
  storage: Storage,
  path: string,
  { replace = false, keepSessions = false }: RestoreOptions = {},
): Promise<Restored> {
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
    const { sums } = await writeRows(tx, tables, lines)
    for (const counter of head.counters) await setCounter(tx, counter)
    await compare(tx, tables, sums)
    const migratedAfterwards = await applyMigrations(tx)
    if (!keepSessions) await endSessions(tx)
    return { sums, migratedAfterwards }
  })
}

async function readDumpHead(lines: AsyncIterator<string>): Promise<DumpHead> {
  const first = await lines.next()
  const head = readHead(first.done ? '' : first.value)
  const unknown = head.migrations.filter((name) => !(name in migrations))
  if (unknown.length === 0) return head
  throw new StorageError(
    'restore-refused',
    `The dump was made by a newer release: this one does not know ${unknown.join(', ')}. Restore it with that release.`,
  )
}

const damaged = () =>
  new StorageError(
    'restore-refused',
    'The dump is damaged: its rows are not those that were dumped. Nothing was changed.',
  )

/** Codes that wait for a session are deleted with it. */
async function endSessions(tx: Kysely<Database>): Promise<void> {
  for (const table of ['auth_sessions', 'auth_challenges', 'auth_verifications'] as const)
    await tx.deleteFrom(table).execute()
}

const onlyOf = (head: DumpHead) =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => head.migrations.includes(name)))

/** The dump's columns, with the types of this database: nothing of the file becomes part of a statement. */
function tablesOf({ tables }: DumpHead, stored: readonly StoredTable[]): Map<string, StoredTable> {
  return new Map(
    tables.map(({ name, columns }) => {
      const found = stored.find((table) => table.name === name)
      const withTypes = columns.flatMap((column) => found?.columns.find((one) => one.name === column) ?? [])
      if (withTypes.length < columns.length)
        throw new StorageError('restore-refused', `The dump holds a table that cannot be made: ${name}.`)
      return [name, { name, columns: withTypes }] as const
    }),
  )
}

async function writeRows(
  tx: Kysely<Database>,
  tables: ReadonlyMap<string, StoredTable>,
  lines: AsyncIterable<string>,
): Promise<DumpEnd> {
  // Rows that triggers made then are in the dump themselves.
  for (const name of tables.keys()) await setTriggers(tx, name, 'disable')
  let writer: RowWriter | undefined
  for await (const text of lines) {
    const line = readLine(text)
    if (line.kind === 'row') {
      if (!writer) throw damaged()
      await writer.add(line.row)
      continue
    }
    await writer?.flush()
    if (line.kind === 'end') {
      for (const name of tables.keys()) await setTriggers(tx, name, 'enable')
      return line.end
    }
    const table = tables.get(line.table)
    if (!table) throw damaged()
    writer = new RowWriter(tx, table)
  }
  throw new StorageError('restore-refused', 'The dump is not whole: its end is missing. Nothing was changed.')
}

async function setTriggers(tx: Kysely<Database>, table: string, how: 'disable' | 'enable'): Promise<void> {
  await sql`alter table ${sql.table(table)} ${sql.raw(how)} trigger user`.execute(tx)
}

async function compare(
  tx: Kysely<Database>,
  tables: ReadonlyMap<string, StoredTable>,
  sums: Record<string, TableSum>,
): Promise<void> {
  for (const table of tables.values()) {
    const expected = sums[table.name]
    const { rows, hash } = await sumOf(tx, table)
    if (expected?.rows === rows && expected.hash === hash) continue
    throw new StorageError(
      'restore-refused',
      `The rows of ${table.name} are not those that were dumped (${rows} of ${expected?.rows ?? 'unknown'}). Nothing was changed.`,
    )
  }
}
