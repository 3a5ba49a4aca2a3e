import { expect, test, vi } from 'vitest'
import markets from '#app/feeds/crypto/fixtures/markets-top10.json'
import found from '#app/feeds/crypto/fixtures/search-ethereum.json'
import day from '#app/feeds/forex/fixtures/day.json'
import { testStorage } from '#test/database.ts'
import { png } from '#test/images.ts'
import { testSite } from '#test/site.ts'
import { json, standIn, troubles } from '#test/upstream.ts'
import { readCryptoMarkets, readCryptoSearch } from './prices.ts'

const today = '2026-11-21'
const dayOf = (date: string) => ({ ...day, data: { payload: [{ ...day.data.payload[0]!, date }] } })

type Answers = Parameters<typeof standIn>[0]

interface Body {
  coins: { id: string; image: string | null }[]
  copied_at: string
  stale: boolean
}

async function cryptoSite({ rates = json(dayOf(today)) }: { rates?: Answers } = {}) {
  const bank = await standIn(rates)
  const source = await standIn(() => undefined)
  const rows = markets.map((row) => ({ ...row, image: `${source.origin}/${row.id}.png` }))
  const works: Answers = (response, request) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    if (path.endsWith('.png')) {
      response.writeHead(200, { 'content-type': 'image/png' })
      response.end(png)
    } else json(path === '/api/v3/search' ? found : rows)(response, request)
  }
  source.answers(works)
  const config = { nrbUrl: bank.origin, coinGeckoUrl: source.origin, coinGeckoDemoKey: 'CG-secret' }
  const parts = await testSite({ storage: await testStorage(), config })
  const get = async (path: string) => {
    const answer = await parts.app.request(`/api/crypto/${path}`)
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body }
  }
  return { ...parts, bank, source, get }
}

test('CRYPTO-02, CRYPTO-11: coins come with the buying rate of the central bank and its day, and no key', async () => {
  const { get } = await cryptoSite()
  const { status, body } = await get('markets')
  expect(status).toBe(200)
  expect(readCryptoMarkets.answers.parse(body)).toEqual(body)
  expect(body).toMatchObject({
    copied_at: '2026-11-21T05:00:00.000Z',
    stale: false,
    usd_rate: { date: today, buy: '151.44' },
  })
  expect(body.coins).toHaveLength(10)
  expect(JSON.stringify(body)).not.toMatch(/secret|https?:/)
})

test('CRYPTO-02: without rates for today the last known one is given with its day, without any none', async () => {
  const none = await cryptoSite({ rates: json({ ...day, data: { payload: null } }) })
  expect((await none.get('markets')).body).toMatchObject({ usd_rate: null })
  const { app, pass } = await cryptoSite({ rates: json(dayOf('2026-11-20')) })
  const yesterday = `from=2026-11-20&to=2026-11-20&per_page=50&page=1`
  expect((await app.request(`/api/forex/v1/rates?${yesterday}`)).status).toBe(200)
  pass(60_000)
  const answer = await app.request('/api/crypto/markets')
  expect(await answer.json()).toMatchObject({ usd_rate: { date: '2026-11-20', buy: '151.44' } })
})

test('CRYPTO-03: a search gives what was found, and too short a term is refused without a call', async () => {
  const { get, source } = await cryptoSite()
  const { status, body } = await get('search?query=%20Ethereum%20')
  expect([status, body.coins.map(({ id }) => id)]).toEqual([200, ['ethereum']])
  expect(readCryptoSearch.answers.parse(body)).toEqual(body)
  // Pictures of coins are fetched beside, whenever they are.
  const calls = () => source.asked.filter((url) => url.startsWith('/api/')).length
  const before = calls()
  for (const query of ['', '?query=', '?query=%20e%20']) {
    const refused = await get(`search${query}`)
    expect(refused.status).toBe(400)
    expect(readCryptoSearch.refuses!.parse(refused.body)).toEqual(refused.body)
  }
  expect(calls()).toBe(before)
})

test('one address searches for four new terms a minute, and what is known already does not count', async () => {
  const { get, pass } = await cryptoSite()
  for (let number = 0; number < 25; number += 1) expect((await get('search?query=eth')).status).toBe(200)
  for (const term of ['one', 'two', 'three']) expect((await get(`search?query=${term}`)).status).toBe(200)
  const refused = await get('search?query=four')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  pass(60_000)
  expect((await get('search?query=four')).status).toBe(200)
})

test('CRYPTO-06, CRYPTO-09: with the source away, known prices are marked as old, unknown ones are 503', async () => {
  const { get, source, pass, logged } = await cryptoSite()
  await get('markets')
  pass(300_000)
  source.answers(troubles['answers 500']!)
  expect((await get('markets')).body).toMatchObject({ stale: true, copied_at: '2026-11-21T05:00:00.000Z' })
  const failed = await get('search?query=dogwifhat')
  expect([failed.status, failed.body]).toMatchObject([503, { code: 'upstream-unavailable' }])
  expect(logged.map(({ trouble }) => trouble)).toContain('API responded with status: 500')
  expect(logged.map(({ trouble }) => trouble)).toContain('Search API responded with status: 500')
  expect(JSON.stringify(logged)).not.toContain('CG-secret')
})

test("a coin's picture is served from here, for good, as an image and nothing else", async () => {
  const { app, get } = await cryptoSite()
  const paths = async () => (await get('markets')).body.coins.map(({ image }) => image)
  await vi.waitFor(async () => expect(await paths()).not.toContain(null))
  const [path] = await paths()
  const answer = await app.request(path ?? '')
  expect(answer.status).toBe(200)
  expect(Buffer.from(await answer.arrayBuffer()).equals(png)).toBe(true)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  })
  for (const none of [`/media/${'0'.repeat(64)}`, '/media/..%2fsecret', '/media/x'])
    expect((await app.request(none)).status).toBe(404)
})
