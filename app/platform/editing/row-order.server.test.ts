import { expect, test } from 'vitest'
import { newPositions } from './row-order.server.ts'

test.each([
  ['an order that is right already', [10, 20, 30], [10, 20, 30]],
  ['a row moved to the end', [20, 30, 10], [20, 30, 40]],
  ['a row moved to the front', [30, 10, 20], [5, 10, 20]],
  ['a row moved between two', [10, 40, 20, 30, 50], [10, 15, 20, 30, 50]],
  ['two rows moved between two', [10, 50, 40, 20, 30], [10, 14, 17, 20, 30]],
  ['no room between two', [10, 30, 11, 12], [10, 30, 40, 50]],
  ['rows of the same position', [0, 0, 0], [0, 10, 20]],
  ['a position below 0', [-5, 10], [5, 10]],
  ['no room before the first', [7, 0, 1, 2], [7, 17, 27, 37]],
  ['no rows', [], []],
])('%s: %j becomes %j', (_, positions, expected) => {
  expect(newPositions(positions)).toEqual(expected)
})

test('of a long list only the rows that moved get another position', () => {
  const positions = Array.from({ length: 1000 }, (_, index) => index * 10)
  const [moved = 0] = positions.splice(900, 1)
  positions.splice(3, 0, moved)
  const placed = newPositions(positions)
  expect(placed.filter((position, at) => position !== positions[at])).toHaveLength(1)
  expect(placed).toEqual(placed.toSorted((one, other) => one - other))
})
