import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf, csvRows, csvTable } from './csv.ts'

const dangerous = fc
  .tuple(
    fc.constantFrom('', ' ', '\n', '\u00a0'),
    fc.constantFrom('=', '+', '-', '@', '\t', '\r', '|', '%', '＝', '＋', '－', '＠'),
    fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', "'", 'A', '1', '(', '!', ' ', ';') }),
  )
  .map((parts) => parts.join(''))

/** A negative number is a number in a spreadsheet, too. */
const number = /^-\d+(\.\d+)?$/

/** As a spreadsheet reads it. */
function cellsOf(csv: string): string[] {
  return [...csv.replace(/^\uFEFF/, '').matchAll(/"((?:[^"]|"")*)"(?:,|\r\n)|([^",\r\n]*)(?:,|\r\n)/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )
}

test('ASVS 1.2.10: no cell of a file for spreadsheets begins like a formula, and none becomes two', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(dangerous, fc.string()), { minLength: 1 }), (row) => {
      const cells = cellsOf(csvOf([row]))
      expect(cells).toEqual(
        row.map((text) =>
          !number.test(text) && /^'*\s*[=+\-@\t\r|%＝＋－＠]/.test(text) ? `'${text}` : text,
        ),
      )
      for (const cell of cells.filter((text) => !number.test(text)))
        expect(cell).not.toMatch(/^\s*[=+\-@|%＝＋－＠]|^[\t\r]/)
    }),
  )
})

test('a negative number stays one, and nothing but a number does', () => {
  expect(csvOf([['-1.8', '-5', '-1+1', '-1.', '-', '-1\n', '--1']]).slice(1)).toBe(
    `-1.8,-5,"'-1+1","'-1.","'-","'-1\n","'--1"\r\n`,
  )
})

test('ASVS 1.2.10: every file for spreadsheets is written by this one function', () => {
  const root = join(import.meta.dirname, '../..')
  const files = ['app', 'server'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => `${room}/${name}`),
  )
  const exporting = files.filter((name) => /'text\/csv'/.test(readFileSync(join(root, name), 'utf8')))
  const through = exporting.filter((name) =>
    /#app\/lib\/csv\.ts/.test(readFileSync(join(root, name), 'utf8')),
  )
  const passedOn = [
    'app/admin/kit/requests.ts',
    'server/admin/admin-route.ts',
    'server/api/v1/routes.ts',
    'server/data/mount.ts',
  ]
  expect(exporting.toSorted()).toEqual([...through, ...passedOn].toSorted())
  expect(through.length).toBeGreaterThanOrEqual(4)
})

test('a file for spreadsheets is read again as it was, formulas and apostrophes included', () => {
  const text = fc.oneof(dangerous, fc.string(), fc.constantFrom("'=1", "''-", "'x"))
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), (texts) => {
      const table = csvTable(csvOf([['line', 'text'], ...texts.map((one) => ['x', one])]))
      expect(table.rows.map(({ cells }) => cells.get('text'))).toEqual(texts)
    }),
  )
})

test('a table has the names of its columns; columns without a name count where they have a text', () => {
  expect(csvTable(' Name ,CODE,,\r\nNMB,A,,\r\n,,,\r\nNIC,B,,x\r\n')).toEqual({
    head: ['name', 'code', 'column 4'],
    rows: [
      {
        line: 2,
        cells: new Map([
          ['name', 'NMB'],
          ['code', 'A'],
        ]),
      },
      {
        line: 4,
        cells: new Map([
          ['name', 'NIC'],
          ['code', 'B'],
          ['column 4', 'x'],
        ]),
      },
    ],
  })
})

test.each([';', '\t'])('cells end at the separator of the first line, such as %j', (separator) => {
  expect(csvRows(`a;b\n"c;d";e,f`.replaceAll(';', separator))).toEqual([
    ['a', 'b'],
    [`c${separator}d`, 'e,f'],
  ])
})

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
      const lines = [['a', 'b'], ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`)
      expect(csvRows(lines.join('')).slice(1)).toEqual(rows)
    }),
  )
})
