import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { freePort } from '../test/free-port.ts'
import { test as base } from './fixtures.ts'
import { seededFolder, startLimitMs, startSite, stopSite } from './start-site.ts'

export { expect } from './fixtures.ts'

/** What an operator changed before the site of these tests was started, unless its tests name other `changes`. */
const usualChanges = `
  insert into site_settings (key, value) values
    ('adsense_config', '{"enabled": true, "client_id": "ca-pub-1234567890123456", "slot_id": "1234567890"}'),
    ('analytics_config', '{"enabled": true, "google_analytics_id": "G-TEST1234"}');
  update tools set seo_title = 'Title from the row', seo_description = 'Description from the row',
    seo_keywords = 'words, from, the, row', og_image = 'https://example.com/row.png'
    where path = '/carrier-identifier';
  update tools set is_active = false where path = '/postal-codes';
  update tools set sort_order = -1, category = 'Health' where path = '/gold-silver-price';
  update carriers set is_active = false where name = 'UTL';
  update carriers set sort_order = -1, icon_name = 'no-such-icon' where name = 'Hello Mobile';`

/** Tests that name the same `changes` and `siteEnv` share a site, with a fresh database that an operator has edited. */
interface OwnSite {
  origin: string
  dataDir: string
}

export const test = base.extend<
  { baseURL: string },
  { changes: string; siteEnv: Record<string, string>; ownSite: OwnSite }
>({
  /** SQL; none is an empty text. */
  changes: [usualChanges, { option: true, scope: 'worker' }],
  /** Environment variables of the server of these tests, besides the usual ones. */
  siteEnv: [{}, { option: true, scope: 'worker' }],
  ownSite: [
    async ({ changes, siteEnv }, provide) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'e2e-own-site-'))
      const origin = `http://localhost:${await freePort()}`
      try {
        cpSync(seededFolder, dataDir, { recursive: true })
        if (changes) await change(dataDir, changes)
        const server = await startSite(origin, dataDir, siteEnv)
        await provide({ origin, dataDir })
        await stopSite(server)
      } finally {
        rmSync(dataDir, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: 3 * startLimitMs },
  ],
  baseURL: ({ ownSite }, provide) => provide(ownSite.origin),
})

async function change(dataDir: string, changes: string) {
  const database = await PGlite.create(join(dataDir, 'pgdata'))
  await database.exec(changes)
  await database.close()
}
