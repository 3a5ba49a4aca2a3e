import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { monthLengthsCsv, writeVectors } from '../../../scripts/packages/vectors.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'vectors-'))
let written = { days: 0, refusals: 0 }

beforeAll(() => {
  written = writeVectors(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the vectors have each of 33,238 days, and more than 2,000 days that do not exist', () => {
  expect(written.days).toBe(33_238)
  expect(written.refusals).toBeGreaterThan(2000)
})

test('the month lengths that the ports read are those of the package', () => {
  expect(readFileSync(here('./month-lengths.csv'), 'utf8')).toBe(monthLengthsCsv())
})

const ports = {
  python3: () => [here('./python/bikram_sambat.py'), folder],
  cargo: () => {
    const target = here('../../../build/rust')
    return [
      ...['run', '--quiet', '--release', '--offline', '--target-dir', target],
      ...['--manifest-path', here('./rust/Cargo.toml'), '--', folder],
    ]
  },
}

for (const [program, args] of Object.entries(ports)) {
  if (spawnSync(program, ['--version']).status === 0) {
    test(`the port that ${program} runs answers every vector`, { timeout: 120_000 }, () => {
      const printed = execFileSync(program, args(), { encoding: 'utf8' })
      expect(printed.trim()).toBe(`${written.days + written.refusals} passed`)
    })
  } else {
    console.warn(`${program} is not on this machine: its port of the calendar was left out`)
  }
}
