import { expect, test } from 'vitest'
import { IpLimit } from './ip-limit.server.ts'

const at = (seconds: number) => new Date(seconds * 1000)

test('an address that has reached its limit waits until its first call is old enough; others do not', () => {
  const limit = new IpLimit([{ calls: 2, withinMs: 60_000 }])
  limit.count('a', at(0))
  expect(limit.blockedUntil('a', at(10))).toBeUndefined()
  limit.count('a', at(10))
  expect(limit.blockedUntil('a', at(20))).toBe(60_000)
  expect(limit.blockedUntil('b', at(20))).toBeUndefined()
  expect(limit.blockedUntil('a', at(60))).toBeUndefined()
  limit.count('a', at(60))
  expect(limit.blockedUntil('a', at(61))).toBe(70_000)
})

test('the limit that blocks longest counts', () => {
  const limit = new IpLimit([
    { calls: 1, withinMs: 10_000 },
    { calls: 2, withinMs: 100_000 },
  ])
  limit.count('a', at(0))
  expect(limit.blockedUntil('a', at(5))).toBe(10_000)
  limit.count('a', at(20))
  expect(limit.blockedUntil('a', at(25))).toBe(100_000)
})
