import { expect, test, vi } from 'vitest'
import { askDefaults, askFound } from './ask-prices.ts'
import { en } from './messages.en.ts'
import { ageText, instantText } from './prices.ts'

const body = {
  coins: [{ id: 'bitcoin' }],
  copied_at: '2026-11-21T05:00:00.000Z',
  stale: true,
  usd_rate: { date: '2026-11-21', buy: '151.44' },
}

function server(answer: unknown, status = 200) {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(answer, { status }))
  vi.stubGlobal('fetch', fetched)
  return () => fetched.mock.calls.map(([url]) => url)
}

test('prices are asked for on this site, a term as it was typed', async () => {
  const asked = server(body)
  const { copied_at: copiedAt, usd_rate: rate, ...rest } = body
  expect(await askDefaults()).toEqual({ ...rest, copiedAt, rate })
  await askFound('shiba & inu')
  expect(asked()).toEqual(['/api/crypto/markets', '/api/crypto/search?query=shiba+%26+inu'])
})

test.each([
  ['a failure', body, 503],
  ['nothing', null, 200],
  ['no list', { ...body, coins: 'none' }, 200],
  ['no hour', { ...body, copied_at: 1 }, 200],
])('CRYPTO-06: %s is a failure', async (_, answer, status) => {
  server(answer, status)
  expect(await askDefaults()).toBeUndefined()
})

test('CRYPTO-06: no network is a failure', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await askFound('eth')).toBeUndefined()
})

test('an instant is told in the time of Nepal, an age in the largest unit of which there are two', () => {
  expect(instantText('en', '2026-11-20T18:20:00Z')).toBe('November 21, 2026, 00:05')
  expect(instantText('ne', '2026-11-20T18:20:00Z')).toBe('२१ नोभेम्बर २०२६, ००:०५')
  const age = (minutes: number) =>
    ageText('en', en.age, '2026-11-21T05:00:00Z', new Date(Date.UTC(2026, 10, 21, 5, minutes)).toISOString())
  expect([0, 7, 119, 120, 2879, 2880].map(age)).toEqual([
    'less than a minute old',
    '7 minutes old',
    '119 minutes old',
    '2 hours old',
    '47 hours old',
    '2 days old',
  ])
})
