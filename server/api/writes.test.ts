import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { emptyStorage } from '#test/fake-storage.ts'
import { testSite } from '#test/site.ts'
import { writeRequest } from '#test/write-request.ts'
import { newSessionsPerHour, writeUsage } from './visitor-writes.ts'

const event = { tool_name: 'carrier-identifier', session_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }

/** A site with a fake usage log. */
async function usageSite(write: () => Promise<void> = async () => {}, config = {}) {
  const parts = await testSite({ storage: emptyStorage(), config })
  const written = vi.spyOn(parts.site.usage, 'write').mockImplementation(write)
  return { ...parts, written }
}

const post = (site: Awaited<ReturnType<typeof usageSite>>, body: unknown, headers?: Record<string, string>) =>
  site.app.request('https://chautari.example/api/usage', writeRequest(body, headers), {})

test('LOG-02: an event of a page of this site is written with its user agent and the instant', async () => {
  const site = await usageSite()
  const answer = await post(site, event, { 'user-agent': 'x'.repeat(600) })
  expect([answer.status, await answer.text()]).toEqual([202, ''])
  expect(site.written).toHaveBeenCalledWith({ ...event, user_agent: 'x'.repeat(512), at: site.site.now() })
})

test('LOG-02: the answer comes only when the event is stored', async () => {
  const stored = Promise.withResolvers<void>()
  const site = await usageSite(() => stored.promise)
  const order: string[] = []
  const send = async () => {
    const { status } = await post(site, event)
    order.push('answered')
    return status
  }
  const answer = send()
  await vi.waitFor(() => expect(site.written).toHaveBeenCalledOnce())
  await new Promise(setImmediate)
  order.push('stored')
  stored.resolve()
  expect(await answer).toBe(202)
  expect(order).toEqual(['stored', 'answered'])
})

test('LOG-02: an event that could not be stored is answered 503', async () => {
  const site = await usageSite(async () =>
    Promise.reject(Object.assign(new Error('the database is away'), { code: '57P01' })),
  )
  const answer = await post(site, event)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ code: 'storage-unavailable', request_id: expect.any(String) })
})

const refused: [string, unknown, Record<string, string>?][] = [
  ['malformed JSON', '{"tool_name":'],
  ['no body', ''],
  ['a list', [event]],
  ['an event that the site does not define', { ...event, tool_name: 'my-own-event' }],
  ['a session that is no UUID', { ...event, session_id: '1' }],
  ['fields that it does not know', { ...event, user_agent: 'forged' }],
  ['a form', 'tool_name=x', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['plain text, as another site could send it', JSON.stringify(event), { 'content-type': 'text/plain' }],
  [
    'another type that begins alike',
    JSON.stringify(event),
    { 'content-type': 'application/json-patch+json' },
  ],
  ['another site', event, { origin: 'https://evil.example' }],
  ['another port of this host', event, { origin: 'https://chautari.example:8443' }],
  ['a page without an origin of its own', event, { origin: 'null' }],
]

test.each(refused)('%s is refused', async (_, body, headers) => {
  const site = await usageSite()
  const answer = await post(site, body, headers)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 'bad-input', error: expect.any(String) })
  expect(site.written).not.toHaveBeenCalled()
})

test('a page of this site is known by its public address too, where a proxy rewrote the host', async () => {
  const site = await usageSite()
  const behindProxy = { host: '10.0.0.7:3000', origin: 'https://chautari.example' }
  expect((await post(site, event, behindProxy)).status).toBe(202)
  expect((await post(site, event, { host: '10.0.0.7:3000', origin: 'http://10.0.0.7:3000' })).status).toBe(
    202,
  )
})

test('the type of a body is compared in any case, without its parameters', async () => {
  const site = await usageSite()
  const headers = { 'content-type': 'Application/JSON; charset=utf-8' }
  expect((await post(site, event, headers)).status).toBe(202)
})

test('a body without an origin, from a program, is read', async () => {
  const site = await usageSite()
  const { origin: _, ...headers } = writeRequest(event).headers as Record<string, string>
  const request = { ...writeRequest(event), headers }
  expect((await site.app.request('https://chautari.example/api/usage', request, {})).status).toBe(202)
})

test('a body that is too large is refused before it is read', async () => {
  const site = await usageSite()
  const answer = await post(site, { ...event, details: { term: 'x'.repeat(3000) } })
  expect([answer.status, await answer.json()]).toEqual([413, expect.objectContaining({ code: 'too-large' })])
  expect(site.written).not.toHaveBeenCalled()
})

