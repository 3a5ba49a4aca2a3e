import { expect, test, vi } from 'vitest'
import { fetchDefaults, fetchFound } from './use-prices.ts'

const body = {
  coins: [{ id: 'bitcoin' }],
  copied_at: '2026-11-21T05:00:00.000Z',
  stale: true,
  usd_rate: { date: '2026-11-21', buy: '151.44' },
}

function server(answer: unknown, status = 200, headers: Record<string, string> = {}) {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(answer, { status, headers }))
  vi.stubGlobal('fetch', fetched)
  return () => fetched.mock.calls.map(([url]) => url)
}

test('prices are asked for on this site, a term as it was typed', async () => {
  const asked = server(body)
  const { copied_at: copiedAt, usd_rate: rate, ...rest } = body
  expect(await fetchDefaults()).toEqual({ prices: { ...rest, copiedAt, rate } })
  await fetchFound('shiba & inu')
  expect(asked()).toEqual(['/api/crypto/markets', '/api/crypto/search?query=shiba+%26+inu'])
})

test.each([
  ['a failure', body, 503],
  ['nothing', null, 200],
  ['no list', { ...body, coins: 'none' }, 200],
  ['no hour', { ...body, copied_at: 1 }, 200],
])('CRYPTO-06: %s is a failure', async (_, answer, status) => {
  server(answer, status)
  expect((await fetchDefaults()).prices).toBeUndefined()
})

test('CRYPTO-06: no network is a failure', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await fetchFound('eth')).toEqual({})
})

test('a refusal of the server says whom it concerns and until when', async () => {
  vi.useFakeTimers({ now: 1000, toFake: ['Date'] })
  server({}, 503, { 'retry-after': '20' })
  expect(await fetchDefaults()).toEqual({ refusal: { reason: 'paused', until: 21_000 } })
  server({}, 429, { 'retry-after': '60' })
  expect(await fetchFound('eth')).toEqual({ refusal: { reason: 'own-share', until: 61_000 } })
  vi.useRealTimers()
})
