import { expect, test } from 'vitest'
import { testStorage } from '#test/database.ts'
import { realPages } from '#test/pages.ts'
import { read, seededSite } from '#test/rendered-site.ts'
import { testSite } from '#test/site.ts'
import { seedSite } from './seed.ts'

test('SITE-04: settings that could never be read are told to the operator only, and the page is not kept', async () => {
  const storage = await testStorage()
  await seedSite(storage.db)
  await storage.db.schema.dropTable('site_settings').execute()
  const { app, logged } = await testSite({ storage, pages: await realPages(), cacheEnabled: false })
  const { header } = await read(app, '/about')
  expect(header).toContain('Chautari')
  expect(logged.map(({ kind }) => kind)).toContain('settings-unavailable')
  expect((await app.request('/about')).headers.get('cache-control')).toBe('no-store')
})

test('SITE-04: settings that can no longer be read stay as they were', async () => {
  const { app, db, site, logged } = await seededSite()
  const value = { name: 'Pipal' }
  await db
    .insertInto('site_settings')
    .values({ key: 'site_config', value: JSON.stringify(value) })
    .execute()
  site.settings.drop()
  expect((await read(app, '/about')).header).toContain('Pipal')
  await db.schema.dropTable('site_settings').execute()
  site.settings.drop()
  expect((await read(app, '/about')).header).toContain('Pipal')
  expect(logged.map(({ msg }) => msg)).toContain('the settings could not be read: the last known stay')
})
