import { expect, test, vi } from 'vitest'
import { Pictures } from '#app/platform/media/pictures.server.ts'
import { testStorage } from '#test/database.ts'
import { failingDatabase } from '#test/fake-storage.ts'
import { png } from '#test/images.ts'
import { json, pastTimeLimit, standIn, troubles } from '#test/upstream.ts'
import missingKey from './fixtures/error-401-missing-key.json'
import markets from './fixtures/markets-top10.json'
import found from './fixtures/search-ethereum.json'
import prices from './fixtures/simple-price-top10.json'
import { CryptoFeed } from './read.server.ts'
import { takeCall } from './store.server.ts'

// 10:45 in Nepal on 21 November.
const start = Date.parse('2026-11-21T05:00:00Z')
const minute = 60_000
const visitor = '203.0.113.7'
const visitorOf = (number: number) => `192.0.2.${number}`
const ids = markets.map(({ id }) => id).join('%2C')
const marketsPath = `/api/v3/coins/markets?vs_currency=usd&ids=${ids}&order=market_cap_desc&per_page=10&page=1&sparkline=false`

type Answers = Parameters<typeof standIn>[0]

/** Answers like the source, each path by what is given for it. */
const source = (byPath: Record<string, Answers> = {}): Answers => {
  const all: Record<string, Answers> = {
    '/api/v3/coins/markets': json(markets),
    '/api/v3/search': json(found),
    '/api/v3/simple/price': json(prices),
    ...byPath,
  }
  return (response, request) => {
    const answer = all[(request.url ?? '').split('?')[0] ?? ''] ?? json({}, 404)
    answer(response, request)
  }
}

async function feedOn(
  answers: Answers,
  { db, demoKey }: { db?: ReturnType<typeof failingDatabase>; demoKey?: string } = {},
) {
  const server = await standIn(answers)
  const clock = { now: start }
  const heard: string[] = []
  const database = db ?? (await testStorage()).db
  const now = () => new Date(clock.now)
  const another = () =>
    new CryptoFeed({
      db: database,
      server: { url: server.origin, demoKey },
      pictures: new Pictures({ db: database, now, trusted: [server.origin], onTrouble: () => undefined }),
      now,
      onTrouble: (trouble) => heard.push(trouble),
    })
  return { feed: another(), another, server, clock, heard, db: database }
}

const names = (asked: string[]) => asked.map((url) => url.split('?')[0]?.replace('/api/v3/', ''))

test('CRYPTO-08: the default coins are asked for in the path, with the parameters and headers of the source', async () => {
  const seen: object[] = []
  const { feed, server } = await feedOn(
    source({
      '/api/v3/coins/markets': (response, request) => {
        seen.push(request.headers)
        json(markets)(response, request)
      },
    }),
    { demoKey: 'CG-secret' },
  )
  const reading = await feed.markets()
  expect(server.asked).toEqual([marketsPath])
  expect(seen).toMatchObject([{ accept: 'application/json', 'x-cg-demo-api-key': 'CG-secret' }])
  expect(reading).toMatchObject({ kind: 'fresh', copy: { copiedAt: '2026-11-21T05:00:00.000Z' } })
})

test('two hundred visitors at once are one call to the source', async () => {
  const { feed, server } = await feedOn(source())
  const readings = await Promise.all(Array.from({ length: 200 }, () => feed.markets()))
  expect(server.asked).toEqual([marketsPath])
  expect(new Set(readings.map(({ kind }) => kind))).toEqual(new Set(['fresh']))
})

test('CRYPTO-04: it is asked once in five minutes, by however many servers, and when a visitor looks', async () => {
  const { feed, another, server, clock } = await feedOn(source())
  await feed.markets()
  clock.now += 5 * minute - 1
  await feed.markets()
  expect((await another().markets()).kind).toBe('fresh')
  expect(server.asked).toHaveLength(1)
  clock.now += 1
  await another().markets()
  await feed.markets()
  expect(server.asked).toHaveLength(2)
})

test('CRYPTO-03, CRYPTO-08: a search asks for ids, then for their prices, and is remembered in one form', async () => {
  const { feed, server, clock } = await feedOn(source())
  for (const typed of ['  ETH', 'eth ', 'Eth']) {
    expect(await feed.search(typed, visitor)).toMatchObject({
      kind: 'fresh',
      copy: { coins: [{ id: 'ethereum' }] },
    })
  }
  expect(server.asked).toEqual([
    '/api/v3/search?query=eth',
    '/api/v3/coins/markets?vs_currency=usd&ids=ethereum&order=market_cap_desc&per_page=25&page=1&sparkline=false',
  ])
  expect(await feed.search(' e ', visitor)).toMatchObject({ kind: 'fresh', copy: { coins: [] } })
  expect(server.asked).toHaveLength(2)
  clock.now += 5 * minute
  await feed.search('eth', visitor)
  expect(server.asked).toHaveLength(4)
})

