import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

export interface Counts {
  passed: number
  failed: number
  /** How many of those that passed did so at their second attempt only. */
  flaky?: number
  /** What failed, or passed late, with the first line of why. */
  named?: string[]
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).optional(),
        }),
      ),
    }),
  ),
})

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })),
    }),
  ),
})

const playwrightSuite = z.object({
  specs: z.array(playwrightSpec).optional(),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
})

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.object({ message: z.string().optional() })),
  suites: z.array(playwrightSuite),
})

/** Anything that did not pass counts as failed: skipped and planned tests too. */
export function countVitest(report: unknown): Counts {
  const counts = { passed: 0, failed: 0, flaky: 0, named: [] as string[] }
  for (const file of vitestReport.parse(report).testResults) {
    const ended = file.assertionResults.filter(({ status }) => status === 'passed')
    const late = ended.filter(({ failureMessages = [] }) => failureMessages.length > 0)
    const rest = file.assertionResults.filter(({ status }) => status !== 'passed')
    counts.passed += ended.length
    counts.flaky += late.length
    // A file that does not load, or whose hooks fail, has no failed test of its own.
    const fellOver = rest.length === 0 && file.status !== 'passed'
    counts.failed += fellOver ? 1 : rest.length
    if (fellOver) counts.named.push(remark(file.name, file.message))
    for (const { fullName, status, failureMessages } of [...rest, ...late]) {
      counts.named.push(remark(`${file.name} > ${fullName}`, failureMessages?.[0] ?? status))
    }
  }
  return counts
}

export function countPlaywright(report: unknown): Counts {
  const { stats, errors, suites } = playwrightReport.parse(report)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    flaky: stats.flaky,
    named: [...errors.map(({ message }) => remark('outside tests', message)), ...suites.flatMap(troubleOf)],
  }
}

function troubleOf(suite: z.infer<typeof playwrightSuite>): string[] {
  const own = (suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, status, results }) => {
        const why = results.find(({ error }) => error)?.error?.message
        return remark(`${file} > ${title} (${projectName}, ${status})`, why)
      }),
  )
  return [...own, ...(suite.suites ?? []).flatMap(troubleOf)]
}

const LONGEST_REMARK = 300

function remark(what: string, why = ''): string {
  const [line = ''] = stripVTControlCharacters(why).trim().split('\n', 1)
  return `${what}: ${line}`.slice(0, LONGEST_REMARK)
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
