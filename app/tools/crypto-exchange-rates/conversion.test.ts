import { expect, test } from 'vitest'
import { convert, type Direction, priceNpr } from './conversion.ts'

const bitcoin = { current_price: 80_000 }
const done = (amount: number, value: number) => ({ kind: 'done', amount, value })

test('CRYPTO-02: the price in rupees is the price in dollars times the buying rate', () => {
  expect(priceNpr(80_000, '151.44')).toBe(12_115_200)
  expect(priceNpr(null, '151.44')).toBeNull()
  expect(priceNpr(80_000, undefined)).toBeNull()
})

test.each<[string, Direction, number, number]>([
  ['0.5', 'coin-npr', 0.5, 6_057_600],
  ['२', 'coin-usd', 2, 160_000],
  [' 1.25 ', 'coin-usd', 1.25, 100_000],
  ['1,21,15,200', 'npr-coin', 12_115_200, 1],
  ['40000', 'usd-coin', 40_000, 0.5],
  ['.25', 'coin-usd', 0.25, 20_000],
  ['5.', 'coin-usd', 5, 400_000],
  ['0', 'coin-npr', 0, 0],
])('%s by way of %s is read as %d and gives %d', (typed, direction, amount, value) => {
  expect(convert(typed, direction, bitcoin, '151.44')).toEqual(done(amount, value))
})

test.each([
  ['', 'empty'],
  ['one', 'not-digits'],
  ['1234567890123', 'too-large'],
])('%j is %s', (typed, kind) => {
  expect(convert(typed, 'coin-usd', bitcoin, '151.44')).toEqual({ kind })
})

test('what is not known is not reckoned with', () => {
  expect(convert('1', 'coin-npr', bitcoin, undefined)).toEqual({ kind: 'no-rate' })
  expect(convert('1', 'coin-usd', bitcoin, undefined)).toEqual(done(1, 80_000))
  expect(convert('1', 'usd-coin', { current_price: null }, '151.44')).toEqual({ kind: 'no-rate' })
  expect(convert('1', 'usd-coin', { current_price: 0 }, '151.44')).toEqual({ kind: 'no-rate' })
})
