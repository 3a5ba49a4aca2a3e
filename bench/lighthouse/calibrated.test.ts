import { expect, test } from 'vitest'
import { slowdownOf } from './calibrated.ts'

test.each([
  [100, 1],
  [150, 1],
  [475, 1.5],
  [800, 2],
  [1050, 2.5],
  [1300, 3],
  [1533, 4],
  [1766, 5],
  [2000, 6],
  [2500, 6],
])('a machine of index %d is slowed down %d times', (index, times) => {
  expect(slowdownOf(index)).toBeCloseTo(times, 1)
})
