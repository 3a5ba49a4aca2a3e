import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const text = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
const rows = text.split('\n').filter((line) => /^\| \d/.test(line))

/** What of the standard bites a site like this one. */
const wanted = `
  1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.4 1.3.6 2.3.2 2.4.1 3.2.1 3.3.1 3.3.2 3.3.3 3.3.4 3.4.1 3.4.2 3.4.3 3.4.4 3.4.5
  3.4.6 3.5.1 3.5.2 3.5.3 6.3.1 7.2.1 7.2.2 7.2.3 7.2.4 7.3.1 7.3.2 7.4.1 7.4.2 7.4.3 7.4.4 7.4.5 8.2.1 8.2.2 8.2.3
  8.3.1 10.5.1 10.5.2 10.5.3 10.5.4 13.2.4 13.2.5 14.2.1 14.2.2 14.2.3 14.3.1 14.3.2 14.3.3 15.1.2 15.2.1 15.2.2
  15.3.2 15.3.3 15.3.5 15.3.6 15.3.7 16.2.5 16.3.1 16.3.2 16.3.3 16.3.4 16.4.1 16.5.1 16.5.2 16.5.3`

/** Of the first cell: `3.3.1 to 3.3.4` are four. */
function itemsOf(row: string): string[] {
  const cell = row.split('|')[1] ?? ''
  const range = /(\d+\.\d+)\.(\d+) to \1\.(\d+)/.exec(cell)
  if (!range) return cell.match(/\d+\.\d+\.\d+/g) ?? []
  const [, chapter = '', first, last] = range
  const count = Number(last) - Number(first) + 1
  return Array.from({ length: count }, (_, index) => `${chapter}.${Number(first) + index}`)
}

test('every item of the standard that bites here has its row in docs/asvs.md', () => {
  const told = rows.flatMap(itemsOf)
  expect(
    wanted
      .trim()
      .split(/\s+/)
      .filter((item) => !told.includes(item)),
  ).toEqual([])
  expect(new Set(told).size).toBe(told.length)
})

test('every test that docs/asvs.md names exists, with the words that are quoted in a title', () => {
  const named = rows.flatMap((row) => [...row.matchAll(/`([^`]+\.(?:test|stress|spec)\.ts)`: "([^"]+)"/g)])
  expect(named.length).toBeGreaterThan(55)
  for (const [, file = '', words = ''] of named) {
    expect(existsSync(join(root, file)), file).toBe(true)
    const source = readFileSync(join(root, file), 'utf8')
    const titles = [
      ...source.matchAll(/\btest(?:\.each(?:<[^(]*>)?\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1\s*,/g),
    ].map(([, , title]) => title ?? '')
    expect(
      titles.filter((title) => title.includes(words)),
      `${file}: ${words}`,
    ).not.toEqual([])
  }
})

test('a row without a test says why', () => {
  const silent = rows.filter((row) => !/\.(test|stress|spec)\.ts`: "/.test(row))
  expect(silent.map(itemsOf)).toEqual([['1.2.5']])
})
