import { existsSync, readFileSync } from 'node:fs'

export interface TestCounts {
  name: string
  passed: number
  failed: number
  /** What failed, or passed at the second attempt only. */
  remarks: string[]
}

interface VitestReport {
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

interface PlaywrightSuite {
  specs?: { title: string; file: string; tests: { projectName: string; status: string }[] }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightReport {
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
}

interface Result {
  title: string
  outcome: 'passed' | 'late' | 'failed'
}

/**
 * Counts the tests of a JSON report. Whatever did not pass has failed, skipped tests too. A program that ended badly, or
 * that ran fewer tests than it should, has failed by one more where no test says so.
 */
export function countTests(
  name: string,
  file: string,
  kind: 'vitest' | 'playwright',
  leastTests: number,
  exitedWell: boolean,
): TestCounts {
  const results = existsSync(file) ? readResults(kind, readFileSync(file, 'utf8')) : []
  const failed = results.filter(({ outcome }) => outcome === 'failed')
  const remarks = results
    .filter(({ outcome }) => outcome !== 'passed')
    .map(({ title, outcome }) => (outcome === 'late' ? `at the second attempt: ${title}` : title))
  if (results.length < leastTests)
    remarks.push(`${name}: ${results.length} tests, expected ${leastTests} or more`)
  else if (!exitedWell && failed.length === 0) remarks.push(`${name}: ended with an error outside its tests`)
  const silent = failed.length === 0 && (!exitedWell || results.length < leastTests)
  return { name, passed: results.length - failed.length, failed: failed.length + Number(silent), remarks }
}

function readResults(kind: 'vitest' | 'playwright', text: string): Result[] {
  try {
    const report: unknown = JSON.parse(text)
    return kind === 'vitest' ? ofVitest(report as VitestReport) : ofPlaywright(report as PlaywrightReport)
  } catch {
    // A report that was cut off while it was written tells nothing.
    return []
  }
}

function ofVitest({ testResults }: VitestReport): Result[] {
  return testResults.flatMap(({ name, status, assertionResults }): Result[] => {
    const results = assertionResults.map(({ fullName, status: ended, failureMessages = [] }): Result => {
      const passed = failureMessages.length > 0 ? 'late' : 'passed'
      return { title: `${name} > ${fullName}`, outcome: ended === 'passed' ? passed : 'failed' }
    })
    // A file that does not load, or whose hooks fail, has no failed test of its own.
    const fellOver = status !== 'passed' && results.every(({ outcome }) => outcome !== 'failed')
    return fellOver ? [...results, { title: name, outcome: 'failed' }] : results
  })
}

function ofPlaywright({ suites, errors }: PlaywrightReport): Result[] {
  const outside = errors.map(
    ({ message }): Result => ({ title: `outside tests: ${message ?? ''}`, outcome: 'failed' }),
  )
  return [...outside, ...suites.flatMap(ofSuite)]
}

function ofSuite({ specs = [], suites = [] }: PlaywrightSuite): Result[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status }): Result => {
      const passed = status === 'flaky' ? 'late' : 'passed'
      const outcome = ['expected', 'flaky'].includes(status) ? passed : 'failed'
      return { title: `${file} > ${title} (${projectName}, ${status})`, outcome }
    }),
  )
  return [...own, ...suites.flatMap(ofSuite)]
}
