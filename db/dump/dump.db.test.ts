import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyInMemory, testStorage } from '#test/database.ts'
import { fillTables, printedTables, rowsForEveryTable } from '#test/every-table.ts'
import type { Storage } from '../storage.ts'
import { makeDump } from './make-dump.ts'
import { restoreDump } from './restore-dump.ts'

const folder = mkdtempSync(join(tmpdir(), 'chautari-portable-'))
const now = new Date('2026-11-21T05:00:00Z')
let other: Storage
let made = 0

beforeAll(async () => {
  other = await emptyInMemory()
})
afterAll(async () => {
  await other.close()
  rmSync(folder, { recursive: true, force: true })
})

function newPath(): string {
  made += 1
  return join(folder, `${made}.jsonl.gz`)
}

async function dumpOf(storage: Storage): Promise<string> {
  const path = newPath()
  await makeDump(storage, path, now)
  return path
}

async function oneBank(storage: Storage): Promise<void> {
  await storage.db.insertInto('banks').values({ name: 'Pipal', code: 'PIPAL' }).execute()
}

const banksOf = async ({ db }: Storage) =>
  (await db.selectFrom('banks').select('name').orderBy('name').execute()).map(({ name }) => name)

/** As a release before the roll-up of daily visits would have written it, had there been sessions alone. */
function withSessionsAlone(line: string): string {
  const name = 'usage_daily_sessions'
  if (line.startsWith('{"table"')) return line.includes(`"${name}"`) ? line : ''
  if (!line.startsWith('{"format"')) return line
  const head = JSON.parse(line) as { migrations: string[]; tables: { name: string }[] }
  return JSON.stringify({
    ...head,
    migrations: head.migrations.filter((migration) => migration < '0015'),
    tables: head.tables.filter((table) => table.name === name),
  })
}

/** The same dump with its lines changed. */
function changed(path: string, change: (lines: string[]) => string[]): string {
  const lines = gunzipSync(readFileSync(path)).toString('utf8').split('\n')
  const to = newPath()
  writeFileSync(to, gzipSync(`${change(lines).filter(Boolean).join('\n')}\n`))
  return to
}

// The first one: nothing was restored yet.
test('an empty database has nothing to back up, and tables of another program are never taken out', async () => {
  await expect(makeDump(other, newPath(), now)).rejects.toThrow('There is nothing to back up')
  await sql`create table recipes (id int)`.execute(other.db)
  const path = await dumpOf(await testStorage())
  await expect(restoreDump(other, path, { replace: true })).rejects.toThrow(
    "The database holds tables that are not Chautari's: recipes.",
  )
  await sql`drop table recipes`.execute(other.db)
})

test('what is in every table comes over to the embedded database and back to this one, to the microsecond', async () => {
  const { columns, every } = await rowsForEveryTable((await testStorage()).db, 4)
  const property = fc.asyncProperty(every, async (rows) => {
    const storage = await testStorage()
    await fillTables(storage.db, columns, rows)
    const before = await printedTables(storage.db)
    expect(
      Object.entries(before).filter(([name, lines]) => lines.length < 4 && !name.startsWith('kysely')),
    ).toEqual([])

    await restoreDump(other, await dumpOf(storage), { replace: true, keepSessions: true })
    expect(await printedTables(other.db)).toEqual(before)

    const back = await dumpOf(other)
    await storage.close()
    const emptied = await testStorage()
    await restoreDump(emptied, back, { keepSessions: true })
    expect(await printedTables(emptied.db)).toEqual(before)
  })
  // To go on looking for a smaller example past the time of this test would disturb the database of the next one.
  await fc.assert(property, { numRuns: 2, endOnFailure: true })
})

test('numbers go on where they stood, also those of rows that are deleted, and triggers work again', async () => {
  const storage = await testStorage()
  for (const message of ['one', 'two'])
    await storage.db.insertInto('error_logs').values({ kind: 'test', message }).execute()
  await storage.db.deleteFrom('error_logs').where('message', '=', 'two').execute()
  await restoreDump(other, await dumpOf(storage), { replace: true })
  const { id } = await other.db
    .insertInto('error_logs')
    .values({ kind: 'test', message: 'three' })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(id).toBe(3)
  await other.db
    .insertInto('carriers')
    .values({ name: 'Ncell', prefixes: ['980'] })
    .execute()
  expect(await other.db.selectFrom('carrier_prefixes').select('prefix').execute()).toEqual([
    { prefix: '980' },
  ])
})

