import { expect, test, vi } from 'vitest'
import fixture from '#app/feeds/forex/fixtures/day.json'
import { type CachedRates, fetchRates, readCached, writeCached } from './use-rates.ts'

const date = '2026-04-01'
const copiedAt = '2026-11-21T05:00:00.000Z'

function server(body: unknown, status = 200, headers: Record<string, string> = { 'x-copied-at': copiedAt }) {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(body, { status, headers }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('FX-01: one day is asked for in one page of 50, and the first item of the payload is used', async () => {
  const fetched = server(fixture)
  expect(await fetchRates(date, false)).toEqual({
    kind: 'rates',
    copy: { day: fixture.data.payload[0], copiedAt },
    stale: false,
  })
  expect(fetched.mock.calls[0]?.[0]).toBe(`/api/forex/v1/rates?from=${date}&to=${date}&per_page=50&page=1`)
  expect(fetched.mock.calls[0]?.[1]).not.toHaveProperty('cache')
})

test('FX-02: Refresh asks past every copy on the way', async () => {
  const fetched = server(fixture)
  await fetchRates(date, true)
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    cache: 'reload',
    headers: { 'cache-control': 'no-cache' },
  })
})

test('FX-03: a copy that the server could not renew is reported as such', async () => {
  server(fixture, 200, { 'x-copied-at': copiedAt, 'x-copy': 'stale' })
  expect(await fetchRates(date, false)).toMatchObject({ stale: true })
})

test.each([[[]], [null]])('FX-07: a payload of %j is a day without rates', async (payload) => {
  server({ ...fixture, data: { payload } })
  expect(await fetchRates(date, false)).toEqual({ kind: 'none' })
})

test.each([
  ['a failure', fixture, 503],
  ['another status inside', { ...fixture, status: { code: 400 } }, 200],
  ['no object', null, 200],
  [
    'rates of another day',
    { ...fixture, data: { payload: [{ ...fixture.data.payload[0], date: 'x' }] } },
    200,
  ],
])('FX-08: %s is a failure', async (_, body, status) => {
  server(body, status)
  expect(await fetchRates(date, false)).toEqual({ kind: 'failed' })
})

test('FX-08: no network is a failure', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await fetchRates(date, false)).toEqual({ kind: 'failed' })
})

test('FX-08: a refusal of the server says whom it concerns and until when', async () => {
  vi.useFakeTimers({ now: 1000, toFake: ['Date'] })
  server({}, 503, { 'retry-after': '20' })
  expect(await fetchRates(date, false)).toEqual({
    kind: 'failed',
    refusal: { reason: 'paused', until: 21_000 },
  })
  server({}, 429, { 'retry-after': '60' })
  expect(await fetchRates(date, false)).toMatchObject({ refusal: { reason: 'own-share', until: 61_000 } })
  vi.useRealTimers()
})

// 10:45 in Nepal.
const now = new Date('2026-11-21T05:00:00Z')
const today = '2026-11-21'
const hour = 3_600_000
const after = (ms: number) => new Date(now.getTime() + ms)

const cached = (date: string, savedAt = now.getTime()): CachedRates => ({
  day: { ...fixture.data.payload[0]!, date },
  copiedAt: now.toISOString(),
  savedAt,
})

/** Storage with room for `room` entries. */
function store(room = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>()
  return {
    items,
    get length() {
      return items.size
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    setItem(key: string, value: string) {
      if (!items.has(key) && items.size >= room) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
  }
}

test('FX-04: a day is kept under forex_rates_{date} and read again', () => {
  const local = store()
  writeCached(local, cached(today), now)
  expect([...local.items.keys()]).toEqual(['forex_rates_2026-11-21'])
  expect(readCached(local, today, now)).toEqual(cached(today))
  expect(readCached(local, '2026-11-20', now)).toBeUndefined()
})

test('FX-04: today is good for an hour, other days for a day', () => {
  const local = store()
  writeCached(local, cached(today), now)
  writeCached(local, cached('2026-04-01'), now)
  expect(readCached(local, today, after(hour - 1))).toBeDefined()
  expect(readCached(local, today, after(hour))).toBeUndefined()
  expect(readCached(local, '2026-04-01', after(24 * hour - 1))).toBeDefined()
  expect(readCached(local, '2026-04-01', after(24 * hour))).toBeUndefined()
})

test('FX-04: a clock that was wrong makes no copy last longer', () => {
  const local = store()
  writeCached(local, cached(today, now.getTime() + 5 * hour), now)
  expect(readCached(local, today, now)).toBeUndefined()
})

test('FX-04: when there is no room, entries older than seven days go, and nothing else', () => {
  const local = store(4)
  local.items.set('theme', 'dark')
  local.items.set('forex_rates_2020-01-01', 'broken')
  writeCached(local, cached('2026-04-01', now.getTime() - 7 * 24 * hour), now)
  writeCached(local, cached('2026-03-01', now.getTime() - 7 * 24 * hour - 1), now)
  writeCached(local, cached(today), now)
  expect([...local.items.keys()]).toEqual(['theme', 'forex_rates_2026-04-01', 'forex_rates_2026-11-21'])
})

test('FX-04: with no room at all nothing is kept and nothing breaks', () => {
  const full = store(0)
  writeCached(full, cached(today), now)
  expect(full.items.size).toBe(0)
})

test.each(['null', '{', '{}', '[]', '{"day":{"date":"2026-11-21"},"savedAt":1,"copiedAt":""}'])(
  'FX-04: an entry of %s is as good as none',
  (text) => {
    const local = store()
    local.items.set(`forex_rates_${today}`, text)
    expect(readCached(local, today, now)).toBeUndefined()
  },
)

test('FX-04: a copy under the name of another day is not shown', () => {
  const local = store()
  local.items.set(`forex_rates_${today}`, JSON.stringify(cached('2026-04-01')))
  expect(readCached(local, today, now)).toBeUndefined()
})
