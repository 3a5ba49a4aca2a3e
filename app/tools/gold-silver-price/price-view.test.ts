import { afterEach, expect, test, vi } from 'vitest'
import { fetchPrices, loadErrorText } from './price-view.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

async function told(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer)
  const prices = await fetchPrices()
  return prices.kind === 'prices' ? prices.view.latest : loadErrorText('en', prices)
}

const row = {
  date: '2026-07-16',
  gold_hallmark_tola: 285_200,
  gold_hallmark_10g: 244_515,
  silver_tola: 4325,
  silver_10g: 3708,
  source: null,
  created_at: '2026-07-16T05:20:00.000Z',
  updated_at: '2026-07-16T05:20:00.000Z',
}

test('GOLD-03: prices that are asked for again are shown, and every failure is shown with its message', async () => {
  expect(await told(async () => Response.json({ prices: [row] }))).toMatchObject({ date: '2026-07-16' })
  expect(await told(async () => Response.json({ prices: [] }))).toBe(
    'Failed to fetch price data: No price data available',
  )
  const refused = Response.json({ error: 'The data is not available at the moment.' }, { status: 503 })
  expect(await told(async () => refused)).toBe(
    'Failed to fetch price data: Database error: The data is not available at the moment.',
  )
  const unreachable = /^Failed to fetch price data: The site cannot be reached/
  expect(await told(async () => Promise.reject(new TypeError('offline')))).toMatch(unreachable)
  expect(await told(async () => new Response('<html>'))).toMatch(unreachable)
})
