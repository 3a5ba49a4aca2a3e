import { expect, test, vi } from 'vitest'
import fixture from '#app/feeds/forex/fixtures/day.json'
import { fetchRates } from './use-rates.ts'

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