test('CRYPTO-07: a search that finds nothing needs no second call', async () => {
  const { feed, server } = await feedOn(source({ '/api/v3/search': json({ coins: [] }) }))
  expect(await feed.search('xyzzy', visitor)).toMatchObject({ kind: 'fresh', copy: { coins: [] } })
  expect(server.asked).toHaveLength(1)
})

test.each([
  ['answers 500', ['coins/markets', 'simple/price']],
  ['answers a page of HTML', ['coins/markets', 'simple/price']],
  ['answers nothing', ['coins/markets', 'simple/price']],
  ['cuts its JSON short', ['coins/markets', 'simple/price']],
  ['answers 429', ['coins/markets']],
  ['sends elsewhere', ['coins/markets']],
  ['breaks the connection', ['coins/markets']],
])(
  'CRYPTO-06: a source that %s leaves the last known prices, and is left alone for a while',
  async (name, calls) => {
    const { feed, another, server, clock, heard } = await feedOn(source())
    await feed.markets()
    clock.now += 6 * minute
    server.answers(troubles[name]!)
    server.asked.length = 0
    const stale = { kind: 'stale', copy: { copiedAt: '2026-11-21T05:00:00.000Z' } }
    for (const _ of [1, 2, 3]) expect(await feed.markets()).toMatchObject(stale)
    expect(names(server.asked)).toEqual(calls)
    expect(heard).toHaveLength(calls.length)
    // A server that is started now has the last known prices too.
    expect((await another().markets()).kind).toBe('stale')
    server.answers(source())
    clock.now += 3 * minute
    expect((await feed.markets()).kind).toBe('fresh')
  },
)

test('a source that hangs is waited for five seconds in all, and nothing known is reported as such', async () => {
  const { feed, server } = await feedOn(troubles['hangs in the middle']!)
  const reading = pastTimeLimit(
    () => feed.markets(),
    () => server.asked.length > 0,
  )
  expect(await reading).toMatchObject({ kind: 'unavailable' })
  expect(await feed.search('eth', visitor)).toMatchObject({ kind: 'unavailable' })
  expect(server.asked).toHaveLength(1)
})

test('CRYPTO-08: when the fuller answer cannot be used, prices alone stand in, with the pictures of before', async () => {
  const server = { '/api/v3/coins/markets': json({ coins: [] }) }
  const { feed } = await feedOn(source(server))
  const reading = await feed.markets()
  expect(reading).toMatchObject({ kind: 'fresh' })
  expect('copy' in reading && reading.copy.coins[0]).toMatchObject({ name: 'Bitcoin', high_24h: null })
})

test('CRYPTO-09: a status is reported in the words of the catalogue, to the operator alone', async () => {
  const { feed, heard, server, clock } = await feedOn(
    source({
      '/api/v3/coins/markets': json(missingKey, 401),
      '/api/v3/search': json({ error: 'Missing parameter' }, 422),
    }),
    { demoKey: 'CG-secret' },
  )
  expect(await feed.markets()).toMatchObject({ kind: 'unavailable' })
  expect(await feed.search('eth', visitor)).toMatchObject({ kind: 'unavailable' })
  expect(heard).toEqual(['API responded with status: 401', 'Search API responded with status: 422'])
  // Where we are unwelcome, another question is not asked.
  expect(names(server.asked)).toEqual(['coins/markets', 'search'])
  clock.now += 30_000
  await feed.search('eth', visitor)
  expect(server.asked).toHaveLength(2)
  // A refused search does not block the next one.
  await feed.search('btc', visitor)
  expect(server.asked).toHaveLength(3)
})

test('no more than 30 calls fall into any minute, and searches leave room for the default list', async () => {
  const { feed, server, clock } = await feedOn(source())
  for (let number = 0; number < 20; number += 1) await feed.search(`term ${number}`, visitorOf(number))
  expect(server.asked).toHaveLength(12)
  expect((await feed.markets()).kind).toBe('fresh')
  clock.now += minute
  for (let number = 30; number < 50; number += 1) await feed.search(`term ${number}`, visitorOf(number))
  expect(server.asked).toHaveLength(25)
})

