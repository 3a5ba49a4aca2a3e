import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countTests } from './test-counts.ts'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

function count(kind: 'vitest' | 'playwright', report: unknown, leastTests = 1, exitedWell = true) {
  const path = join(folder, 'report.json')
  writeFileSync(path, typeof report === 'string' ? report : JSON.stringify(report))
  return countTests('step', path, kind, leastTests, exitedWell)
}

const vitest = (numTotalTests: number, numPassedTests: number) => ({ numTotalTests, numPassedTests })

test('Vitest: tests that did not pass count as failed, skipped ones too', () => {
  expect(count('vitest', vitest(5, 2), 1, false)).toEqual({ name: 'step', passed: 2, failed: 3, remarks: [] })
})

test('Vitest: a file that does not load ends the program with an error', () => {
  expect(count('vitest', vitest(2, 2), 1, false)).toEqual({
    name: 'step',
    passed: 2,
    failed: 1,
    remarks: ['step: ended with an error outside its tests'],
  })
})

test('Playwright: skipped tests count as failed, a second attempt is reported', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1 }
  expect(count('playwright', { stats })).toEqual({
    name: 'step',
    passed: 5,
    failed: 2,
    remarks: ['step: 1 passed at the second attempt'],
  })
})

test('a step without a report, with too few tests, or with a bad end has failed', () => {
  expect(count('vitest', vitest(1, 1))).toMatchObject({ passed: 1, failed: 0, remarks: [] })
  expect(count('vitest', vitest(1, 1), 2)).toMatchObject({
    passed: 1,
    failed: 1,
    remarks: ['step: 1 tests, expected 2 or more'],
  })
  expect(count('vitest', vitest(0, 0))).toMatchObject({ passed: 0, failed: 1 })
  expect(count('vitest', '{"testRes')).toMatchObject({ passed: 0, failed: 1 })
  expect(countTests('step', join(folder, 'gone.json'), 'vitest', 1, true)).toMatchObject({ failed: 1 })
})
