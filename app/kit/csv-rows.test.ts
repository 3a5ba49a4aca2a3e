import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvRows } from './csv-rows.ts'

test('cells end at commas, lines at any kind of line end', () => {
  expect(csvRows('a,b\r\nc,\nd\re,f')).toEqual([['a', 'b'], ['c', ''], ['d'], ['e', 'f']])
  expect(csvRows('a,')).toEqual([['a', '']])
  expect(csvRows('')).toEqual([])
})

test('quotes keep commas, line ends and quotes of a cell; the mark of a spreadsheet is no cell', () => {
  expect(csvRows('\uFEFF"a,b","say ""x""","two\nlines",नेपाल')).toEqual([
    ['a,b', 'say "x"', 'two\nlines', 'नेपाल'],
  ])
})

test('a quote where none belongs spoils its line only', () => {
  expect(csvRows('a,b"c,d\ne,f')).toEqual([
    ['a', 'b"c,d'],
    ['e', 'f'],
  ])
})

test('what is written with quotes is read again', () => {
  const table = fc.array(fc.array(fc.string(), { minLength: 1 }), { minLength: 1 })
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  fc.assert(
    fc.property(table, (rows) => {
      expect(csvRows(rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join(''))).toEqual(rows)
    }),
  )
})
