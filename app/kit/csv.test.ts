import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const dangerous = fc
  .tuple(
    fc.constantFrom('', ' ', '\n', '\u00a0'),
    fc.constantFrom('=', '+', '-', '@', '\t', '\r', '|', '%', '＝', '＋', '－', '＠'),
    fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', "'", 'A', '1', '(', '!', ' ', ';') }),
  )
  .map((parts) => parts.join(''))

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
      expect(cells).toEqual(row.map((text) => (/^\s*[=+\-@\t\r|%＝＋－＠]/.test(text) ? `'${text}` : text)))
      for (const cell of cells) expect(cell).not.toMatch(/^\s*[=+\-@|%＝＋－＠]|^[\t\r]/)
    }),
  )
})

/** Days and numbers that the site itself has checked: no text of anybody stands in it. */
const withoutTexts = ['app/tools/gold-silver-price/parts/price-history.tsx']

test('ASVS 1.2.10: every file for spreadsheets is written by this one function', () => {
  const root = join(import.meta.dirname, '../..')
  const files = ['app', 'server'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => `${room}/${name}`),
  )
  const exporting = files.filter((name) => /'text\/csv'/.test(readFileSync(join(root, name), 'utf8')))
  const through = exporting.filter((name) =>
    /#app\/kit\/csv\.ts/.test(readFileSync(join(root, name), 'utf8')),
  )
  const passedOn = ['app/admin/newsletter/download-button.tsx', 'server/admin/define.ts']
  expect(exporting.toSorted()).toEqual([...through, ...withoutTexts, ...passedOn].toSorted())
  expect(through.length).toBeGreaterThanOrEqual(5)
})