test('a body without a given length is counted while it is read', async () => {
  const site = await usageSite()
  const send = async (body: object) => {
    const request = writeRequest(body)
    const { 'content-length': _, ...headers } = request.headers as Record<string, string>
    return await site.app.request('https://chautari.example/api/usage', { ...request, headers }, {})
  }
  expect((await send({ ...event, details: { term: 'x'.repeat(3000) } })).status).toBe(413)
  expect(site.written).not.toHaveBeenCalled()
  expect((await send(event)).status).toBe(202)
})

test('LOG-01: every event that a tool names is known, and the home page has its own', async () => {
  const { manifests } = await import('#app/tools/registry.ts')
  const site = await usageSite()
  for (const name of ['homepage-view', ...manifests.flatMap(({ events }) => Object.values(events))]) {
    expect((await post(site, { ...event, tool_name: name })).status, name).toBe(202)
  }
})

test('LOG-01: the events of the first tools have their names', async () => {
  const site = await usageSite()
  const names = [
    'homepage-view',
    'carrier-identifier-view',
    'carrier-identifier',
    'qr-builder-view',
    'qr-builder',
    'nepali-calendar',
    'date-converter-view',
    'date-converter',
    'foreign-exchange-view',
    'foreign-exchange-fetch',
    'crypto-currency-view',
    'forex-fetch-for-crypto',
    'crypto-search',
    'crypto-fetch',
    'emergency-services-view',
    'emergency-services-call',
    'postal-code-view',
    'internet-comparison-view',
    'internet-comparison-visit',
    'internet-comparison-call',
    'gold-silver-price-view',
  ]
  for (const name of names) expect((await post(site, { ...event, tool_name: name })).status, name).toBe(202)
})

test('one address that sends without end is held up, and told for how long', async () => {
  const site = await usageSite()
  for (let number = 0; number < writeUsage.perMinute; number += 1) {
    expect((await post(site, event)).status).toBe(202)
  }
  const answer = await post(site, event)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60'])
  expect(await answer.json()).toMatchObject({ code: 'too-many-requests' })
  expect(site.written).toHaveBeenCalledTimes(writeUsage.perMinute)
})

test('behind a proxy that the operator named, each visitor has a limit of their own', async () => {
  const site = await usageSite(undefined, { trustedProxies: ['10.0.0.1'] })
  const incoming = { socket: { remoteAddress: '10.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } }
  const from = (visitor: string) =>
    site.app.request(
      'https://chautari.example/api/usage',
      writeRequest(event, { 'x-forwarded-for': `6.6.6.6, ${visitor}` }),
      { incoming },
    )
  for (let number = 0; number < writeUsage.perMinute; number += 1) await from('203.0.113.1')
  expect((await from('203.0.113.1')).status).toBe(429)
  expect((await from('203.0.113.2')).status).toBe(202)
})

test('one address brings a limited number of new sessions in an hour; known ones, and other addresses, go on', async () => {
  const site = await usageSite(undefined, { trustedProxies: ['10.0.0.1'] })
  const incoming = { socket: { remoteAddress: '10.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } }
  const from = (visitor: string, session_id: string) =>
    site.app.request(
      'https://chautari.example/api/usage',
      writeRequest({ ...event, session_id }, { 'x-forwarded-for': visitor }),
      { incoming },
    )
  const one = '203.0.113.3'
  const known = randomUUID()
  expect((await from(one, known)).status).toBe(202)
  for (let number = 1; number < newSessionsPerHour; number += 1) await from(one, randomUUID())
  expect(site.written).toHaveBeenCalledTimes(newSessionsPerHour)
  const refused = await from(one, randomUUID())
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
  expect(await refused.json()).toMatchObject({ code: 'too-many-requests' })
  expect(site.written).toHaveBeenCalledTimes(newSessionsPerHour)
  expect((await from(one, known)).status).toBe(202)
  expect((await from('203.0.113.4', randomUUID())).status).toBe(202)
  site.pass(3_600_000)
  expect((await from(one, randomUUID())).status).toBe(202)
})

test('a write is no read, a read is no write, and what is not there is said in JSON', async () => {
  const { app } = await usageSite()
  const tries: [string, string][] = [
    ['GET', '/api/usage'],
    ['PUT', '/api/ratings'],
    ['POST', '/api/tools'],
    ['DELETE', '/api/carriers'],
    ['GET', '/api/none'],
  ]
  for (const [method, path] of tries) {
    const answer = await app.request(path, { method }, {})
    expect(answer.status, `${method} ${path}`).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'not-found' })
  }
})
