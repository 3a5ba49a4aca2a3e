import { expect, test } from 'vitest'
import nulls from '#app/feeds/crypto/fixtures/markets-nulls.json'
import markets from '#app/feeds/crypto/fixtures/markets-top10.json'
import { readMarkets } from '#app/feeds/crypto/shape.ts'
import { filtered, inOrder, topAndMore } from './coin-list.ts'

const rows = [...nulls, ...markets]
const coins = readMarkets(
  rows,
  rows.map(({ id }) => id),
)!
const symbols = (list: typeof coins) => list.map(({ symbol }) => symbol).join(' ')

test('coins stand in the order that was chosen, unknown figures last', () => {
  expect(symbols(inOrder(coins, 'market-cap'))).toBe('btc eth usdt bnb xrp usdc sol trx doge ada thin')
  expect(symbols(inOrder(coins, 'price'))).toBe('btc eth bnb sol xrp usdc usdt trx ada doge thin')
  expect(symbols(inOrder(coins, 'gain'))).toBe('trx xrp usdc ada usdt bnb btc eth sol doge thin')
  expect(symbols(inOrder(coins, 'loss'))).toBe('doge sol eth btc bnb usdt ada usdc xrp trx thin')
  expect(inOrder(coins, 'name')[0]?.name).toBe('Bitcoin')
})

test('CRYPTO-01: the first ten stand on top, the rest below', () => {
  const { top, more } = topAndMore(inOrder(coins, 'market-cap'))
  expect([top.length, symbols(more)]).toEqual([10, 'thin'])
  expect(topAndMore(coins.slice(0, 3)).more).toEqual([])
})

test('CRYPTO-03: a single character filters the list by name, symbol and id', () => {
  expect(filtered(coins, '  ')).toHaveLength(11)
  expect(symbols(filtered(coins, 'X'))).toBe('xrp trx')
  expect(symbols(filtered(coins, 'binance'))).toBe('bnb')
  expect(filtered(coins, 'ऱ')).toEqual([])
})
