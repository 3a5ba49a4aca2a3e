import { expect, test } from 'vitest'
import { readPriceTable } from '#app/records/gold-silver-prices/price-table.ts'
import { type LineResult, merged, partOf, readImportFile, stepsOf, withLines } from './import-file.ts'

interface DayResult extends LineResult {
  date: string | null
}

const result = (line: number, date: string | null, outcome = 'stored'): DayResult => ({ line, date, outcome })
const sent = { title: '', colour: '', isSent: true }
const outcomes = { stored: sent, held: sent, refused: { ...sent, isSent: false } }

test('lines are sent in the wanted order, without those that are refused anyway', () => {
  const preview = [result(2, '2026-08-15'), result(3, null, 'refused'), result(4, '2026-08-13', 'held')]
  const compare = (one: DayResult, other: DayResult) => other.line - one.line
  expect(stepsOf(preview, { outcomes, compare })).toEqual([[preview[2], preview[0]]])
})

test('other lines are sent in the order of the file, a few in each step', () => {
  const many = Array.from({ length: 60 }, (_, index) => result(index + 2, null))
  expect(stepsOf(many, { outcomes }).map((step) => step.length)).toEqual([25, 25, 10])
  expect(stepsOf(many, { outcomes }).flat()).toEqual(many)
})

test('GOLD-06: a step is a file of its own whose results stand at the lines of the whole one', () => {
  const csv = 'date,silver_tola,source\r\n2026-08-15,"1,500","a ""b"""\r\n\r\n2026-08-13,1400,-\r\n'
  const file = readImportFile(csv)
  const step = [result(4, '2026-08-13'), result(2, '2026-08-15')]
  const part = partOf(file, step)
  expect(part).toBe(
    '"date","silver_tola","source"\r\n"2026-08-13","1400","-"\r\n"2026-08-15","1,500","a ""b"""\r\n',
  )
  expect(withLines(step, [result(2, '2026-08-13', 'held'), result(3, '2026-08-15', 'updated')])).toEqual([
    result(4, '2026-08-13', 'held'),
    result(2, '2026-08-15', 'updated'),
  ])
  // The server numbers the lines of the whole file alike.
  const whole = csv.replace('silver_tola', 'silver_tola,gold_hallmark_tola,gold_hallmark_10g,silver_10g')
  expect(readPriceTable(whole)).toMatchObject({ ok: true, rows: [{ line: 2 }, { line: 4 }] })
})

test('GOLD-06: while the import goes on, each line shows what is known of it', () => {
  const preview = [result(2, '2026-08-13'), result(3, '2026-08-14')]
  expect(merged(preview, [result(3, '2026-08-14', 'held')]).map(({ outcome }) => outcome)).toEqual([
    'stored',
    'held',
  ])
})
