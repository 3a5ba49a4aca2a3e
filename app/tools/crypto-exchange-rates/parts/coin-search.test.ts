import { expect, test } from 'vitest'
import { readMarkets } from '#app/feeds/crypto/adapter.server.ts'
import nulls from '#app/feeds/crypto/fixtures/markets-nulls.json'
import markets from '#app/feeds/crypto/fixtures/markets-top10.json'
import { filtered, topAndMore } from './coin-search.tsx'

const rows = [...nulls, ...markets]
const coins = readMarkets(
  rows,
  rows.map(({ id }) => id),
)!
const symbols = (list: typeof coins) => list.map(({ symbol }) => symbol).join(' ')

test('CRYPTO-01: the first ten stand on top, the rest below', () => {
  const { top, more } = topAndMore(coins)
  expect([top.length, symbols(more)]).toEqual([10, 'trx'])
  expect(topAndMore(coins.slice(0, 3)).more).toEqual([])
})

test('CRYPTO-03: a single character filters the list by name, symbol and id', () => {
  expect(filtered(coins, '  ')).toHaveLength(11)
  expect(symbols(filtered(coins, 'X'))).toBe('xrp trx')
  expect(symbols(filtered(coins, 'binance'))).toBe('bnb')
  expect(filtered(coins, 'ऱ')).toEqual([])
})
