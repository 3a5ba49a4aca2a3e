import { expect, test, vi } from 'vitest'
import { rememberLast } from './remember-last.ts'

test('the same arguments are computed once, others again, and only the last answer is kept', () => {
  const make = vi.fn<(list: readonly number[], factor: number) => number[]>((list, factor) =>
    list.map((one) => one * factor),
  )
  const remembered = rememberLast(make)
  const list = [1, 2]
  const first = remembered(list, 2)
  expect(first).toEqual([2, 4])
  expect(remembered(list, 2)).toBe(first)
  expect(make).toHaveBeenCalledTimes(1)
  expect(remembered(list, 3)).toEqual([3, 6])
  expect(remembered([1, 2], 3)).toEqual([3, 6])
  expect(remembered(list, 2)).toEqual([2, 4])
  expect(make).toHaveBeenCalledTimes(4)
})
