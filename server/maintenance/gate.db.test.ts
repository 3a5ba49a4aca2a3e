import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { Config } from '#app/platform/env/config.server.ts'
import { invalidate } from '#db/invalidation.ts'
import type { Database } from '#db/schema.ts'
import { testStorage } from '#test/database.ts'
import { appOf, fakePages, pageAnswer, testSite } from '#test/site.ts'
import { writeRequest } from '#test/write-request.ts'

const message = 'Back at six.'

/** A site in maintenance, with answers in its cache from before. */
async function closedSite(mode: object = {}, config: Partial<Config> = {}) {
  const storage = await testStorage()
  const { pages, asked } = fakePages(() => pageAnswer('the page'))
  const parts = await testSite({ storage, pages, config })
  await parts.app.request('/')
  await parts.app.request('/api/tools')
  await save(storage.db, { enabled: true, message, ...mode })
  await invalidate(storage.db, 'settings')
  await expect.poll(async () => (await parts.site.settings.current()).maintenance_mode.enabled).toBe(true)
  return { ...parts, storage, asked }
}

const save = (db: Kysely<Database>, value: object) =>
  db
    .insertInto('site_settings')
    .values({ key: 'maintenance_mode', value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute()

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })

test('SITE-05: every public page is the message, with 503, and no cache keeps it', async () => {
  const { app, asked } = await closedSite()
  const before = asked.length
  for (const path of [
    '/',
    '/ne',
    '/carrier-identifier',
    '/ne/no-such-page',
    '/sign-up',
    '/sitemap.xml',
    '/?q=a',
  ]) {
    const answer = await app.request(path)
    expect([answer.status, path]).toEqual([503, path])
    expect(answer.headers.get('retry-after')).toBe('600')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('etag')).toBeNull()
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
    const html = await answer.text()
    expect(html).toContain(message)
    expect(html).toContain('अहिले साइटको मर्मतसम्भार भइरहेको छ')
  }
  expect(asked.length).toBe(before)
})

test('SITE-05: the visitor’s language stands first, the other one below, and the switch keeps the page', async () => {
  const { app } = await closedSite({ message_ne: 'छ बजे <खुल्छ>।' })
  const english = await (await app.request('/qr-builder?bank=a&b=%22')).text()
  const nepali = await (await app.request('/ne/qr-builder')).text()
  expect(english).toMatch(
    /<html lang="en">.*Back at six\..*<div class="second" lang="ne"><p>छ बजे &lt;खुल्छ&gt;।/s,
  )
  expect(nepali).toMatch(
    /<html lang="ne">.*छ बजे &lt;खुल्छ&gt;।.*<div class="second" lang="en"><p>Back at six\./s,
  )
  expect(english).toContain('href="/ne/qr-builder?bank=a&amp;b=%22"')
  expect(nepali).toContain('<a href="/qr-builder" lang="en"')
  const strange = await (await app.request('//evil.example/a')).text()
  expect(strange).not.toMatch(/href="\/\/|href="\/\\/)
})

test('SITE-05: without a Nepali message the English one is said once, marked as English', async () => {
  const { app } = await closedSite({ message_ne: '' })
  const nepali = await (await app.request('/ne')).text()
  expect(nepali).toContain('<p class="first" lang="en">Back at six.</p>')
  expect(nepali).not.toContain('class="second"')
})

