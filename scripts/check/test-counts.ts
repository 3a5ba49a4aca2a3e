import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

export interface TestCounts {
  name: string
  passed: number
  failed: number
  remarks: string[]
  /** Paths of the files whose tests were run, from the project's root. */
  files: string[]
}

interface VitestReport {
  numTotalTests: number
  numPassedTests: number
  testResults: { name: string; assertionResults: unknown[] }[]
}

interface PlaywrightReport {
  config: { rootDir: string }
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: { file: string }[]
}

/**
 * Counts the tests of a JSON report. Skipped tests count as failed. A program that ended with an error, or that ran no
 * test, counts as one failure where no test failed. Its output names the tests.
 */
export function countTests(
  name: string,
  report: string,
  kind: 'vitest' | 'playwright',
  exitedWell: boolean,
): TestCounts {
  const { total, passed, late, files } = existsSync(report)
    ? readReport(kind, readFileSync(report, 'utf8'))
    : none
  const remarks: string[] = []
  if (late > 0) remarks.push(`${name}: ${late} passed at the second attempt`)
  if (total === 0) remarks.push(`${name}: no test was run`)
  else if (!exitedWell && passed === total) remarks.push(`${name}: ended with an error outside its tests`)
  const isIncomplete = passed === total && (!exitedWell || total === 0)
  return { name, passed, failed: total - passed + Number(isIncomplete), remarks, files: files.map(fromRoot) }
}

/** Each file of tests that none of the steps ran counts as a failure. */
export function countMissing(files: readonly string[], steps: readonly TestCounts[]): TestCounts {
  const ran = new Set(steps.flatMap((step) => step.files))
  const missing = files.filter((file) => !ran.has(file))
  const remarks = missing.map((file) => `${file}: none of its tests was run`)
  return { name: 'all files', passed: 0, failed: missing.length, remarks, files: [] }
}

const fromRoot = (path: string) => relative(process.cwd(), path)

const none = { total: 0, passed: 0, late: 0, files: [] as string[] }

function readReport(kind: 'vitest' | 'playwright', text: string): typeof none {
  try {
    const report: unknown = JSON.parse(text)
    if (kind === 'vitest') {
      const { numTotalTests: total, numPassedTests: passed, testResults } = report as VitestReport
      const files = testResults.filter(({ assertionResults }) => assertionResults.length > 0)
      return { total, passed, late: 0, files: files.map((file) => file.name) }
    }
    const { config, stats, suites } = report as PlaywrightReport
    const { expected, unexpected, flaky, skipped } = stats
    const files = suites.map(({ file }) => join(config.rootDir, file))
    return { total: expected + unexpected + flaky + skipped, passed: expected + flaky, late: flaky, files }
  } catch {
    // The program ended while it wrote the report.
    return none
  }
}
