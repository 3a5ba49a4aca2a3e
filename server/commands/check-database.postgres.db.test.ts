import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#app/platform/env/config.server.ts'
import { dumpName } from '#db/dump/dump-files.ts'
import { testDatabaseUrl, testStorage } from '#test/database.ts'
import { checkDatabase } from './check-database.ts'

const secret = { AUTH_SECRET: 'x'.repeat(32) }

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000)
const setTablesMade = (at: Date) => sql`update kysely_migration set timestamp = ${at.toISOString()}`

test('a PostgreSQL tells its version, its migrations and its clock; one that was moved on by a newer release too', async () => {
  const { db } = await testStorage()
  const config = readConfig({ DATABASE_URL: await testDatabaseUrl(), ...secret })
  await setTablesMade(daysAgo(1)).execute(db)
  expect((await checkDatabase(config)).map(({ state }) => state)).toEqual([
    'ok',
    'ok',
    'ok',
    'ok',
    'ok',
    'ok',
  ])
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '')`.execute(db)
  const [, migrations] = await checkDatabase(config)
  await sql`delete from kysely_migration where name like '9999%'`.execute(db)
  expect(migrations).toMatchObject({ state: 'warning', found: 'unknown to this release: 9999-of-tomorrow' })
})

test('one that does not answer is wrong, and its password is not said', async () => {
  const config = readConfig({ DATABASE_URL: 'postgres://me:hidden@127.0.0.1:9/chautari', ...secret })
  const findings = await checkDatabase(config)
  expect(findings).toMatchObject([{ about: 'Database', state: 'wrong' }])
  expect(JSON.stringify(findings)).not.toContain('hidden')
})

test('a site of more than two days without a backup of the last two gets a warning', async () => {
  const { db } = await testStorage()
  const dataDir = mkdtempSync(join(tmpdir(), 'chautari-doctor-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const config = readConfig({ DATABASE_URL: await testDatabaseUrl(), DATA_DIR: dataDir, ...secret })
  const found = async () => (await checkDatabase(config)).find(({ about }) => about === 'Backups')
  await setTablesMade(daysAgo(1)).execute(db)
  expect(await found()).toMatchObject({ state: 'ok', found: 'none yet' })
  await setTablesMade(daysAgo(3)).execute(db)
  expect(await found()).toMatchObject({ state: 'warning', found: 'none yet' })
  mkdirSync(join(dataDir, 'backups'))
  for (const [days, state] of [
    [2.1, 'warning'],
    [1.9, 'ok'],
  ] as const) {
    writeFileSync(join(dataDir, 'backups', dumpName('chautari', daysAgo(days))), '')
    expect(await found()).toMatchObject({
      state,
      found: expect.stringContaining('the newest is of') as string,
    })
  }
})
