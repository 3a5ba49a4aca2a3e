// Everything that must hold before a change is merged: `npm test`, or `npm test -- unit lint` for some steps.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withoutPassedTests } from './check/reports.ts'
import { runStep, type StepResult, stopRunning } from './check/run-step.ts'
import { chooseSteps, runInOrder } from './check/schedule.ts'
import { listSteps, type Step } from './check/steps.ts'

const CORES = 2
const MOST_NAMED = 20
const root = fileURLToPath(new URL('..', import.meta.url))
const reportFolder = mkdtempSync(join(tmpdir(), 'test-reports-'))

process.once('exit', () => rmSync(reportFolder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    stopRunning(signal)
    process.exit(1)
  })
}

const steps = chooseSteps(listSteps(reportFolder), process.argv.slice(2))
const results = await runInOrder(steps, CORES, run, refuse)
const trouble = results.filter(({ failed, flaky = 0 }) => failed + flaky > 0)
for (const { name, output } of trouble) console.log(`\n=== ${name} ===\n${withoutPassedTests(output)}`)

const passed = sum(results.map((result) => result.passed))
const failed = sum(results.map((result) => result.failed))
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

async function run(step: Step): Promise<StepResult> {
  const result = await runStep(step, root, reportFolder)
  const flaky = result.flaky ? `, ${result.flaky} of them at the second attempt only` : ''
  tell(result, step.report ? `${result.passed} passed, ${result.failed} failed${flaky}` : '')
  return result
}

function refuse(step: Step, failedNeed: string): StepResult {
  const result = {
    name: step.name,
    passed: 0,
    failed: 1,
    output: `Not run: ${failedNeed} failed.`,
    tookMs: 0,
  }
  tell(result, result.output)
  return result
}

function tell(result: StepResult, remark: string) {
  const mark = result.failed === 0 ? 'ok  ' : 'FAIL'
  const seconds = `${(result.tookMs / 1000).toFixed(1)} s`
  console.log(`${mark}  ${result.name.padEnd(12)} ${seconds.padStart(8)}  ${remark}`.trimEnd())
  // Named at once: of a long report only the beginning may be kept.
  for (const line of result.named?.slice(0, MOST_NAMED) ?? []) console.log(`      ${line}`)
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0)
}
