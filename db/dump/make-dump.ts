import { existsSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import { appliedMigrations } from '../migrate.ts'
import type { Database } from '../schema.ts'
import { type Storage, StorageError } from '../storage.ts'
import { usageMonths } from '../usage-partitions.ts'
import { intoFile, writeComplete } from './dump-files.ts'
import { Fingerprint, type TableSum } from './fingerprint.ts'
import type { DumpEnd, DumpHead } from './format.ts'
import { fixSpelling, rowsOf } from './rows.ts'
import { counters, storedTables } from './tables.ts'

export interface DumpMade {
  tables: number
  rows: number
}

/**
 * Writes a snapshot of all rows into a file from which both engines can be restored, while servers may run. See
 * `writeComplete` for how the file appears.
 *
 * @throws StorageError `dump-refused`, `no-space`
 */
export async function makeDump(
  storage: Storage,
  path: string,
  now: Date,
  signal?: AbortSignal,
): Promise<DumpMade> {
  if (existsSync(path))
    throw new StorageError('dump-refused', `${path} is there already. Choose another name.`)
  return await writeComplete(path, (file) =>
    storage.db.transaction().execute(async (tx) => {
      await sql`set transaction isolation level repeatable read, read only`.execute(tx)
      return await writeDump(tx, { engine: storage.kind, file, now, signal })
    }),
  )
}

interface Writing {
  engine: Storage['kind']
  file: FileHandle
  now: Date
  signal: AbortSignal | undefined
}

async function writeDump(tx: Kysely<Database>, { engine, file, now, signal }: Writing): Promise<DumpMade> {
  await fixSpelling(tx)
  const migrations = [...(await appliedMigrations(tx))].sort()
  if (migrations.length === 0)
    throw new StorageError('dump-refused', 'There is nothing to back up: the database holds no site yet.')
  const sums: Record<string, TableSum> = {}
  const lines = Readable.from(dumpLines(tx, { engine, migrations, madeAt: now.toISOString() }, sums), {
    highWaterMark: 1,
  })
  await pipeline(lines, createGzip(), intoFile(file), { ...(signal && { signal }) })
  const counts = Object.values(sums).map(({ rows }) => rows)
  return { tables: counts.length, rows: counts.reduce((sum, rows) => sum + rows, 0) }
}

async function* dumpLines(
  tx: Kysely<Database>,
  of: Pick<DumpHead, 'engine' | 'migrations' | 'madeAt'>,
  sums: Record<string, TableSum>,
) {
  const tables = await storedTables(tx)
  const head: DumpHead = {
    format: 'chautari-dump',
    version: 1,
    ...of,
    usageMonths: (await usageMonths(tx)).map((month) => month.toISOString()),
    counters: await counters(tx),
    tables: tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })),
  }
  yield `${JSON.stringify(head)}\n`
  for (const table of tables) {
    const fingerprint = new Fingerprint()
    yield `${JSON.stringify({ table: table.name })}\n`
    for await (const lines of rowsOf(tx, table)) {
      for (const line of lines) fingerprint.add(line)
      yield `${lines.join('\n')}\n`
    }
    sums[table.name] = fingerprint.sum
  }
  const end: DumpEnd = { sums }
  yield `${JSON.stringify(end)}\n`
}
