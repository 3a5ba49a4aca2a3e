import { expect, test } from 'vitest'
import {
  coinText,
  compactNumber,
  convert,
  type Direction,
  directionOf,
  percentText,
  priceNpr,
  priceText,
} from './conversion.ts'
import { messages } from './messages.ne.ts'

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

const { en, ne } = messages

test.each([
  [null, 'N/A'],
  [0, '0.00'],
  [999.994, '999.99'],
  [1000, '1.00K'],
  [12_345, '12.35K'],
  [1_000_000, '1.00M'],
  [12_400_000, '12.40M'],
  [1_000_000_000, '1.00B'],
  [88_312_345_678, '88.31B'],
  [1_555_886_872_303, '1,555.89B'],
  [-2_500_000, '−2.50M'],
])('CRYPTO-05: %j in few digits is %s', (value, text) => {
  expect(compactNumber('en', en.compact, value)).toBe(text)
})

test('CRYPTO-05: in Nepali large numbers have Nepali words and digits', () => {
  expect(compactNumber('ne', ne.compact, 1_555_886_872_303)).toBe('१,५५५.८९ अर्ब')
  expect(compactNumber('ne', ne.compact, 12_400_000)).toBe('१.२४ करोड')
  expect(compactNumber('ne', ne.compact, 450_000)).toBe('४.५० लाख')
  expect(compactNumber('ne', ne.compact, 3000)).toBe('३.०० हजार')
  expect(compactNumber('ne', ne.compact, null)).toBe('उपलब्ध छैन')
})

test.each([
  [77_671, '77,671.00'],
  [11_762_496.2394, '1,17,62,496.24'],
  [1, '1.00'],
  [0.999_812, '0.999812'],
  [0.5, '0.5000'],
  [0.106_54, '0.10654'],
  [0.000_012_3, '0.000012'],
  [0.000_001, '0.000001'],
  [0.000_000_05, '< 0.000001'],
  [0, '0.00'],
  [-747.342, '−747.34'],
])('CRYPTO-05: a price of %d is %s, grouped the Nepali way', (value, text) => {
  expect(priceText('en', value)).toBe(text)
})

test('CRYPTO-05: a small price in Nepali digits keeps four decimals too', () => {
  expect(priceText('ne', 0.5)).toBe('०.५०००')
})

test.each([
  [1, '1'],
  [0.000_085, '0.000085'],
  [1234.5, '1,234.5'],
  [0, '0'],
  [10, '10'],
])('an amount of %d coins is %s', (value, text) => {
  expect(coinText('en', value)).toBe(text)
})

test('CRYPTO-10: a change is up above zero, down below, neutral at zero, and has its sign', () => {
  expect([0.001, -0.001, 0, -0].map(directionOf)).toEqual(['up', 'down', 'neutral', 'neutral'])
  expect([0.512, -0.953, 0].map((value) => percentText('en', value))).toEqual(['+0.51%', '−0.95%', '0.00%'])
  expect(percentText('ne', -12.5)).toBe('−१२.५०%')
})
