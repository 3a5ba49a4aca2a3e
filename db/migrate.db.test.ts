import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { testEngine, testStorage } from '#test/database.ts'
import { migrateToLatest, migrationOf, migrations, pendingMigrations } from './migrate.ts'
import type { Database } from './schema.ts'

const names = Object.keys(migrations)
const broken = {
  ...migrations,
  '9999-broken': migrationOf('create table half (id int);\n\nselect 1 / 0;\n'),
}

test('migrations are listed in the order in which they run', () => {
  expect(names).toEqual([...names].sort())
})

test('migrating again applies nothing, and nothing is pending', async () => {
  const { db } = await testStorage()
  expect(await pendingMigrations(db)).toEqual([])
  expect(await migrateToLatest(db)).toEqual({ applied: [] })
})

test('on an empty database all are pending, then all are applied', async () => {
  const { db } = await testStorage()
  await emptySchema(db)
  expect(await pendingMigrations(db)).toEqual(names)
  expect(await migrateToLatest(db)).toEqual({ applied: names })
})

test('a failing migration is named with its cause, and leaves nothing behind', async () => {
  const { db } = await testStorage()
  const failure = await migrateToLatest(db, broken).catch((error: unknown) => error)
  expect(failure).toMatchObject({
    name: 'StorageError',
    code: 'migration-failed',
    message: 'Migration 9999-broken failed: division by zero',
    cause: { code: '22012' },
  })
  expect(await pendingMigrations(db, broken)).toEqual(['9999-broken'])
  expect((await sql`select to_regclass('half') as half`.execute(db)).rows).toEqual([{ half: null }])
  expect(await timeout(db)).toBe(testEngine === 'postgres' ? '10s' : '0')
})

test('a server of the previous release starts on a database that a newer one has migrated', async () => {
  const { db } = await testStorage()
  await migrateToLatest(db, { ...migrations, '9999-newer': migrationOf('create table newer (id int);\n') })
  expect(await pendingMigrations(db)).toEqual([])
  expect(await migrateToLatest(db)).toEqual({ applied: [] })
})

test('visits that were stored before the day before was get it', async () => {
  const { db } = await testStorage()
  await emptySchema(db)
  const since = names.indexOf('0016-earlier-visits')
  await migrateToLatest(db, Object.fromEntries(Object.entries(migrations).slice(0, since)))
  const [one, other] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
  const before = [
    ['2026-11-19', one],
    ['2026-11-20', other],
    ['2026-11-21', one],
    ['2026-11-22', one],
  ]
  for (const [day, session] of before) {
    await sql`insert into usage_daily_visits (day, session_id) values (${day}, ${session})`.execute(db)
  }
  expect(await migrateToLatest(db)).toEqual({ applied: names.slice(since) })
  await sql`insert into usage_daily_visits (day, session_id) values ('2026-11-23', ${one})`.execute(db)
  const rows = await db.selectFrom('usage_daily_visits').select('previous_day').orderBy('day').execute()
  expect(rows.map((row) => row.previous_day)).toEqual([
    '-infinity',
    '-infinity',
    '2026-11-19',
    '2026-11-21',
    // What a server of the release before writes beside the new one.
    null,
  ])
})

test('HOME-12: sessions that were stored before they were counted are counted', async () => {
  const { db } = await testStorage()
  await emptySchema(db)
  const since = names.indexOf('0018-sessions-of-tools')
  await migrateToLatest(db, Object.fromEntries(Object.entries(migrations).slice(0, since)))
  await sql`insert into usage_tools (name) values ('a'), ('b'), ('c')`.execute(db)
  const [one, other] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
  const stored = [
    ['2026-11-19', 1, one],
    ['2026-11-20', 1, one],
    ['2026-11-20', 1, other],
    ['2026-11-20', 2, one],
  ]
  for (const [day, tool, session] of stored) {
    await sql`insert into usage_daily_sessions (day, tool_id, session_id) values (${day}, ${tool}, ${session})`.execute(
      db,
    )
  }
  expect(await migrateToLatest(db)).toEqual({ applied: names.slice(since) })
  const rows = await db.selectFrom('usage_tools').select(['name', 'sessions']).orderBy('id').execute()
  expect(rows).toEqual([
    { name: 'a', sessions: 2 },
    { name: 'b', sessions: 1 },
    { name: 'c', sessions: 0 },
  ])
})

async function emptySchema(db: Kysely<Database>) {
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
}

async function timeout(db: Kysely<Database>) {
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)
  return rows[0]?.statement_timeout
}
