import { expect, test } from 'vitest'
import { csvOf } from '#app/lib/csv.ts'
import { batchTable, convertedIn, convertLine, isAmbiguous, linesOf } from './batch-results.tsx'

test('lines keep their numbers; empty ones are left out', () => {
  expect(linesOf(' 2082-04-29 \r\n\n\t\n2082-04-30')).toEqual([
    { number: 1, text: '2082-04-29' },
    { number: 4, text: '2082-04-30' },
  ])
  expect(linesOf(' \n ')).toEqual([])
})

test('each line is converted or refused for itself', () => {
  const convertAll = (text: string) => linesOf(text).map((line) => convertLine('bs', line))
  expect(convertAll('2082-04-29\nhello\n२०८३-०१-०१')).toMatchObject([
    { number: 1, conversion: { ok: true, converted: { result: { year: 2025, month: 8, day: 14 } } } },
    { number: 2, conversion: { ok: false, failure: { reason: 'unreadable' } } },
    { number: 3, conversion: { ok: true, converted: { result: { year: 2026, month: 4, day: 14 } } } },
  ])
})

test('lines whose numbers are a date in both calendars are asked back, and read as what is meant', () => {
  const lines = linesOf('2025-07-13\n13 Kartik 2025\n2082-03-29').map((line) => convertLine('bs', line))
  expect(lines.map(isAmbiguous)).toEqual([true, false, false])
  const result = (meant: 'bs' | 'ad') =>
    batchTable(convertedIn(meant, lines), 'bs', 'en').map((row) => row.slice(2, 4))
  expect(result('ad')[1]).toEqual(['2082-03-29', '2025-07-13'])
  expect(result('bs')[1]).toEqual(['2025-07-13', '1968-10-29'])
  expect(result('ad').slice(2)).toEqual(result('bs').slice(2))
})

test('a table begins with the mark of UTF-8 and ends its lines for spreadsheets', () => {
  expect(csvOf([['line', 'मिति']])).toBe('\uFEFFline,मिति\r\n')
})

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(csvOf([['a,b', 'say "hi"', 'two\nlines']])).toBe('\uFEFF"a,b","say ""hi""","two\nlines"\r\n')
})

test('no cell runs as a formula', () => {
  for (const text of ['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', ' =1', '|calc', '％'.normalize('NFKC')]) {
    expect(csvOf([[text]]).replace(/^\uFEFF"?/, ''), text).toMatch(/^'/)
  }
  expect(csvOf([['2082-04-29']])).toBe('\uFEFF2082-04-29\r\n')
})

test('the table has both calendars, whichever was given, and says why a line failed', () => {
  const lines = linesOf('2025-08-14\n2027-12-13\n2082-04-29').map((line) => convertLine('ad', line))
  expect(batchTable(lines, 'ad', 'en')).toEqual([
    ['Line', 'Given', 'BS', 'AD', 'Weekday', 'Remark'],
    ['1', '2025-08-14', '2082-04-29', '2025-08-14', 'Thursday', ''],
    [
      '2',
      '2027-12-13',
      '2084-08-27',
      '2027-12-13',
      'Monday',
      expect.stringMatching(/^Provisional: the official calendar of 2084 BS/),
    ],
    ['3', '2082-04-29', '', '', '', expect.stringContaining('from 13 April 1913')],
  ])
  expect(batchTable(lines, 'ad', 'ne')[1]).toEqual([
    '1',
    '2025-08-14',
    '2082-04-29',
    '2025-08-14',
    'बिहीबार',
    '',
  ])
})

test('the remark of a contested day is its other reading', () => {
  const lines = linesOf('2062-02-05\n2062-03-01').map((line) => convertLine('bs', line))
  const remarks = batchTable(lines, 'bs', 'en').map((row) => row.at(-1))
  expect(remarks).toEqual(['Remark', expect.stringContaining('19 May 2005'), ''])
})
