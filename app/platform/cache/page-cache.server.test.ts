import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { PageCache } from './page-cache.server.ts'

const minute = 60_000
const day = 24 * 60 * minute
const noon = Date.parse('2026-11-21T06:15:00Z')

function cacheAt(start: number, options: ConstructorParameters<typeof PageCache>[0] = {}) {
  let now = start
  const cache = new PageCache({ ...options, now: () => now })
  const put = (key: string, body = key, tags: string[] = [], version = cache.version()) =>
    cache.store(key, { body, tags, headers: { 'content-type': 'text/html' } }, version)
  const pass = (ms: number) => {
    now += ms
  }
  return { cache, put, pass }
}

test('a response is fresh for one minute', async () => {
  const { cache, put, pass } = cacheAt(noon)
  await put('/')
  pass(minute - 1)
  expect(cache.fresh('/')).toBeDefined()
  pass(1)
  expect(cache.fresh('/')).toBeUndefined()
})

test('no response is fresh past midnight in Nepal', async () => {
  const { cache, put, pass } = cacheAt(Date.parse('2026-11-21T18:14:50Z'))
  await put('/')
  pass(9_999)
  expect(cache.fresh('/')).toBeDefined()
  pass(1)
  expect(cache.fresh('/')).toBeUndefined()
  expect(cache.stale('/')).toBeDefined()
})

test('a stale response is usable for a day', async () => {
  const { cache, put, pass } = cacheAt(noon)
  await put('/')
  pass(day - 1)
  expect(cache.stale('/')?.encodings.identity.body.toString()).toBe('/')
  pass(1)
  expect(cache.stale('/')).toBeUndefined()
})

test('invalidating tags affects responses with these tags and no others', async () => {
  const { cache, put } = cacheAt(noon)
  await put('/', 'home', ['tools', 'settings'])
  await put('/carriers', 'carriers', ['carriers'])
  cache.invalidate(['banks', 'tools'])
  expect(cache.fresh('/')).toBeUndefined()
  expect(cache.stale('/')).toBeDefined()
  expect(cache.fresh('/carriers')).toBeDefined()
})

test('invalidating all affects everything', async () => {
  const { cache, put } = cacheAt(noon)
  await put('/')
  await put('/carriers', 'carriers', ['carriers'])
  cache.invalidateAll()
  expect([cache.fresh('/'), cache.fresh('/carriers')]).toEqual([undefined, undefined])
})

test('a render that began before its records changed is returned and not stored', async () => {
  const { cache, put } = cacheAt(noon)
  const version = cache.version()
  cache.invalidate(['tools'])
  const late = await put('/', 'old tools', ['tools'], version)
  expect(late.encodings.identity.body.toString()).toBe('old tools')
  expect(cache.fresh('/')).toBeUndefined()
  expect(cache.stale('/')).toBeUndefined()
  await put('/carriers', 'carriers', ['carriers'], version)
  expect(cache.fresh('/carriers')).toBeDefined()
  await put('/', 'new tools', ['tools'])
  expect(cache.fresh('/')?.encodings.identity.body.toString()).toBe('new tools')
})

test('a render that began before everything was invalidated is not stored', async () => {
  const { cache, put } = cacheAt(noon)
  const version = cache.version()
  cache.invalidateAll()
  await put('/', 'old', [], version)
  expect(cache.fresh('/')).toBeUndefined()
})

test('an invalidation during compression counts as well', async () => {
  const { cache, put } = cacheAt(noon)
  const storing = put('/', 'tools', ['tools'])
  cache.invalidate(['tools'])
  await storing
  expect(cache.fresh('/')).toBeUndefined()
})

test('a late render does not replace a newer one', async () => {
  const { cache, put } = cacheAt(noon)
  const version = cache.version()
  cache.invalidate(['tools'])
  await put('/', 'new', ['tools'])
  await put('/', 'old', ['tools'], version)
  expect(cache.fresh('/')?.encodings.identity.body.toString()).toBe('new')
})

test('every encoding holds the same body, with headers of its own', async () => {
  const { put } = cacheAt(noon)
  const body = 'नमस्ते '.repeat(200)
  const { etag, encodings, notModifiedHeaders } = await put('/', body)
  expect(brotliDecompressSync(encodings.br.body).toString()).toBe(body)
  expect(gunzipSync(encodings.gzip.body).toString()).toBe(body)
  expect(encodings.br.headers).toEqual({
    'content-type': 'text/html',
    vary: 'accept-encoding',
    etag,
    'content-encoding': 'br',
    'content-length': String(encodings.br.body.length),
  })
  expect(encodings.gzip.headers['content-encoding']).toBe('gzip')
  expect(encodings.identity.headers).not.toHaveProperty('content-encoding')
  expect(encodings.identity.headers['content-length']).toBe(String(Buffer.byteLength(body)))
  expect(notModifiedHeaders).not.toHaveProperty('content-length')
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
})

test('the same body rendered again keeps its compressed bytes and is fresh anew', async () => {
  const { cache, put, pass } = cacheAt(noon)
  const first = await put('/', 'same', ['tools'])
  pass(2 * minute)
  await put('/', 'same', ['settings'])
  expect(cache.fresh('/')?.encodings.br.body).toBe(first.encodings.br.body)
  // What the page shows may have changed although its words did not.
  cache.invalidate(['tools'])
  expect(cache.fresh('/')).toBeDefined()
  cache.invalidate(['settings'])
  expect(cache.fresh('/')).toBeUndefined()
  const other = await put('/', 'other')
  expect(other.etag).not.toBe(first.etag)
})

test('the number of responses is limited: the least recently used is evicted', async () => {
  const { cache, put } = cacheAt(noon, { maxEntries: 4 })
  await put('/a')
  await put('/b')
  cache.fresh('/a')
  await put('/c')
  expect(['/a', '/b', '/c'].filter((key) => cache.fresh(key))).toEqual(['/a', '/c'])
})

test('the bytes of all responses are limited, each with its overhead', async () => {
  const { cache, put } = cacheAt(noon, { maxBytes: 20_000 })
  await put('/a', 'a'.repeat(1500))
  await put('/b', 'b'.repeat(1500))
  expect(cache.fresh('/a')).toBeDefined()
  await put('/c', 'c'.repeat(1500))
  expect(['/a', '/b', '/c'].filter((key) => cache.fresh(key)).length).toBeLessThan(3)
  await put('/huge', 'x'.repeat(20_000))
  expect(cache.fresh('/huge')).toBeUndefined()
})

test('variants of pages evict each other, and no other response', async () => {
  const { cache, put } = cacheAt(noon, { maxEntries: 4, isVariant: (key) => key.includes('?') })
  await put('/a')
  await put('/b')
  for (let day = 1; day <= 50; day += 1) await put(`/a?date=${day}`)
  expect(cache.size.entries).toBe(4)
  expect(cache.fresh('/a?date=50')).toBeDefined()
  for (const key of ['/a', '/b']) expect(cache.stale(key), key).toBeDefined()
})

test('a cache can be disabled', () => {
  expect(cacheAt(noon).cache.enabled).toBe(true)
  expect(cacheAt(noon, { enabled: false }).cache.enabled).toBe(false)
})
