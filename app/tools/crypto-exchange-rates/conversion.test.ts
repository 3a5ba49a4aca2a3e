import { expect, test } from 'vitest'
import { convert, type Direction, priceNpr } from './conversion.ts'

const bitcoin = { current_price: 80_000 }
const done = (value: number) => ({ kind: 'done', value })

test('CRYPTO-02: the price in rupees is the price in dollars times the buying rate', () => {
  expect(priceNpr(80_000, '151.44')).toBe(12_115_200)
  expect(priceNpr(null, '151.44')).toBeNull()
  expect(priceNpr(80_000, undefined)).toBeNull()
})

test.each<[string, Direction, number]>([
  ['0.5', 'coin-npr', 6_057_600],
  ['२', 'coin-usd', 160_000],
  [' 1.25 ', 'coin-usd', 100_000],
  ['1,21,15,200', 'npr-coin', 1],
  ['40000', 'usd-coin', 0.5],
  ['.25', 'coin-usd', 20_000],
  ['5.', 'coin-usd', 400_000],
  ['0', 'coin-npr', 0],
])('%s by way of %s is %d', (typed, direction, value) => {
  expect(convert(typed, direction, bitcoin, '151.44')).toEqual(done(value))
})

test.each([
  ['', 'empty'],
  ['one', 'not-digits'],
  ['1234567890123', 'too-large'],
])('%j is %s', (typed, kind) => {
  expect(convert(typed, 'coin-usd', bitcoin, '151.44')).toEqual({ kind })
})

test('what is not known is not reckoned with', () => {
  expect(convert('1', 'coin-npr', bitcoin, undefined)).toEqual({ kind: 'no-price' })
  expect(convert('1', 'coin-usd', bitcoin, undefined)).toEqual(done(80_000))
  expect(convert('1', 'usd-coin', { current_price: null }, '151.44')).toEqual({ kind: 'no-price' })
  expect(convert('1', 'usd-coin', { current_price: 0 }, '151.44')).toEqual({ kind: 'no-price' })
})
