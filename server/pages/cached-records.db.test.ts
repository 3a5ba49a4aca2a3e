import { expect, test } from 'vitest'
import { saveVote } from '#app/records/ratings/votes.server.ts'
import { invalidate } from '#db/invalidation.ts'
import { seedSite } from '#server/seed.ts'
import { testStorage } from '#test/database.ts'
import { realPages } from '#test/pages.ts'
import { read, seededSite } from '#test/rendered-site.ts'
import { testSite } from '#test/site.ts'

test('SITE-04: settings that could never be loaded are reported to the operator only, and the page is not cached', async () => {
  const storage = await testStorage()
  await seedSite(storage.db)
  await storage.db.schema.dropTable('site_settings').execute()
  const { app, logged } = await testSite({ storage, pages: await realPages(), cacheEnabled: false })
  const { header } = await read(app, '/about')
  expect(header).toContain('Chautari')
  expect(logged.map(({ kind }) => kind)).toContain('settings-unavailable')
  expect((await app.request('/about')).headers.get('cache-control')).toBe('no-store')
})

test('SITE-04: settings that can no longer be loaded stay as they were', async () => {
  const { app, db, site, logged } = await seededSite()
  const value = { name: 'Pipal' }
  await db
    .insertInto('site_settings')
    .values({ key: 'site_config', value: JSON.stringify(value) })
    .execute()
  site.settings.invalidate()
  expect((await read(app, '/about')).header).toContain('Pipal')
  await db.schema.dropTable('site_settings').execute()
  site.settings.invalidate()
  expect((await read(app, '/about')).header).toContain('Pipal')
  expect(logged.map(({ msg }) => msg)).toContain('records could not be read: the last known stay')
})

test('SITE-04: tools that can no longer be loaded stay as they were, and the page is cached', async () => {
  const { app, db, site, logged } = await seededSite()
  const { footer } = await read(app, '/about')
  await db.schema.dropTable('tools').execute()
  site.tools.invalidate()
  expect((await read(app, '/about')).footer).toBe(footer)
  expect(logged).toContainEqual(
    expect.objectContaining({ records: 'tools', msg: 'records could not be read: the last known stay' }),
  )
})

test('CAR-11: carriers that can no longer be loaded stay as they were, and a saved one shows in the next page', async () => {
  const { app, db, site, logged } = await seededSite()
  expect((await read(app, '/carrier-identifier')).text).toContain('Ncell')
  await db.updateTable('carriers').set({ name: 'Ncell Axiata' }).where('name', '=', 'Ncell').execute()
  await invalidate(db, 'carriers')
  await expect.poll(async () => (await read(app, '/carrier-identifier')).text).toContain('Ncell Axiata')
  await db.schema.dropTable('carriers').cascade().execute()
  site.carriers.invalidate()
  expect((await read(app, '/carrier-identifier')).text).toContain('Ncell Axiata')
  expect(logged).toContainEqual(
    expect.objectContaining({ records: 'carriers', msg: 'records could not be read: the last known stay' }),
  )
})

test('HOME-12: a visit shows in the next page that is rendered', async () => {
  const { app, site } = await seededSite()
  expect((await read(app, '/')).text).not.toMatch(/\d visits?\|/)
  await site.usage.write({
    tool_name: 'carrier-identifier-view',
    session_id: '00000000-0000-4000-8000-000000000001',
    user_agent: 'Chrome on Android',
    at: new Date(),
  })
  expect((await read(app, '/')).text).toMatch(/\|Carrier Identifier\|[^|]*\|1\|1 visit\|/)
})

test('HOME-12: visits that can no longer be loaded stay as they were counted', async () => {
  const { app, db, site } = await seededSite()
  await db.insertInto('usage_tools').values({ name: 'carrier-identifier-view', sessions: 3 }).execute()
  site.visits.invalidate()
  expect((await read(app, '/')).text).toMatch(/\|Carrier Identifier\|[^|]*\|3\|3 visits\|/)
  await db.schema.dropTable('usage_tools').cascade().execute()
  site.visits.invalidate()
  expect((await read(app, '/')).text).toMatch(/\|Carrier Identifier\|[^|]*\|3\|3 visits\|/)
})

test('HOME-06: a vote shows in the next page that is rendered', async () => {
  const { app, db } = await seededSite()
  expect((await read(app, '/')).text).toContain('Find which mobile network')
  const path = '/carrier-identifier'
  for (let voter = 0; voter < 5; voter += 1) {
    const voter_id = `00000000-0000-4000-8000-00000000000${voter}`
    await saveVote(db, { path, voter_id, stars: 4 }, { current: 'house', hourAgo: 'earlier' })
  }
  await expect.poll(async () => (await read(app, '/')).text).toMatch(/\|Carrier Identifier\|[^|]*\|4\.0\|/)
})
