import { expect, test } from 'vitest'
import { increasing } from './row-order.server.ts'

test.each([
  ['positions in any order', [30, 10, 20], [10, 20, 30]],
  ['rows of the same position', [0, 0, 0], [0, 1, 2]],
  ['no room between two', [10, 10, 11, 12], [10, 11, 12, 13]],
  ['a position below 0', [-5, 10], [0, 10]],
  ['no rows', [], []],
])('%s: %j are given out as %j', (_, positions, expected) => {
  expect(increasing(positions)).toEqual(expected)
})
