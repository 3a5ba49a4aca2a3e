import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countTests } from './test-counts.ts'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (status: string, ...tests: string[]) => ({
  name: '/a.test.ts',
  status,
  assertionResults: tests.map((one) => ({ status: one, fullName: `one that ${one}` })),
})

function count(kind: 'vitest' | 'playwright', report: unknown, leastTests = 1, exitedWell = true) {
  const path = join(folder, 'report.json')
  writeFileSync(path, typeof report === 'string' ? report : JSON.stringify(report))
  return countTests('step', path, kind, leastTests, exitedWell)
}

test('Vitest: skipped and planned tests count as failed, and are named', () => {
  const testResults = [file('passed', 'passed', 'passed', 'skipped', 'todo'), file('failed', 'failed')]
  expect(count('vitest', { testResults })).toEqual({
    name: 'step',
    passed: 2,
    failed: 3,
    remarks: ['/a.test.ts > one that skipped', '/a.test.ts > one that todo', '/a.test.ts > one that failed'],
  })
})

test('Vitest: a file that does not load counts as failed', () => {
  const testResults = [file('failed'), file('failed', 'passed')]
  expect(count('vitest', { testResults })).toMatchObject({
    passed: 1,
    failed: 2,
    remarks: ['/a.test.ts', '/a.test.ts'],
  })
})

test('a test that passed at its second attempt counts, and is named', () => {
  const late = { status: 'passed', fullName: 'late', failureMessages: ['1 is not 2'] }
  const testResults = [{ name: '/a.test.ts', status: 'passed', assertionResults: [late] }]
  expect(count('vitest', { testResults })).toMatchObject({
    passed: 1,
    failed: 0,
    remarks: ['at the second attempt: /a.test.ts > late'],
  })
})

test('Playwright: skipped tests count as failed, and so does an error outside tests; all are named', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ projectName: 'phone', status }],
  })
  const inner = { specs: [spec('late', 'flaky'), spec('good', 'expected')] }
  const suites = [{ specs: [spec('bad', 'unexpected'), spec('left out', 'skipped')], suites: [inner] }]
  expect(count('playwright', { errors: [{ message: 'no server' }], suites })).toMatchObject({
    passed: 2,
    failed: 3,
    remarks: [
      'outside tests: no server',
      'a.spec.ts > bad (phone, unexpected)',
      'a.spec.ts > left out (phone, skipped)',
      'at the second attempt: a.spec.ts > late (phone, flaky)',
    ],
  })
})

test('a step without a report, with too few tests, or with a bad end has failed', () => {
  const good = { testResults: [file('passed', 'passed')] }
  expect(count('vitest', good)).toMatchObject({ passed: 1, failed: 0 })
  expect(count('vitest', good, 1, false)).toMatchObject({ passed: 1, failed: 1 })
  expect(count('vitest', good, 2)).toMatchObject({
    passed: 1,
    failed: 1,
    remarks: ['step: 1 tests, expected 2 or more'],
  })
  expect(count('vitest', { testResults: [] })).toMatchObject({ passed: 0, failed: 1 })
  expect(count('vitest', '{"testRes')).toMatchObject({ passed: 0, failed: 1 })
  expect(countTests('step', join(folder, 'gone.json'), 'vitest', 1, true)).toMatchObject({
    passed: 0,
    failed: 1,
  })
})
