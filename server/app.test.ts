import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import type { PagePolicy } from '#app/platform/consent/consent.ts'
import type { RenderPage } from '#app/platform/document/page.ts'
import { noncePlaceholder } from '#app/platform/http/content-security-policy.server.ts'
import { breakableStorage } from '#test/fake-storage.ts'
import { fakePages, pageAnswer, testSite } from '#test/site.ts'
import { writeRequest } from '#test/write-request.ts'

const own = '<script>own()</script>'
const planted = '<p><script>planted()</script></p>'

/** A page with a script of its own, and one injected into its text. */
function pagesWith(pagePolicy: PagePolicy): RenderPage {
  return ({ render }) => {
    render.pagePolicy = pagePolicy
    return Promise.resolve({
      status: 200,
      html: planted + (pagePolicy === 'ads' ? own.replace('>', ` nonce="${noncePlaceholder}">`) : own),
      inline: { scripts: ['own()'], styles: [] },
    })
  }
}

const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')

test('a document allows its own inline scripts and nothing else', async () => {
  const { app } = await testSite({ pages: pagesWith('none') })
  for (let time = 0; time < 2; time += 1) {
    const answer = await app.request('/')
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain(`script-src 'self' 'sha256-${hashOf('own()')}';`)
    expect(policy).not.toContain(hashOf('planted()'))
    expect(await answer.text()).toBe(planted + own)
  }
})

test.each(['none', 'ads'] as const)(
  'a script that this code did not write is refused on %s pages, logged and counted',
  async (pagePolicy) => {
    const { app, site, logged } = await testSite({ pages: pagesWith(pagePolicy) })
    const answer = await app.request('/')
    const policy = answer.headers.get('content-security-policy') ?? ''
    const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? []
    expect(policy).toContain(pagePolicy === 'ads' ? "'nonce-" : `'sha256-${hashOf('own()')}'`)
    expect(policy).not.toContain(hashOf('planted()'))
    expect(await answer.text()).toBe(planted + (nonce ? `<script nonce="${nonce}">own()</script>` : own))
    expect(logged.filter(({ kind }) => kind === 'foreign-script')).toHaveLength(1)
    expect((await site.metrics.errors.get()).values).toEqual([
      { labels: { kind: 'foreign-script' }, value: 1 },
    ])
  },
)

test('in development the policy only reports', async () => {
  const { app } = await testSite({ config: { development: true } })
  const { headers } = await app.request('/')
  expect(headers.get('content-security-policy')).toBeNull()
  expect(headers.get('content-security-policy-report-only')).toContain("default-src 'none'")
})

const addresses: [string, RequestInit, number][] = [
  ['/', {}, 200],
  ['/?q=bank', {}, 200],
  ['/api/tools', {}, 200],
  ['/api/openapi.json', {}, 200],
  ['/api/none', {}, 404],
  ['/api/usage', { method: 'POST', body: 'x' }, 400],
  ['/robots.txt', {}, 200],
  ['/sitemap.xml', {}, 200],
  ['/assets/none.js', {}, 404],
  ['/', { method: 'POST' }, 405],
]

test.each(addresses)('%s %o carries the security headers', async (path, init, status) => {
  const { app } = await testSite()
  for (let time = 0; time < 2; time += 1) {
    const answer = await app.request(path, init, {})
    expect(answer.status).toBe(status)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=31536000/)
  }
})

