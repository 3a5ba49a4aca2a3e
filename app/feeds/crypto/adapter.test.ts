import { expect, test } from 'vitest'
import { defaultCoins, publicCoin, readFound, readMarkets, readSimplePrice } from './adapter.server.ts'
import { searchTerm } from './coin.ts'
import nulls from './fixtures/markets-nulls.json'
import markets from './fixtures/markets-top10.json'
import found from './fixtures/search-ethereum.json'
import none from './fixtures/search-none.json'
import prices from './fixtures/simple-price-top10.json'

const ids = defaultCoins.map(({ id }) => id)
const bitcoin = markets[0]!

test('CRYPTO-11: a coin has the thirteen fields of the source, and nothing beside them', () => {
  const [first, ...rest] = readMarkets(markets, ids) ?? []
  expect(rest).toHaveLength(9)
  expect(first).toEqual({
    id: 'bitcoin',
    symbol: 'btc',
    name: 'Bitcoin',
    image: bitcoin.image,
    current_price: 77_671,
    market_cap: 1_555_886_872_303,
    market_cap_rank: 1,
    price_change_percentage_24h: -0.953_02,
    price_change_24h: -747.342_487_575_1,
    total_volume: 33_235_034_316,
    high_24h: 79_045.689_227_48,
    low_24h: 77_049.632,
    last_updated: '2026-05-18T12:49:21.599Z',
  })
  expect(Object.keys(publicCoin.shape)).toEqual(Object.keys(first ?? {}))
})

test('a coin that is hardly traded has no figures, and is a coin all the same', () => {
  expect(readMarkets(nulls, ['thin-coin'])).toMatchObject([
    { name: 'Thin Coin', current_price: null, high_24h: null, market_cap_rank: null },
  ])
  expect(readMarkets([{ id: 'x', symbol: 'X', name: 'X' }], ['x'])).toMatchObject([
    { symbol: 'x', image: null, current_price: null, last_updated: null },
  ])
})

test('what was not asked for is left out, broken rows too', () => {
  expect(readMarkets(markets, ['tron', 'solana'])?.map(({ id }) => id)).toEqual(['solana', 'tron'])
  expect(readMarkets([{ ...bitcoin, current_price: '77671' }, markets[1]], ids)).toHaveLength(1)
  expect(readMarkets([], ids)).toEqual([])
})

test.each([
  ['an object', {}],
  ['nothing', null],
  ['a refusal', { status: { error_code: 429 } }],
  ['prices in words', [{ ...bitcoin, current_price: '77671' }]],
  ['names that are numbers', [{ ...bitcoin, name: 1 }]],
  ['an hour that is none', [{ ...bitcoin, last_updated: 'today' }]],
  ['other coins', [{ ...bitcoin, id: 'dogwifhat' }]],
])('%s is no list of coins', (_, body) => {
  expect(readMarkets(body, ids)).toBeUndefined()
})

test.each([
  ['a price of nothing', { current_price: 0 }],
  ['a negative price', { current_price: -1 }],
  ['a price beyond anything', { current_price: 1e300 }],
  ['a negative capitalisation', { market_cap: -1 }],
  ['a capitalisation beyond anything', { market_cap: 1e300 }],
  ['a negative volume', { total_volume: -5 }],
  ['a fall by more than everything', { price_change_percentage_24h: -101 }],
  ['a date of the far future', { last_updated: '9999-01-01T00:00:00Z' }],
  ['a date before there were coins', { last_updated: '1970-01-01T00:00:00Z' }],
])('%s is never shown', (_, wrong) => {
  expect(readMarkets([{ ...bitcoin, ...wrong }], ids)).toBeUndefined()
  expect(readMarkets([{ ...bitcoin, ...wrong }, markets[1]], ids)).toMatchObject([{ id: 'ethereum' }])
})

test.each([
  ['a date that no calendar has', { last_updated_at: 1e18 }],
  ['a negative date', { last_updated_at: -1e18 }],
  ['a negative price', { usd: -1 }],
  ['a price beyond anything', { usd: 1e300 }],
  ['a negative volume', { usd_24h_vol: -1 }],
])('prices alone with %s are not understood, and nothing is thrown', (_, wrong) => {
  expect(readSimplePrice({ bitcoin: { usd: 1, ...wrong } }, defaultCoins)).toBeUndefined()
})

test('CRYPTO-08: a search gives ids, at most 25, each once', () => {
  expect(readFound(found)).toEqual(['ethereum'])
  expect(readFound(none)).toEqual([])
  const many = { coins: Array.from({ length: 60 }, (_, number) => ({ id: `coin-${number >> 1}` })) }
  expect(readFound(many)).toHaveLength(25)
  for (const body of [null, [], {}, { coins: 'none' }, { coins: [{ id: 7 }] }])
    expect(readFound(body)).toBeUndefined()
})

test('CRYPTO-08, CRYPTO-11: prices alone are completed from what is known; the rest stays unknown', () => {
  const coins = readSimplePrice(prices, defaultCoins) ?? []
  expect(coins.map(({ id }) => id)).toEqual(ids)
  expect(coins[0]).toMatchObject({
    name: 'Bitcoin',
    symbol: 'btc',
    image: null,
    current_price: 77_671,
    market_cap: 1_555_886_872_303.4321,
    price_change_percentage_24h: -0.953_02,
    high_24h: null,
    low_24h: null,
    last_updated: '2026-05-18T08:17:38.000Z',
  })
  expect(coins[0]?.price_change_24h).toBeCloseTo(-747.34, 1)
  expect(readSimplePrice({ tron: { usd: 1 }, nothing: { usd: 2 } }, defaultCoins)).toMatchObject([
    { id: 'tron', current_price: 1, price_change_24h: null, last_updated: null },
  ])
  for (const body of [{}, null, [], { bitcoin: 'dear' }, { bitcoin: { usd: '1' } }])
    expect(readSimplePrice(body, defaultCoins)).toBeUndefined()
})

test('CRYPTO-03: a search has two characters or more after trimming, and one form', () => {
  expect(searchTerm('  ETH  2 ')).toBe('eth 2')
  expect(['', ' ', 'e', ' e '].map(searchTerm)).toEqual([undefined, undefined, undefined, undefined])
  expect(searchTerm('x'.repeat(80))).toHaveLength(50)
})
