import { expect, test } from 'vitest'
import { toggled } from './selection.ts'

test('NET-08: picking adds a plan, picking it again removes it, and a fourth pick is ignored', () => {
  expect(toggled([], 'a')).toEqual(['a'])
  expect(toggled(['a', 'b'], 'c')).toEqual(['a', 'b', 'c'])
  expect(toggled(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c'])
  expect(toggled(['a', 'b', 'c'], 'b')).toEqual(['a', 'c'])
  expect(toggled(['a'], 'a')).toEqual([])
})
