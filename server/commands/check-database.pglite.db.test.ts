import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#app/platform/env/config.server.ts'
import { openStorage } from '#db/client.server.ts'
import { fillDataFolder } from '#test/database.ts'
import { checkDatabase } from './check-database.ts'

test('a database in the data folder is looked at, and left alone while a server has it open', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'chautari-doctor-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const config = { ...readConfig({}), dataDir }
  expect(await checkDatabase(config)).toMatchObject([
    { state: 'ok', found: 'will be made at the first start' },
  ])

  await fillDataFolder(dataDir, 'no tables')
  const server = await openStorage({ dataDir })
  expect(await checkDatabase(config)).toMatchObject([
    { state: 'warning', advice: expect.stringContaining('stop the server first') as string },
  ])
  await server.close()
  expect(await checkDatabase(config)).toMatchObject([
    { about: 'Database', state: 'ok' },
    { about: 'Migrations', state: 'ok', found: 'the first start makes the tables' },
    { about: 'Clock', state: 'ok' },
  ])
})
