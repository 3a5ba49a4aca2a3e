import { expect, test } from 'vitest'
import { saveSetting } from '#app/records/settings/editor.server.ts'
import { seedSite } from '#server/seed.ts'
import { testStorage } from '#test/database.ts'
import { realPages } from '#test/pages.ts'
import { textOf } from '#test/rendered-site.ts'
import { appOf, testSite } from '#test/site.ts'

const cookie = { headers: { cookie: 'session=hers' } }
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })
const band = 'Maintenance is on'

test('SITE-05: an operator reads on each page since when maintenance is on; no visitor does, and no cached page', async () => {
  const storage = await testStorage()
  await seedSite(storage.db)
  const { site } = await testSite({ storage, pages: await realPages() })
  const app = appOf({
    ...site,
    mayPass: ({ req }) => req.header('cookie') === 'session=hers',
  })
  const switchTo = async (enabled: boolean) => {
    const change = { key: 'maintenance_mode', value: { enabled, allowed_ips: ['203.0.113.9'] } } as const
    const actor = { id: 'x', email: 'sita@example.com' }
    await saveSetting(storage.db, change, { actor, lang: 'en', now: site.now() })
    await expect.poll(async () => (await site.settings.current()).maintenance_mode.enabled).toBe(enabled)
  }
  const textAt = async (path: string, init: RequestInit = {}, env: object = {}) =>
    textOf(await (await app.request(path, init, env)).text())

  await switchTo(true)
  const hers = await app.request('/about', cookie)
  expect([hers.status, hers.headers.get('cache-control'), hers.headers.get('etag')]).toEqual([
    200,
    'private, no-store',
    null,
  ])
  const html = await hers.text()
  expect(textOf(html)).toMatch(/Maintenance is on.*Switched on .* by sita@example\.com\./)
  expect(html).toContain('href="/admin/settings"')
  expect(await textAt('/ne/about', cookie)).toContain('sita@example.com ले सक्रिय गर्नुभएको')
  // The page of an allowed address may come from the cache.
  for (const path of ['/about', '/ne/about']) {
    const allowed = await textAt(path, {}, from('203.0.113.9'))
    expect(allowed).not.toContain('sita@example.com')
    expect(allowed).not.toContain(band)
  }
  expect(await textAt('/sign-in')).not.toContain(band)

  await switchTo(false)
  for (const init of [{}, cookie, {}]) {
    const page = await textAt('/about', init)
    expect(page).not.toContain(band)
    expect(page).not.toContain('sita@example.com')
  }
})
