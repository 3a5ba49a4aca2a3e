import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openStorage } from '#db/client.server.ts'
import { fillDataFolder, testDatabaseUrl, testStorage } from '#test/database.ts'
import { createSigningKey } from '../auth/sessions/access-tokens.ts'

const secret = 'x'.repeat(40)

/** An embedded database with a key, and an empty PostgreSQL. */
async function engines() {
  const dataDir = mkdtempSync(join(tmpdir(), 'chautari-export-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  await fillDataFolder(dataDir, 'tables')
  const embedded = await openStorage({ dataDir })
  await createSigningKey({ db: embedded.db, secret }).sign({})
  await embedded.close()
  const { db } = await testStorage()
  const name = `export_${randomUUID().replaceAll('-', '')}`
  await sql`create database ${sql.id(name)}`.execute(db)
  onTestFinished(async () => void (await sql`drop database ${sql.id(name)} with (force)`.execute(db)))
  const url = new URL(await testDatabaseUrl())
  url.pathname = `/${name}`
  const run = async (authSecret: string) => {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: url.href, AUTH_SECRET: authSecret }
    return await promisify(execFile)(process.execPath, ['server/commands/export.ts'], { env }).then(
      ({ stdout }) => stdout,
      (error: unknown) => (error as { stderr: string }).stderr,
    )
  }
  const folder = join(dataDir, 'backups')
  return { run, dumps: () => (existsSync(folder) ? readdirSync(folder) : []) }
}

test('db:export compares the secret and looks at the target before it writes anything', {
  timeout: 180_000,
}, async () => {
  const { run, dumps } = await engines()
  expect(await run('y'.repeat(40))).toMatch(/^AUTH_SECRET does not open the key/)
  expect(dumps()).toEqual([])
  expect(await run(secret)).toContain('in PostgreSQL hold the same rows')
  expect(dumps()).toHaveLength(1)
  expect(await run(secret)).toMatch(/^The database is not empty/)
  expect(dumps()).toHaveLength(1)
})
