import { existsSync, readFileSync } from 'node:fs'

export interface TestCounts {
  name: string
  passed: number
  failed: number
  remarks: string[]
}

interface VitestReport {
  numTotalTests: number
  numPassedTests: number
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/**
 * Counts the tests of a JSON report. Skipped tests count as failed. A program that ended with an error, or that ran fewer
 * tests than it should, counts as one failure where no test failed. Its output names the tests.
 */
export function countTests(
  name: string,
  file: string,
  kind: 'vitest' | 'playwright',
  leastTests: number,
  exitedWell: boolean,
): TestCounts {
  const { total, passed, late } = existsSync(file) ? readReport(kind, readFileSync(file, 'utf8')) : none
  const remarks: string[] = []
  if (late > 0) remarks.push(`${name}: ${late} passed at the second attempt`)
  if (total < leastTests) remarks.push(`${name}: ${total} tests, expected ${leastTests} or more`)
  else if (!exitedWell && passed === total) remarks.push(`${name}: ended with an error outside its tests`)
  const isIncomplete = passed === total && (!exitedWell || total < leastTests)
  return { name, passed, failed: total - passed + Number(isIncomplete), remarks }
}

const none = { total: 0, passed: 0, late: 0 }

function readReport(kind: 'vitest' | 'playwright', text: string): typeof none {
  try {
    const report: unknown = JSON.parse(text)
    if (kind === 'vitest') {
      const { numTotalTests: total, numPassedTests: passed } = report as VitestReport
      return { total, passed, late: 0 }
    }
    const { expected, unexpected, flaky, skipped } = (report as PlaywrightReport).stats
    return { total: expected + unexpected + flaky + skipped, passed: expected + flaky, late: flaky }
  } catch {
    // The program ended while it wrote the report.
    return none
  }
}
