import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countPlaywright, countTests, countVitest, withoutPassedTests } from './reports.ts'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
})

function written(name: string, report: unknown) {
  const path = join(folder, name)
  writeFileSync(path, typeof report === 'string' ? report : JSON.stringify(report))
  return path
}

test('Vitest: skipped and planned tests count as failed', () => {
  const report = {
    testResults: [file('passed', 'passed', 'passed', 'skipped', 'todo'), file('failed', 'failed')],
  }
  expect(countVitest(report)).toEqual({ passed: 2, failed: 3 })
})

test('Vitest: a file that does not load counts as failed', () => {
  expect(countVitest({ testResults: [file('failed'), file('failed', 'passed')] })).toEqual({
    passed: 1,
    failed: 2,
  })
})

test('Playwright: skipped tests count as failed, and so does an error outside tests; a second attempt counts and is told', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
  expect(countPlaywright({ stats, errors: ['no server'] })).toEqual({ passed: 6, failed: 4, flaky: 1 })
})

test('what a step printed is shown without the tests that passed', () => {
  const output = '  ✓  1 one (1s)\n  ✘  2 other (3s)\n ✓ app/kit/money.test.ts (2 tests)\n\n1 failed\n'
  expect(withoutPassedTests(output)).toBe('  ✘  2 other (3s)\n\n1 failed\n')
})

test('a step without a report, without tests, or with a bad end has failed', () => {
  const good = written('good.json', { testResults: [file('passed', 'passed')] })
  const empty = written('empty.json', { testResults: [] })
  const torn = written('torn.json', '{"testRes')
  expect(countTests('vitest', good, true)).toEqual({ passed: 1, failed: 0 })
  expect(countTests('vitest', good, false)).toEqual({ passed: 1, failed: 1 })
  expect(countTests('vitest', empty, true)).toEqual({ passed: 0, failed: 1 })
  expect(countTests('vitest', torn, true)).toEqual({ passed: 0, failed: 1 })
  expect(countTests('vitest', join(folder, 'gone.json'), true)).toEqual({ passed: 0, failed: 1 })
})
