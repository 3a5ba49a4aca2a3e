import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bsMonths, daysInBsMonth, firstKnownBsYear, lastBsYear } from '@chautari/bikram-sambat'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeVectors } from '../../../scripts/packages/vectors.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'vectors-'))
let written = { days: 0, refusals: 0 }

beforeAll(() => {
  written = writeVectors(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the vectors have each of 33,238 days, and 3,438 days that do not exist', () => {
  expect(written).toEqual({ days: 33_238, refusals: 3438 })
})

test('the month lengths that the ports read are those of the package', () => {
  const months = bsMonths.map(({ value }) => value)
  const years = Array.from(
    { length: lastBsYear - firstKnownBsYear + 1 },
    (_, index) => firstKnownBsYear + index,
  )
  const rows = years.map((year) => [year, ...months.map((month) => daysInBsMonth(year, month))])
  const lines = [['year', ...months], ...rows].map((row) => `${row.join(',')}\n`)
  expect(readFileSync(here('./month-lengths.csv'), 'utf8')).toBe(lines.join(''))
})

const ports = [
  { program: 'python3', args: [here('./python/bikram_sambat.py'), folder] },
  {
    program: 'cargo',
    args: [
      ...'run --quiet --release --offline --target-dir'.split(' '),
      here('../../../build/rust'),
      '--manifest-path',
      here('./rust/Cargo.toml'),
      '--',
      folder,
    ],
  },
]
const runs = ({ program }: { program: string }) => spawnSync(program, ['--version']).status === 0
for (const { program } of ports.filter((port) => !runs(port)))
  console.warn(`${program} is not on this machine: the port of the calendar that it runs is left out.`)

test.each(ports.filter(runs))(
  'the port that $program runs answers every vector',
  { timeout: 120_000 },
  ({ program, args }) => {
    const printed = execFileSync(program, args, { encoding: 'utf8' })
    expect(printed.trim()).toBe(`${written.days + written.refusals} passed`)
  },
)
