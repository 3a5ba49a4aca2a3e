import { expect, test } from 'vitest'
import { allowanceAt, isFresh, restMs } from './freshness.ts'

const now = new Date('2026-11-21T05:00:30Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString()

test('CRYPTO-04: prices are good for five minutes; a copy from the future is not', () => {
  expect(isFresh(ago(299), now)).toBe(true)
  expect(isFresh(ago(300), now)).toBe(false)
  expect(isFresh(ago(-5), now)).toBe(false)
})

test('a source that says for how long is obeyed, five minutes at most', () => {
  expect(restMs(1, 0.5, 120_000)).toBe(120_000)
  expect(restMs(7, 1, 120_000)).toBe(120_000)
  expect(restMs(1, 0, 900_000)).toBe(300_000)
  expect(restMs(1, 0, 0)).toBe(5000)
})

test('without a word it is left alone for a minute, then longer, never the same time for all servers', () => {
  expect([1, 2, 3, 4, 50].map((failures) => restMs(failures, 0))).toEqual([
    60_000, 120_000, 240_000, 300_000, 300_000,
  ])
  expect(restMs(1, 1)).toBe(75_000)
})

test('no sixty seconds see more than 30 calls, and the default list has its turn in each minute', () => {
  const all = allowanceAt(now, 'default')
  expect(all).toEqual({
    month: '2026-11-01',
    minute: new Date('2026-11-21T05:00:00Z'),
    perMonth: 10_000,
    perMinute: 15,
  })
  expect(allowanceAt(now, 'search').perMinute).toBeLessThan(all.perMinute)
})

test('searches leave the default list a call in five minutes until the month ends', () => {
  const first = allowanceAt(new Date('2026-12-01T00:00:00Z'), 'search')
  expect([first.month, first.perMonth]).toEqual(['2026-12-01', 10_000 - 31 * 24 * 12])
  expect(allowanceAt(new Date('2026-12-31T23:59:59Z'), 'search').perMonth).toBe(9999)
})