test('one address causes at most 4 searches a minute and 60 a day; others are not affected', async () => {
  const { feed, server, clock } = await feedOn(source({ '/api/v3/search': json({ coins: [] }) }))
  const search = async (number: number) => await feed.search(`term ${number}`, visitor)
  for (let number = 0; number < 4; number += 1) await search(number)
  const refusal = { reason: 'own-share', until: start + minute }
  expect(await search(4)).toEqual({ kind: 'unavailable', refusal })
  expect((await feed.search('term 4', visitorOf(1))).kind).toBe('fresh')
  for (let number = 5; number < 100; number += 1) {
    clock.now += minute
    await search(number)
  }
  expect(server.asked).toHaveLength(60 + 1)
  clock.now = start + 24 * 60 * minute + 5 * minute
  expect((await search(100)).kind).toBe('fresh')
})

test('when the calls of the month are used up nothing is asked, by any server, until the next one', async () => {
  const { feed, another, server, clock, db } = await feedOn(source())
  await feed.markets()
  await db.updateTable('crypto_calls').set({ calls: 10_000 }).execute()
  clock.now += 6 * minute
  for (const one of [feed, another()]) expect((await one.markets()).kind).toBe('stale')
  expect(await feed.search('eth', visitor)).toMatchObject({ kind: 'unavailable' })
  expect(server.asked).toHaveLength(1)
  clock.now = Date.parse('2026-12-01T00:00:00Z')
  expect((await feed.markets()).kind).toBe('fresh')
  const counted = await db.selectFrom('crypto_calls').select(['month', 'calls']).orderBy('month').execute()
  expect(counted).toEqual([
    { month: '2026-11-01', calls: 10_000 },
    { month: '2026-12-01', calls: 1 },
  ])
})

test('searches leave the default list what it can need until the month ends', async () => {
  const { feed, server, db } = await feedOn(source())
  const allowance = {
    month: '2026-11-01',
    minute: new Date(start - 5 * minute),
    perMonth: 10_000,
    perMinute: 15,
  }
  expect(await takeCall(db, allowance)).toBe(true)
  // Nine days and 19 hours are left: 2820 calls.
  await db
    .updateTable('crypto_calls')
    .set({ calls: 10_000 - 2820 })
    .execute()
  expect(await feed.search('eth', visitor)).toMatchObject({ kind: 'unavailable' })
  expect(server.asked).toEqual([])
  expect((await feed.markets()).kind).toBe('fresh')
})

test('without the database the default coins come from the source, searches do not', async () => {
  const { feed, server, heard } = await feedOn(source(), { db: failingDatabase() })
  for (const _ of [1, 2]) expect((await feed.markets()).kind).toBe('fresh')
  expect(await feed.search('eth', visitor)).toMatchObject({ kind: 'unavailable' })
  expect(names(server.asked)).toEqual(['coins/markets'])
  expect(new Set(heard)).toEqual(new Set(['storage']))
})

test('pictures of coins are fetched behind the answer, once, from the hosts of the source, and then served from here', async () => {
  const picture: Answers = (response) => {
    response.writeHead(200, { 'content-type': 'image/png' })
    response.end(png)
  }
  const { feed, server, clock } = await feedOn(source())
  const rows = [
    { ...markets[0]!, image: `${server.origin}/coins/bitcoin.png?1` },
    { ...markets[1]!, image: 'https://elsewhere.example/ethereum.png' },
  ]
  server.answers(source({ '/api/v3/coins/markets': json(rows), '/coins/bitcoin.png': picture }))
  const images = async () => {
    const reading = await feed.markets()
    return 'copy' in reading ? reading.copy.coins.map(({ image }) => image) : []
  }
  expect(await images()).toEqual([null, null])
  await vi.waitFor(async () =>
    expect(await images()).toEqual([expect.stringMatching(/^\/media\/[0-9a-f]{64}$/), null]),
  )
  clock.now += 6 * minute
  await images()
  expect(server.asked.filter((url) => url.startsWith('/coins/'))).toHaveLength(1)
})

test('for the status page: nothing known, then working with the age of the prices, then a source that is silent', async () => {
  const { feed, another, clock, server } = await feedOn(source())
  expect(await feed.health()).toEqual({ state: 'unknown', newestAt: undefined })
  await feed.markets()
  const newestAt = new Date(start)
  expect(await feed.health()).toEqual({ state: 'working', newestAt })
  // Another server knows it from the database, and old prices alone are no trouble.
  clock.now += 60 * minute
  expect(await another().health()).toEqual({ state: 'working', newestAt })
  server.answers(json({}, 500))
  await feed.markets()
  expect(await feed.health()).toEqual({ state: 'silent', newestAt })
})
