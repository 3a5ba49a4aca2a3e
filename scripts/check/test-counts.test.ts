import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countMissing, countTests } from './test-counts.ts'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

function count(kind: 'vitest' | 'playwright', report: unknown, exitedWell = true) {
  const path = join(folder, 'report.json')
  writeFileSync(path, typeof report === 'string' ? report : JSON.stringify(report))
  return countTests('step', path, kind, exitedWell)
}

const vitest = (numTotalTests: number, numPassedTests: number) => ({
  numTotalTests,
  numPassedTests,
  testResults: [
    { name: join(process.cwd(), 'app/a.test.ts'), assertionResults: [{}] },
    { name: join(process.cwd(), 'app/empty.test.ts'), assertionResults: [] },
  ],
})

test('Vitest: tests that did not pass count as failed, skipped ones too', () => {
  expect(count('vitest', vitest(5, 2), false)).toEqual({
    name: 'step',
    passed: 2,
    failed: 3,
    remarks: [],
    files: ['app/a.test.ts'],
  })
})

test('Vitest: a file that does not load ends the program with an error', () => {
  expect(count('vitest', vitest(2, 2), false)).toMatchObject({
    passed: 2,
    failed: 1,
    remarks: ['step: ended with an error outside its tests'],
  })
})

test('Playwright: skipped tests count as failed, a second attempt is reported', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1 }
  const config = { rootDir: join(process.cwd(), 'e2e') }
  expect(count('playwright', { config, stats, suites: [{ file: 'a.spec.ts' }] })).toEqual({
    name: 'step',
    passed: 5,
    failed: 2,
    remarks: ['step: 1 passed at the second attempt'],
    files: ['e2e/a.spec.ts'],
  })
})

test('a step without a report, without tests, or with a bad end has failed', () => {
  expect(count('vitest', vitest(1, 1))).toMatchObject({ passed: 1, failed: 0, remarks: [] })
  expect(count('vitest', vitest(0, 0))).toMatchObject({ failed: 1, remarks: ['step: no test was run'] })
  expect(count('vitest', '{"testRes')).toMatchObject({ passed: 0, failed: 1 })
  expect(countTests('step', join(folder, 'gone.json'), 'vitest', true)).toMatchObject({ failed: 1 })
})

test('a file of tests that no step ran has failed', () => {
  const steps = [count('vitest', vitest(1, 1))]
  expect(countMissing(['app/a.test.ts'], steps)).toMatchObject({ failed: 0, remarks: [] })
  expect(countMissing(['app/a.test.ts', 'app/empty.test.ts'], steps)).toMatchObject({
    failed: 1,
    remarks: ['app/empty.test.ts: none of its tests was run'],
  })
})
