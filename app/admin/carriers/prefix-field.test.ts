import { expect, test } from 'vitest'
import { prefixRows, withoutRow, withTyped } from './screen.tsx'

test('ADM-07: there is always one empty row, and not a second', () => {
  expect(prefixRows([])).toEqual([''])
  expect(prefixRows(['980', '981'])).toEqual(['980', '981', ''])
  expect(withTyped(['980'], 1, '')).toEqual(['980'])
  expect(withTyped(['980'], 0, '')).toEqual([])
})

test('ADM-07: a prefix takes digits only, in either script, and at most three', () => {
  expect(withTyped([], 0, '9a8-1234')).toEqual(['981'])
  expect(withTyped(['980'], 1, '९८४')).toEqual(['980', '984'])
})

test('a row that is emptied between others waits there for its digits', () => {
  expect(withTyped(['980', '981'], 0, '')).toEqual(['', '981'])
  expect(withoutRow(['', '981', '982'], 0)).toEqual(['981', '982'])
  expect(withoutRow(['', '981'], 1)).toEqual([])
})
