import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { PageCache } from './page-cache.server.ts'

const minute = 60_000
const day = 24 * 60 * minute
const noon = Date.parse('2026-11-21T06:15:00Z')

function cacheAt(start: number, options: ConstructorParameters<typeof PageCache>[0] = {}) {
  let now = start
  const cache = new PageCache({ ...options, now: () => now })
  const put = (key: string, body = key, tags: string[] = [], mark = cache.mark()) =>
    cache.store(key, { body, tags, headers: { 'content-type': 'text/html' } }, mark)
  const pass = (ms: number) => {
    now += ms
  }
  return { cache, put, pass }
}

test('an answer is fresh for one minute', async () => {
  const { cache, put, pass } = cacheAt(noon)
  await put('/')
  pass(minute - 1)
  expect(cache.fresh('/')).toBeDefined()
  pass(1)
  expect(cache.fresh('/')).toBeUndefined()
})

test('no answer is fresh past midnight in Nepal', async () => {
  const { cache, put, pass } = cacheAt(Date.parse('2026-11-21T18:14:50Z'))
  await put('/')
  pass(9_999)
  expect(cache.fresh('/')).toBeDefined()
  pass(1)
  expect(cache.fresh('/')).toBeUndefined()
  expect(cache.servable('/')).toBeDefined()
})

test('an old answer may stand in for a day', async () => {
  const { cache, put, pass } = cacheAt(noon)
  await put('/')
  pass(day - 1)
  expect(cache.servable('/')?.forms.identity.body.toString()).toBe('/')
  pass(1)
  expect(cache.servable('/')).toBeUndefined()
})

test('saving a record drops what shows it, and nothing else', async () => {
  const { cache, put } = cacheAt(noon)
  await put('/', 'home', ['tools', 'settings'])
  await put('/carriers', 'carriers', ['carriers'])
  cache.drop(['banks', 'tools'])
  expect(cache.fresh('/')).toBeUndefined()
  expect(cache.servable('/')).toBeDefined()
  expect(cache.fresh('/carriers')).toBeDefined()
})

test('flushing drops everything', async () => {
  const { cache, put } = cacheAt(noon)
  await put('/')
  await put('/carriers', 'carriers', ['carriers'])
  cache.flush()
  expect([cache.fresh('/'), cache.fresh('/carriers')]).toEqual([undefined, undefined])
})

test('a render that began before its records changed is given once and not stored', async () => {
  const { cache, put } = cacheAt(noon)
  const mark = cache.mark()
  cache.drop(['tools'])
  const late = await put('/', 'old tools', ['tools'], mark)
  expect(late.forms.identity.body.toString()).toBe('old tools')
  expect(cache.fresh('/')).toBeUndefined()
  expect(cache.servable('/')).toBeUndefined()
  await put('/carriers', 'carriers', ['carriers'], mark)
  expect(cache.fresh('/carriers')).toBeDefined()
  await put('/', 'new tools', ['tools'])
  expect(cache.fresh('/')?.forms.identity.body.toString()).toBe('new tools')
})

test('a render that began before a flush is not stored', async () => {
  const { cache, put } = cacheAt(noon)
  const mark = cache.mark()
  cache.flush()
  await put('/', 'old', [], mark)
  expect(cache.fresh('/')).toBeUndefined()
})

test('a change while the answer is being compressed counts as well', async () => {
  const { cache, put } = cacheAt(noon)
  const storing = put('/', 'tools', ['tools'])
  cache.drop(['tools'])
  await storing
  expect(cache.fresh('/')).toBeUndefined()
})

test('a late render takes nothing away from a newer one', async () => {
  const { cache, put } = cacheAt(noon)
  const mark = cache.mark()
  cache.drop(['tools'])
  await put('/', 'new', ['tools'])
  await put('/', 'old', ['tools'], mark)
  expect(cache.fresh('/')?.forms.identity.body.toString()).toBe('new')
})

test('every form holds the same body, with headers of its own', async () => {
  const { put } = cacheAt(noon)
  const body = 'नमस्ते '.repeat(200)
  const { etag, forms, notModifiedHeaders } = await put('/', body)
  expect(brotliDecompressSync(forms.br.body).toString()).toBe(body)
  expect(gunzipSync(forms.gzip.body).toString()).toBe(body)
  expect(forms.br.headers).toEqual({
    'content-type': 'text/html',
    vary: 'accept-encoding',
    etag,
    'content-encoding': 'br',
    'content-length': String(forms.br.body.length),
  })
  expect(forms.gzip.headers['content-encoding']).toBe('gzip')
  expect(forms.identity.headers).not.toHaveProperty('content-encoding')
  expect(forms.identity.headers['content-length']).toBe(String(Buffer.byteLength(body)))
  expect(notModifiedHeaders).not.toHaveProperty('content-length')
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
})

test('the same body rendered again keeps its compressed bytes and is fresh anew', async () => {
  const { cache, put, pass } = cacheAt(noon)
  const first = await put('/', 'same', ['tools'])
  pass(2 * minute)
  await put('/', 'same', ['settings'])
  expect(cache.fresh('/')?.forms.br.body).toBe(first.forms.br.body)
  // What the page shows may have changed although its words did not.
  cache.drop(['tools'])
  expect(cache.fresh('/')).toBeDefined()
  cache.drop(['settings'])
  expect(cache.fresh('/')).toBeUndefined()
  const other = await put('/', 'other')
  expect(other.etag).not.toBe(first.etag)
})

test('the number of answers is bounded: the one unused for longest goes', async () => {
  const { cache, put } = cacheAt(noon, { maxEntries: 4 })
  await put('/a')
  await put('/b')
  cache.fresh('/a')
  await put('/c')
  expect(['/a', '/b', '/c'].filter((key) => cache.fresh(key))).toEqual(['/a', '/c'])
})

test('the bytes of all answers are bounded, each with its overhead', async () => {
  const { cache, put } = cacheAt(noon, { maxBytes: 20_000 })
  await put('/a', 'a'.repeat(1500))
  await put('/b', 'b'.repeat(1500))
  expect(cache.fresh('/a')).toBeDefined()
  await put('/c', 'c'.repeat(1500))
  expect(['/a', '/b', '/c'].filter((key) => cache.fresh(key)).length).toBeLessThan(3)
  await put('/huge', 'x'.repeat(20_000))
  expect(cache.fresh('/huge')).toBeUndefined()
})

test('variants of pages push out each other, and no other answer', async () => {
  const { cache, put } = cacheAt(noon, { maxEntries: 4, isVariant: (key) => key.includes('?') })
  await put('/a')
  await put('/b')
  for (let day = 1; day <= 50; day += 1) await put(`/a?date=${day}`)
  expect(cache.size.entries).toBe(4)
  expect(cache.fresh('/a?date=50')).toBeDefined()
  for (const key of ['/a', '/b']) expect(cache.servable(key), key).toBeDefined()
})

test('a cache may be switched off', () => {
  expect(cacheAt(noon).cache.enabled).toBe(true)
  expect(cacheAt(noon, { enabled: false }).cache.enabled).toBe(false)
})