test('pages can only be read', async () => {
  const { app } = await testSite()
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const answer = await app.request('/postal-codes', { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  }
})

test('when the error page cannot be rendered, the fallback page shows the request id of the log', async () => {
  const { pages } = fakePages(() => {
    throw new Error('secret detail')
  })
  const { app, logged } = await testSite({ pages })
  const answer = await app.request('/ne/carrier-identifier?q=my-number')
  const body = await answer.text()
  expect(answer.status).toBe(500)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(body).toContain('<html lang="ne">')
  expect(body).toContain('noindex')
  expect(body).not.toContain('secret detail')
  const line = logged.find(({ msg }) => msg === 'answered')
  expect(line).toMatchObject({ status: 500, method: 'GET', path: '/ne/carrier-identifier' })
  expect(body).toContain(String(line?.requestId))
  const trouble = logged.find(({ kind }) => kind === 'page-failed')
  expect(trouble).toMatchObject({ requestId: line?.requestId, err: { message: 'secret detail' } })
  // The log has nothing that a visitor typed.
  expect(JSON.stringify(logged)).not.toContain('my-number')
})

test('an unexpected error is a 500 with the id under which it was logged', async () => {
  const { app, site, logged } = await testSite()
  vi.spyOn(site.responses, 'respond').mockRejectedValue(new Error('secret detail'))
  const answer = await app.request('/about')
  const body = (await answer.json()) as Record<string, string>
  expect(answer.status).toBe(500)
  expect(body).toEqual({
    error: expect.any(String),
    code: 'impossible',
    request_id: expect.stringMatching(/^[0-9a-f]{16}$/),
  })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const trouble = logged.find(({ kind }) => kind === 'impossible')
  expect(trouble).toMatchObject({ requestId: body.request_id, err: { message: 'secret detail' } })
})

test('SITE-04: when the database fails, a public read says that it is not available', async () => {
  const storage = breakableStorage()
  const { app, logged } = await testSite({ storage })
  storage.fail()
  const answer = await app.request('/api/site-settings')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ code: 'storage-unavailable', request_id: expect.any(String) })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(logged.some(({ kind }) => kind === 'storage-unavailable')).toBe(true)
  storage.mend()
  expect((await app.request('/api/site-settings')).status).toBe(200)
})

test('a mistake of ours in a read or a write is a 500, not trouble of the storage', async () => {
  const { app, site, logged } = await testSite()
  vi.spyOn(site.usage, 'write').mockRejectedValue(new TypeError('rows of undefined'))
  vi.spyOn(site.storage.db, 'selectFrom').mockImplementation(() => {
    throw new TypeError('rows of undefined')
  })
  const read = await app.request('/api/site-settings')
  const event = { tool_name: 'homepage-view', session_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }
  const write = await app.request('https://chautari.example/api/usage', writeRequest(event), {})
  for (const answer of [read, write]) {
    expect([answer.status, await answer.json()]).toMatchObject([500, { code: 'impossible' }])
  }
  expect(logged.filter(({ kind }) => kind === 'impossible')).toHaveLength(2)
})

test('cached responses and health have no line in the log', async () => {
  const { app, logged } = await testSite()
  await app.request('/')
  expect(logged.filter(({ msg }) => msg === 'answered')).toHaveLength(1)
  await app.request('/')
  await app.request('/healthz')
  expect(logged.filter(({ msg }) => msg === 'answered')).toHaveLength(1)
})

test('closing the site writes what waits, and then closes the database', async () => {
  const order: string[] = []
  const { site } = await testSite()
  const write = site.usage.write({
    tool_name: 'homepage-view',
    session_id: '00000000-0000-4000-8000-000000000001',
    user_agent: '',
    at: site.now(),
  })
  // The empty database has no id for the event: the test needs only that it was queried before it was closed.
  const asked = write.then(
    () => order.push('written'),
    () => order.push('written'),
  )
  const { storage } = site
  storage.close = async () => void order.push('closed')
  await site.close()
  await asked
  expect(order).toEqual(['written', 'closed'])
})

test('an answer for each request is logged with its status and without its query', async () => {
  const { pages } = fakePages(() => pageAnswer('x', 404))
  const { app, logged } = await testSite({ pages })
  await app.request('/nothing?q=secret')
  expect(logged).toContainEqual(expect.objectContaining({ msg: 'answered', path: '/nothing', status: 404 }))
  expect(JSON.stringify(logged)).not.toContain('secret')
})
