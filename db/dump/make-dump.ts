import { existsSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import { appliedMigrations } from '../migrate.ts'
import type { Db } from '../schema.ts'
import { type Storage, StorageError } from '../storage.ts'
import { usageMonths } from '../usage-partitions.ts'
import { intoFile, writeComplete } from './dump-files.ts'
import {
  counters,
  type DumpHead,
  Fingerprint,
  fixSpelling,
  rowsOf,
  storedTables,
  type TableSums,
} from './format.ts'

/**
 * Writes a snapshot of all rows into a file from which both engines can be restored, while servers may run. See
 * `writeComplete` for how the file appears.
 *
 * @throws StorageError `dump-refused`, `no-space`
 */
export async function makeDump(
  { db, kind: engine }: Storage,
  path: string,
  now: Date,
  signal?: AbortSignal,
): Promise<{ tables: number; rows: number }> {
  if (existsSync(path))
    throw new StorageError('dump-refused', `${path} is there already. Choose another name.`)
  return await writeComplete(path, (file) =>
    db.transaction().execute(async (tx) => {
      await sql`set transaction isolation level repeatable read, read only`.execute(tx)
      await fixSpelling(tx)
      const migrations = [...(await appliedMigrations(tx))].sort()
      if (migrations.length === 0)
        throw new StorageError('dump-refused', 'There is nothing to back up: the database holds no site yet.')
      const sums: TableSums = {}
      const lines = dumpLines(tx, { engine, migrations, madeAt: now.toISOString() }, sums)
      await pipeline(Readable.from(lines, { highWaterMark: 1 }), createGzip(), intoFile(file), {
        ...(signal && { signal }),
      })
      const counts = Object.values(sums).map(({ rows }) => rows)
      return { tables: counts.length, rows: counts.reduce((sum, rows) => sum + rows, 0) }
    }),
  )
}

/** @param sums gets those of each table */
async function* dumpLines(tx: Db, of: Pick<DumpHead, 'engine' | 'migrations' | 'madeAt'>, sums: TableSums) {
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
  yield `${JSON.stringify({ sums })}\n`
}
