import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

export interface Counts {
  passed: number
  failed: number
  /** How many of those that passed did so at their second attempt only. */
  flaky?: number
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
})

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
})

/** Anything that did not pass counts as failed: skipped and planned tests too. */
export function countVitest(report: unknown): Counts {
  const counts = { passed: 0, failed: 0 }
  for (const file of vitestReport.parse(report).testResults) {
    const passed = file.assertionResults.filter(({ status }) => status === 'passed').length
    const failed = file.assertionResults.length - passed
    counts.passed += passed
    // A file that does not load, or whose hooks fail, has no failed test of its own.
    counts.failed += failed === 0 && file.status !== 'passed' ? 1 : failed
  }
  return counts
}

export function countPlaywright(report: unknown): Counts {
  const { stats, errors } = playwrightReport.parse(report)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    flaky: stats.flaky,
  }
}

/** What a step printed, without the lines that only name tests that passed. */
export function withoutPassedTests(output: string): string {
  return output.replace(/^\s*✓.*\n/gm, '')
}

/** The counts of a step of tests. A step that crashed, or that ran no test at all, has failed. */
export function countTests(kind: 'vitest' | 'playwright', file: string, exitedWell: boolean): Counts {
  const counts = existsSync(file) ? read(kind, file) : { passed: 0, failed: 0 }
  const silent = counts.failed === 0 && (!exitedWell || counts.passed === 0)
  return silent ? { ...counts, failed: 1 } : counts
}

function read(kind: 'vitest' | 'playwright', file: string): Counts {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return kind === 'vitest' ? countVitest(report) : countPlaywright(report)
  } catch {
    // A report that was cut off while it was written tells nothing.
    return { passed: 0, failed: 1 }
  }
}
