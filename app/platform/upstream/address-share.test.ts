import { expect, test } from 'vitest'
import { AddressShare } from './address-share.server.ts'

const at = (seconds: number) => new Date(seconds * 1000)

test('an address that has used up its share waits until its first call is old enough; others do not', () => {
  const share = new AddressShare([{ calls: 2, withinMs: 60_000 }])
  share.count('a', at(0))
  expect(share.usedUpUntil('a', at(10))).toBeUndefined()
  share.count('a', at(10))
  expect(share.usedUpUntil('a', at(20))).toBe(60_000)
  expect(share.usedUpUntil('b', at(20))).toBeUndefined()
  expect(share.usedUpUntil('a', at(60))).toBeUndefined()
  share.count('a', at(60))
  expect(share.usedUpUntil('a', at(61))).toBe(70_000)
})

test('of several limits the one that lasts longest counts', () => {
  const share = new AddressShare([
    { calls: 1, withinMs: 10_000 },
    { calls: 2, withinMs: 100_000 },
  ])
  share.count('a', at(0))
  expect(share.usedUpUntil('a', at(5))).toBe(10_000)
  share.count('a', at(20))
  expect(share.usedUpUntil('a', at(25))).toBe(100_000)
})
