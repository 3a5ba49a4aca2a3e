import { expect, test } from 'vitest'
import type { PlacedRow } from '#app/platform/editing/answers.ts'
import { moved } from './order-modal.tsx'

const row = (id: string, group: string | null = null): PlacedRow => ({
  id,
  name: id,
  name_ne: null,
  is_active: true,
  group,
})
const list = (ids: string) => [...ids].map((id) => row(id))
const ids = (rows: readonly PlacedRow[]) => rows.map(({ id }) => id).join('')

test.each([
  ['a', 3, 'bca'],
  ['c', 1, 'cab'],
  ['b', 9, 'acb'],
  ['b', 0, 'bac'],
  ['b', 2, 'abc'],
  ['x', 1, 'abc'],
])('of abc, %s at place %d gives %s', (id, place, expected) => {
  expect(ids(moved(list('abc'), id, place))).toBe(expected)
})

test('a place counts in the group of the row, and other groups stay', () => {
  const rows = [row('a', '1'), row('b', '1'), row('c', '2'), row('d', '2')]
  expect(ids(moved(rows, 'd', 1))).toBe('abdc')
  expect(ids(moved(rows, 'a', 4))).toBe('bacd')
})
