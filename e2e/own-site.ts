import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { freePort } from '../test/free-port.ts'
import { test as base } from './fixtures.ts'

export { expect } from './fixtures.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const startLimitMs = 60_000

/** What an operator changed before the site of these tests was started, unless a file names other `changes`. */
const usualChanges = `
  insert into site_settings (key, value) values
    ('adsense_config', '{"enabled": true, "client_id": "ca-pub-1234567890123456", "slot_id": "1234567890"}');
  update tools set seo_title = 'Title from the row', seo_description = 'Description from the row',
    seo_keywords = 'words, from, the, row', og_image = 'https://example.com/row.png'
    where path = '/carrier-identifier';
  update tools set is_active = false where path = '/postal-codes';
  update tools set sort_order = -1, category = 'Health' where path = '/gold-silver-price';
  update carriers set is_active = false where name = 'UTL';
  update carriers set sort_order = -1, icon_name = 'no-such-icon' where name = 'Hello Mobile';`

/** The tests of a file share a site of their own, with a fresh database that an operator has edited. */
interface OwnSite {
  origin: string
  dataDir: string
}

export const test = base.extend<
  { baseURL: string },
  { changes: string; siteEnv: Record<string, string>; ownSite: OwnSite }
>({
  /** SQL. */
  changes: [usualChanges, { option: true, scope: 'worker' }],
  /** Environment variables of the server of these tests, besides the usual ones. */
  siteEnv: [{}, { option: true, scope: 'worker' }],
  ownSite: [
    async ({ changes, siteEnv }, provide) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'e2e-own-site-'))
      const origin = `http://localhost:${await freePort()}`
      try {
        cpSync(await seededFolder(), dataDir, { recursive: true })
        const database = await PGlite.create(join(dataDir, 'pgdata'))
        await database.exec(changes)
        await database.close()
        const server = await start(origin, dataDir, siteEnv)
        await provide({ origin, dataDir })
        await stop(server)
      } finally {
        rmSync(dataDir, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: 3 * startLimitMs },
  ],
  baseURL: ({ ownSite }, provide) => provide(ownSite.origin),
})

/**
 * The data folder of a site that was started and stopped again. Whoever needs one first makes it, and the others wait:
 * to make one takes longer than a test.
 */
async function seededFolder(): Promise<string> {
  const parent = process.env.E2E_SEEDED_DIR ?? ''
  const [folder, ready] = [join(parent, 'data'), join(parent, 'ready')]
  try {
    mkdirSync(folder)
  } catch {
    for (const end = Date.now() + startLimitMs; !existsSync(ready); await wait(100)) {
      if (Date.now() > end) throw new Error('No data folder was made')
    }
    return folder
  }
  await stop(await start(`http://localhost:${await freePort()}`, folder, {}))
  writeFileSync(ready, '')
  return folder
}

async function start(
  origin: string,
  dataDir: string,
  siteEnv: Record<string, string>,
): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['server/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: new URL(origin).port,
      SITE_URL: origin,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      ...siteEnv,
    },
  })
  const end = Date.now() + startLimitMs
  while (Date.now() < end && server.exitCode === null) {
    const ready = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return server
    await wait(100)
  }
  server.kill()
  throw new Error(`The own site of these tests did not start (${server.exitCode ?? 'too slow'})`)
}

async function stop(server: ChildProcess) {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
}