test('SITE-05: data, the public interface and writes say so as JSON', async () => {
  const { app } = await closedSite()
  const write = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
  for (const [path, init] of [
    ['/api/tools', {}],
    ['/api/ratings', write],
    ['/api/none', {}],
  ] as const) {
    const answer = await app.request(path, init)
    expect([path, answer.status, await answer.json()]).toEqual([
      path,
      503,
      { error: message, code: 'maintenance' },
    ])
    expect(answer.headers.get('retry-after')).toBe('600')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
})

test('SITE-05: the emergency numbers stay open: their page in both languages, and their calls of the open data', async () => {
  const { app, asked } = await closedSite()
  for (const path of ['/emergency-services', '/ne/emergency-services']) {
    const answer = await app.request(path)
    expect([path, answer.status, await answer.text()]).toEqual([
      path,
      200,
      expect.stringContaining('the page'),
    ])
  }
  expect(asked).toEqual(expect.arrayContaining(['/emergency-services', '/ne/emergency-services']))
  for (const path of [
    '/api/v1/emergency-numbers',
    '/api/v1/emergency-numbers.json',
    '/api/v1/emergency-numbers.csv',
  ])
    expect([path, (await app.request(path)).status]).toEqual([path, 200])
  for (const path of ['/emergency-services/x', '/x/emergency-services', '/api/v1/postal-codes'])
    expect([path, (await app.request(path)).status]).toEqual([path, 503])
  expect(await (await app.request('/ne')).text()).toContain('href="/ne/emergency-services"')
})

test('SITE-05: a usage event is answered without an error, and is not stored', async () => {
  const { app, storage } = await closedSite()
  const event = { tool_name: 'homepage-view', session_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }
  const answer = await app.request('/api/usage', writeRequest(event))
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  expect(await storage.db.selectFrom('usage_logs').selectAll().execute()).toEqual([])
})

test('SITE-05: a frame on another site shows a small notice, and may be framed', async () => {
  const { app } = await closedSite()
  const answer = await app.request('/embed/calendar?lang=en')
  expect([answer.status, answer.headers.get('x-frame-options')]).toEqual([503, null])
  expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors *')
  expect(await answer.text()).toContain(`Chautari: ${message}`)
})

test('SITE-05: health, crawlers, files, and the ways of an operator go on', async () => {
  const { app } = await closedSite()
  for (const [path, status] of [
    ['/healthz', 200],
    ['/robots.txt', 200],
    ['/manifest.webmanifest', 200],
    ['/assets/none.js', 404],
    ['/ads.txt', 404],
    ['/api/admin-settings', 401],
    ['/auth/v1/.well-known/jwks.json', 200],
    ['/admin', 200],
    ['/admin/settings', 200],
    ['/sign-in', 200],
    ['/ne/sign-in', 200],
  ] as const) {
    expect([path, (await app.request(path)).status]).toEqual([path, status])
  }
  // A name that only begins like one of them is a page.
  for (const path of ['/administration', '/assets', '/robots.txt/x', '/auth/v2/x']) {
    expect([path, (await app.request(path)).status]).toEqual([path, 503])
  }
})

test('SITE-05: allowed addresses see the site, and nothing on the way may keep what they see', async () => {
  const { app } = await closedSite({ allowed_ips: ['203.0.113.9', '2001:db8:7::/48', '10.0.0.0/8'] })
  for (const address of ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8:7::1', '10.9.9.9']) {
    for (const path of ['/', '/carrier-identifier', '/api/tools']) {
      const answer = await app.request(path, {}, from(address))
      expect([address, path, answer.status]).toEqual([address, path, 200])
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(answer.headers.get('etag')).toBeNull()
    }
  }
  for (const address of ['203.0.113.8', '2001:db8:8::1', '', 'unknown'])
    expect((await app.request('/', {}, from(address))).status, address).toBe(503)
})

test('SITE-05: an address in a header counts only where a trusted proxy wrote it', async () => {
  const mode = { allowed_ips: ['2001:db8::7'] }
  const { app } = await closedSite(mode, { trustedProxies: ['10.0.0.1'] })
  const asked = (forwarded: string, peer: string) =>
    app.request('/', { headers: { 'x-forwarded-for': forwarded } }, from(peer))
  expect((await asked('2001:db8::7', '10.0.0.1')).status).toBe(200)
  expect((await asked('2001:db8::7, 2001:db8::8', '10.0.0.1')).status).toBe(503)
  expect((await asked('2001:db8::7', '10.0.0.2')).status).toBe(503)
  // The neighbour in the same household is not allowed with them.
  expect((await asked('2001:db8::8', '10.0.0.1')).status).toBe(503)
})

test('SITE-05: who is an administrator reads the site, and writes wait for the end', async () => {
  const { site } = await closedSite()
  const seen: string[] = []
  const app = appOf({
    ...site,
    mayPass: ({ req }) => {
      seen.push(req.header('cookie') ?? '')
      return req.header('cookie') === 'session=hers'
    },
  })
  const hers = await app.request('/', { headers: { cookie: 'session=hers' } })
  expect([hers.status, hers.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect((await app.request('/', { headers: { cookie: 'session=another' } })).status).toBe(503)
  expect(
    (await app.request('/api/ratings', { method: 'POST', headers: { cookie: 'session=hers' } })).status,
  ).toBe(503)
  expect(seen).toEqual(['session=hers', 'session=another'])
})

test('SITE-05: switched off again, the stored pages are back', async () => {
  const { app, storage, asked } = await closedSite()
  expect((await app.request('/')).status).toBe(503)
  await save(storage.db, { enabled: false })
  await invalidate(storage.db, 'settings')
  await expect.poll(async () => (await app.request('/')).status).toBe(200)
  expect(asked.filter((path) => path === '/')).toHaveLength(1)
})

test('SITE-05: the message is reported also when the database fails afterwards', async () => {
  const { app, site, storage } = await closedSite()
  await storage.db.schema.dropTable('site_settings').execute()
  site.settings.invalidate()
  const answer = await app.request('/')
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining(message)])
})
