import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { testEngine, testStorage } from '#test/database.ts'
import { migrateToLatest, pendingMigrations } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { statements } from './migrations/statements.ts'
import type { Database } from './schema.ts'

const names = Object.keys(migrations)
const broken = {
  ...migrations,
  '9999-broken': statements(sql`create table half (id int)`, sql`select 1 / 0`),
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
  await migrateToLatest(db, { ...migrations, '9999-newer': statements(sql`create table newer (id int)`) })
  expect(await pendingMigrations(db)).toEqual([])
  expect(await migrateToLatest(db)).toEqual({ applied: [] })
})

async function emptySchema(db: Kysely<Database>) {
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
}

async function timeout(db: Kysely<Database>) {
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)
  return rows[0]?.statement_timeout
}
