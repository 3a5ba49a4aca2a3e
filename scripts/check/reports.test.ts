import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countPlaywright, countTests, countVitest, withoutPassedTests } from './reports.ts'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (status: string, ...tests: string[]) => ({
  name: '/a.test.ts',
  status,
  assertionResults: tests.map((one) => ({ status: one, fullName: `one that ${one}` })),
})

function written(name: string, report: unknown) {
  const path = join(folder, name)
  writeFileSync(path, typeof report === 'string' ? report : JSON.stringify(report))
  return path
}

test('Vitest: skipped and planned tests count as failed, and are named', () => {
  const report = {
    testResults: [file('passed', 'passed', 'passed', 'skipped', 'todo'), file('failed', 'failed')],
  }
  expect(countVitest(report)).toEqual({
    passed: 2,
    failed: 3,
    flaky: 0,
    named: [
      '/a.test.ts > one that skipped: skipped',
      '/a.test.ts > one that todo: todo',
      '/a.test.ts > one that failed: failed',
    ],
  })
})

test('Vitest: a file that does not load counts as failed', () => {
  const broken = { ...file('failed', 'passed'), message: 'No such module\nat here' }
  expect(countVitest({ testResults: [file('failed'), broken] })).toEqual({
    passed: 1,
    failed: 2,
    flaky: 0,
    named: ['/a.test.ts: ', '/a.test.ts: No such module'],
  })
})

test('Vitest: a test that passed at its second attempt is counted, and named with why the first one failed', () => {
  const late = {
    status: 'passed',
    fullName: 'late',
    failureMessages: ['\u001B[31mError: 1 is not 2\u001B[39m\nat here'],
  }
  const report = { testResults: [{ name: '/a.test.ts', status: 'passed', assertionResults: [late] }] }
  expect(countVitest(report)).toEqual({
    passed: 1,
    failed: 0,
    flaky: 1,
    named: ['/a.test.ts > late: Error: 1 is not 2'],
  })
})

test('Playwright: skipped tests count as failed, and so does an error outside tests; a second attempt counts; all are named', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
  const spec = (title: string, status: string, ...errors: string[]) => ({
    title,
    file: 'a.spec.ts',
    tests: [
      { projectName: 'phone', status, results: [...errors.map((message) => ({ error: { message } })), {}] },
    ],
  })
  const inner = { specs: [spec('late', 'flaky', 'Too slow'), spec('good', 'expected')] }
  const suites = [{ specs: [spec('bad', 'unexpected', 'Not there\nat here')], suites: [inner] }]
  expect(countPlaywright({ stats, errors: [{ message: 'no server' }], suites })).toEqual({
    passed: 6,
    failed: 4,
    flaky: 1,
    named: [
      'outside tests: no server',
      'a.spec.ts > bad (phone, unexpected): Not there',
      'a.spec.ts > late (phone, flaky): Too slow',
    ],
  })
})

test('what a step printed is shown without the tests that passed', () => {
  const output = '  ✓  1 one (1s)\n  ✘  2 other (3s)\n ✓ app/kit/money.test.ts (2 tests)\n\n1 failed\n'
  expect(withoutPassedTests(output)).toBe('  ✘  2 other (3s)\n\n1 failed\n')
})

test('a step without a report, without tests, or with a bad end has failed', () => {
  const good = written('good.json', { testResults: [file('passed', 'passed')] })
  const empty = written('empty.json', { testResults: [] })
  const torn = written('torn.json', '{"testRes')
  expect(countTests('vitest', good, true)).toMatchObject({ passed: 1, failed: 0 })
  expect(countTests('vitest', good, false)).toMatchObject({ passed: 1, failed: 1 })
  expect(countTests('vitest', empty, true)).toMatchObject({ passed: 0, failed: 1 })
  expect(countTests('vitest', torn, true)).toEqual({ passed: 0, failed: 1 })
  expect(countTests('vitest', join(folder, 'gone.json'), true)).toEqual({ passed: 0, failed: 1 })
})