test('many rows and large ones go in batches', async () => {
  const storage = await testStorage()
  await sql`
    insert into error_logs (kind, message) select 'test', repeat('x', n % 1000) from generate_series(1, 3000) n`.execute(
    storage.db,
  )
  await sql`
    insert into media (sha256, source_url, content_type, bytes)
    select lpad(to_hex(n), 64, '0'), 'https://example.org/' || n, 'image/png', decode(repeat('0f', 262144), 'hex')
    from generate_series(1, 8) n`.execute(storage.db)
  const path = newPath()
  const { rows } = await makeDump(storage, path, now)
  expect(rows).toBe(3008)
  const { sums } = await restoreDump(other, path, { replace: true })
  expect([sums.error_logs?.rows, sums.media?.rows]).toEqual([3000, 8])
})

test('a dump of an older release is made as it was then, and moved on with its rows', async () => {
  const storage = await testStorage()
  await sql`
    insert into usage_daily_sessions (day, tool_id, session_id)
    values ('2026-11-20', 1, gen_random_uuid())`.execute(storage.db)
  const path = changed(await dumpOf(storage), (lines) => lines.map(withSessionsAlone))
  const { migratedAfterwards } = await restoreDump(other, path, { replace: true })
  expect(migratedAfterwards[0]).toBe('0015-daily-visits')
  expect(await other.db.selectFrom('usage_daily_visits').select('day').execute()).toEqual([
    { day: '2026-11-20' },
  ])
})

test('a file of a dump is its owner’s alone, whole or not there, and never written over', async () => {
  const storage = await testStorage()
  const path = await dumpOf(storage)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  await expect(makeDump(storage, path, now)).rejects.toMatchObject({ code: 'dump-refused' })
  expect(readdirSync(folder).filter((name) => name.endsWith('.unfinished'))).toEqual([])
})

test('rows are replaced only when that was said', async () => {
  const storage = await testStorage()
  await oneBank(storage)
  const path = await dumpOf(storage)
  await restoreDump(other, path, { replace: true })
  await expect(restoreDump(other, path)).rejects.toThrow('The database is not empty: banks has rows.')
  await storage.db.updateTable('banks').set({ name: 'Peepal' }).execute()
  await restoreDump(other, await dumpOf(storage), { replace: true })
  expect(await banksOf(other)).toEqual(['Peepal'])
})

test('a dump that is newer, cut short, changed or none is refused, and the database stays as it was', async () => {
  const storage = await testStorage()
  await oneBank(storage)
  const good = await dumpOf(storage)
  await restoreDump(other, good, { replace: true })
  await storage.db.updateTable('banks').set({ name: 'Peepal' }).execute()
  const path = await dumpOf(storage)

  const newer = changed(path, ([head = '', ...rest]) => [
    head.replace('"migrations":[', '"migrations":["9999-of-tomorrow",'),
    ...rest,
  ])
  const cut = changed(path, (lines) => lines.slice(0, -2))
  const edited = changed(path, (lines) => lines.map((line) => line.replace('Peepal', 'Bar')))
  const lost = changed(path, (lines) => lines.filter((line) => !line.includes('Peepal')))
  const nextForm = changed(path, ([head = '', ...rest]) => [
    head.replace('"version":1', '"version":2'),
    ...rest,
  ])
  const torn = newPath()
  writeFileSync(torn, readFileSync(path).subarray(0, 300))
  const text = newPath()
  writeFileSync(text, gzipSync('hello'))
  const refusals: [string, RegExp][] = [
    [newer, /newer release.*9999-of-tomorrow/],
    [cut, /its end is missing/],
    [edited, /The rows of banks are not those that were dumped \(1 of 1\)/],
    [lost, /The rows of banks are not those that were dumped \(0 of 1\)/],
    [nextForm, /only a newer release knows/],
    [torn, /cannot be unpacked/],
    [text, /not a dump/],
    [join(folder, 'nowhere'), /There is no file/],
  ]
  for (const [file, message] of refusals) {
    await expect(restoreDump(other, file, { replace: true })).rejects.toMatchObject({
      code: 'restore-refused',
      message: expect.stringMatching(message) as string,
    })
  }
  expect(await banksOf(other)).toEqual(['Pipal'])
})
