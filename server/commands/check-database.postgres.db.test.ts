import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readConfig } from '#app/platform/env/config.server.ts'
import { testDatabaseUrl, testStorage } from '#test/database.ts'
import { checkDatabase } from './check-database.ts'

const secret = { AUTH_SECRET: 'x'.repeat(32) }

test('a PostgreSQL tells its version, its migrations and its clock; one that was moved on by a newer release too', async () => {
  const { db } = await testStorage()
  const config = readConfig({ DATABASE_URL: await testDatabaseUrl(), ...secret })
  expect((await checkDatabase(config)).map(({ state }) => state)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok'])
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
