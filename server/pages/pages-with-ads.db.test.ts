import { brotliDecompressSync } from 'node:zlib'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { invalidate } from '#db/invalidation.ts'
import type { Database } from '#db/schema.ts'
import { seedSite } from '#server/seed.ts'
import { testStorage } from '#test/database.ts'
import { realPages } from '#test/pages.ts'
import { testSite } from '#test/site.ts'

const pages = realPages()
const ads = { enabled: true, client_id: 'ca-pub-1234567890123456', slot_id: '1234567890' }
const tags = { enabled: true, google_analytics_id: 'G-ABCD', facebook_pixel_id: '', hotjar_id: '' }

async function siteWith(settings: Record<string, unknown>) {
  const storage = await testStorage()
  await seedSite(storage.db)
  for (const [key, value] of Object.entries(settings)) await put(storage.db, key, value)
  return { ...(await testSite({ storage, pages: await pages })), db: storage.db }
}

const put = (db: Kysely<Database>, key: string, value: unknown) =>
  db
    .insertInto('site_settings')
    .values({ key, value: JSON.stringify(value) })
    .execute()

const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? ''
const withAds = ['/', '/ne', '/carrier-identifier', '/ne/nepali-calendar', '/nepali-calendar/2083/8']
const without = [
  '/about',
  '/privacy',
  '/profile',
  '/offline',
  '/emergency-services',
  '/ne/emergency-services',
]

test('SITE-02, SHELL-12, HOME-10: pages with ads have a place for one, and a nonce of their own in each answer', async () => {
  const { app } = await siteWith({ adsense_config: ads })
  for (const path of withAds) {
    const nonces = new Set<string>()
    for (let time = 0; time < 3; time += 1) {
      const answer = await app.request(path, { headers: { 'accept-encoding': 'br', 'if-none-match': '*' } })
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
      expect(answer.headers.get('etag')).toBeNull()
      expect(answer.headers.get('content-encoding')).toBe('br')
      const html = brotliDecompressSync(await answer.arrayBuffer()).toString()
      expect(html.match(/data-ad-slot="1234567890"/g)).toHaveLength(1)
      const nonce = /'nonce-([^']+)'/.exec(policyOf(answer))?.[1] ?? ''
      nonces.add(nonce)
      // Every script that runs has the nonce; of other elements, only styles and links have it.
      const scripts = html
        .match(/<script\b[^>]*>/g)
        ?.filter((tag) => !/type="application\/(ld\+)?json"/.test(tag))
      expect(scripts?.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([])
      const others = html.replace(/<(script|style|link)\b[^>]*>/g, '')
      expect(others).not.toContain(nonce)
    }
    expect(nonces.size).toBe(3)
  }
})

test('SITE-02: a tool that has nothing to show has no place for an ad', async () => {
  const { app } = await siteWith({ adsense_config: ads })
  for (const path of ['/crypto-exchange-rates', '/ne/foreign-exchange']) {
    const answer = await app.request(path)
    expect([path, answer.status]).toEqual([path, 503])
    expect(await answer.text()).not.toContain('data-ad-slot')
  }
})

test('SITE-02, STATIC-04: the emergency page, pages about the site and pages of trouble keep their tight policy', async () => {
  const { app } = await siteWith({ adsense_config: ads })
  for (const path of [...without, '/no-such-page', '/ne/no-such-page']) {
    const answer = await app.request(path)
    expect(policyOf(answer), path).not.toMatch(/nonce|unsafe|https:/)
    const html = await answer.text()
    expect(html).not.toContain('data-ad-slot')
    expect(html).not.toContain('data-page-policy')
  }
  expect((await app.request('/about')).headers.get('etag')).not.toBeNull()
})

test('SITE-02: a tool that fails, or that is switched off, loads nothing of others', async () => {
  const { app, db } = await siteWith({ adsense_config: ads })
  await db.updateTable('tools').set({ is_active: false }).where('path', '=', '/carrier-identifier').execute()
  const answer = await app.request('/carrier-identifier')
  expect(answer.status).toBe(404)
  expect(policyOf(answer)).not.toMatch(/nonce|unsafe/)
})

test.each([
  ['switched off', { ...ads, enabled: false }],
  ['without a client', { ...ads, client_id: '' }],
  ['without a slot', { ...ads, slot_id: '' }],
  ['with a client of another form', { ...ads, client_id: 'pub-1234567890123456' }],
  ['of another type', 'on'],
])('SITE-02, SITE-04: with ads %s a page is as it was', async (_, value) => {
  const { app } = await siteWith({ adsense_config: value })
  const answer = await app.request('/')
  expect(policyOf(answer)).not.toMatch(/nonce|unsafe/)
  expect(answer.headers.get('etag')).not.toBeNull()
  const html = await answer.text()
  expect(html).not.toMatch(/data-ad-slot|data-page-policy|Privacy choice/)
})

test('SITE-03: tags open their hosts on counted pages only, and these pages are kept as before', async () => {
  const { app } = await siteWith({ analytics_config: tags })
  for (const path of ['/', '/about', '/ne/carrier-identifier']) {
    const answer = await app.request(path)
    expect(policyOf(answer), path).toMatch(
      /script-src 'self' 'sha256-[^;]*https:\/\/\*\.googletagmanager\.com;/,
    )
    expect(policyOf(answer)).not.toMatch(/nonce|unsafe|facebook|hotjar/)
    expect(answer.headers.get('etag')).not.toBeNull()
    const html = await answer.text()
    expect(html).toContain('data-page-policy="tags"')
    expect(html).toContain(path.startsWith('/ne') ? 'गोपनीयताको छनोट' : 'Privacy choice')
  }
  for (const path of [
    '/profile',
    '/offline',
    '/emergency-services',
    '/sign-in',
    '/admin',
    '/nepali-calendars',
  ])
    expect(policyOf(await app.request(path)), path).not.toContain('https:')
})

test('SITE-02: ads.txt names the operator’s account, and is not there without one', async () => {
  const { app, db } = await siteWith({ adsense_config: ads })
  const answer = await app.request('/ads.txt')
  expect(answer.headers.get('content-type')).toContain('text/plain')
  expect(await answer.text()).toBe('google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0\n')
  await db.deleteFrom('site_settings').execute()
  await invalidate(db, 'settings')
  await expect.poll(async () => (await app.request('/ads.txt')).status).toBe(404)
})
