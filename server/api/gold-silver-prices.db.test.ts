import { expect, test } from 'vitest'
import { testStorage } from '#test/database.ts'
import { testSite } from '#test/site.ts'
import { writeRequest } from '#test/write-request.ts'
import { ingestPrices } from './prices.ts'

const token = 'a-token-of-the-feeder'
const row = {
  date: '2026-08-13',
  gold_hallmark_tola: 301_000,
  gold_hallmark_10g: 258_060,
  silver_tola: 4640,
  silver_10g: 3978,
  source: 'FENEGOSIDA',
}
const next = { ...row, date: '2026-08-14', silver_tola: 4660, silver_10g: 3995 }

async function ingestSite(config: { ingestToken?: string } = { ingestToken: token }) {
  const storage = await testStorage()
  const parts = await testSite({ storage, config })
  const post = async (body: unknown, headers: Record<string, string> = {}) => {
    const request = writeRequest(body, { authorization: `Bearer ${token}`, ...headers })
    const answer = await parts.app.request(`https://chautari.example${ingestPrices.path}`, request, {})
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as never }
  }
  const prices = async () => {
    const answer = await parts.app.request('/api/gold-silver-prices')
    const { prices } = (await answer.json()) as { prices: { date: string; silver_tola: number }[] }
    return prices.map(({ date, silver_tola }) => [date, silver_tola])
  }
  return { ...parts, db: storage.db, post, prices }
}

test('GOLD-06: rows with the token are stored and shown at once; the same rows again change nothing', async () => {
  const { post, prices } = await ingestSite()
  expect(await prices()).toEqual([])
  const first = await post({ prices: [next, row] })
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(ingestPrices.answers!.parse(first.body)).toEqual({
    results: [
      { date: '2026-08-14', outcome: 'stored', reasons: [] },
      { date: '2026-08-13', outcome: 'stored', reasons: [] },
    ],
  })
  // The stored answer of the empty list is dropped by what the save tells.
  await expect.poll(prices).toEqual([
    ['2026-08-14', 4660],
    ['2026-08-13', 4640],
  ])
  const again = await post({ prices: [next, row] })
  expect(again.body).toMatchObject({ results: [{ outcome: 'unchanged' }, { outcome: 'unchanged' }] })
})

test('GOLD-06: each row gets its outcome, and a bad one does not harm the others', async () => {
  const { post, prices, db } = await ingestSite()
  const { body } = await post({
    prices: [
      { ...row, silver_10g: 0, gold: 1 },
      row,
      { ...next, silver_10g: 4660 },
      { ...next, silver_tola: 6660, silver_10g: 5710 },
      'a text',
      { ...row, date: '2026-11-22' },
    ],
  })
  const refused = (date: string | null, ...reasons: object[]) => ({ date, outcome: 'refused', reasons })
  expect(body).toEqual({
    results: [
      refused(
        '2026-08-13',
        { code: 'malformed', text: 'silver_10g: Please enter an amount above 0' },
        { code: 'malformed', text: expect.stringContaining('gold') },
      ),
      { date: '2026-08-13', outcome: 'stored', reasons: [] },
      refused('2026-08-14', { code: 'silver-ratio', text: expect.stringMatching(/silver prices per tola/) }),
      {
        date: '2026-08-14',
        outcome: 'held',
        reasons: [{ code: 'moved-too-far', text: expect.stringMatching(/held until an operator approves/) }],
      },
      refused(null, { code: 'malformed', text: expect.stringMatching(/./) }),
      refused('2026-11-22', { code: 'future-day', text: 'The day has not begun in Nepal.' }),
    ],
  })
  expect(await prices()).toEqual([['2026-08-13', 4640]])
  const audit = await db.selectFrom('audit_log').select(['actor_id', 'entity']).orderBy('id').execute()
  expect(audit).toEqual([
    { actor_id: 'ingest', entity: 'gold_silver_prices' },
    { actor_id: 'ingest', entity: 'gold_silver_held_prices' },
  ])
})

test('without a token in the configuration there is nothing at the address', async () => {
  const { post } = await ingestSite({})
  const { status, body } = await post({ prices: [row] })
  expect([status, body]).toEqual([404, expect.objectContaining({ code: 'not-found' })])
})

test('another token, or none, is refused, and guessing is held up', async () => {
  const { post, prices } = await ingestSite()
  const wrong = ['', token, `Bearer ${token}x`, `Bearer ${token.slice(0, -1)}`, 'Bearer', `Basic ${token}`]
  for (const authorization of wrong) {
    const { status, headers } = await post({ prices: [row] }, { authorization })
    expect([status, headers.get('www-authenticate')], authorization).toEqual([401, 'Bearer'])
  }
  for (let tries = wrong.length; tries < ingestPrices.perMinute; tries += 1)
    await post({ prices: [row] }, { authorization: 'Bearer guess' })
  expect((await post({ prices: [row] })).status).toBe(429)
  expect(await prices()).toEqual([])
})

test('what is not JSON, not a list, empty, too long or too large is refused whole', async () => {
  const { post, prices } = await ingestSite()
  const many = Array.from({ length: 101 }, () => row)
  for (const body of ['{"prices":[', [row], row, { prices: [] }, { prices: row }, { prices: many }])
    expect((await post(body)).status, JSON.stringify(body).slice(0, 40)).toBe(400)
  expect((await post({ prices: [row] }, { 'content-type': 'text/plain' })).status).toBe(400)
  expect((await post({ prices: [row], more: 'x'.repeat(70_000) })).status).toBe(413)
  expect(await prices()).toEqual([])
})
