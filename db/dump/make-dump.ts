import { existsSync } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import { appliedMigrations } from '../migrate.ts'
import type { Database } from '../schema.ts'
import { type Storage, StorageError } from '../storage.ts'
import { usageMonths } from '../usage-partitions.ts'
import { Fingerprint, type TableSum } from './fingerprint.ts'
import type { DumpEnd, DumpHead } from './format.ts'
import { fixSpelling, rowsOf } from './rows.ts'
import { counters, storedTables } from './tables.ts'

export interface DumpMade {
  tables: number
  rows: number
}

/**
 * Writes all rows, as they are at one moment, into a file that both engines can be restored from. The file appears when
 * it is whole and on the disk; only its owner may read it. Servers may run meanwhile.
 *
 * @throws StorageError `dump-refused`
 */
export async function makeDump(storage: Storage, path: string, now: Date): Promise<DumpMade> {
  if (existsSync(path))
    throw new StorageError('dump-refused', `${path} is there already. Choose another name.`)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const unfinished = `${path}.unfinished`
  const file = await open(unfinished, 'w', 0o600)
  try {
    const made = await storage.db.transaction().execute(async (tx) => {
      await sql`set transaction isolation level repeatable read, read only`.execute(tx)
      return await writeDump(tx, storage.kind, file, now)
    })
    await file.sync()
    await file.close()
    await rename(unfinished, path)
    await syncDirectory(dirname(path))
    return made
  } catch (error) {
    await file.close().catch(() => {})
    await rm(unfinished, { force: true })
    throw error
  }
}

async function writeDump(
  tx: Kysely<Database>,
  engine: Storage['kind'],
  file: FileHandle,
  now: Date,
): Promise<DumpMade> {
  await fixSpelling(tx)
  const migrations = [...(await appliedMigrations(tx))].sort()
  if (migrations.length === 0)
    throw new StorageError('dump-refused', 'There is nothing to back up: the database holds no site yet.')
  const sums: Record<string, TableSum> = {}
  const lines = Readable.from(dumpLines(tx, { engine, migrations, madeAt: now.toISOString() }, sums), {
    highWaterMark: 1,
  })
  await pipeline(lines, createGzip(), async (packed: AsyncIterable<Buffer>) => {
    for await (const part of packed) await file.writeFile(part)
  })
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

/** A new name is in the directory, which has to reach the disk too. */
async function syncDirectory(folder: string): Promise<void> {
  const directory = await open(folder, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}
