import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node'
import { table } from '../bench/lib/figures.ts'

const passed = '✓'
const failed = '✗'
const unseen = '?'

/** Prints each test as it ends, then a table of what was measured and `N passed, N failed` alone on a line. */
export default class TableReporter implements Reporter {
  readonly #rows: string[][] = []
  readonly #unseen: string[] = []
  #failures = 0
  #chosenByName = false

  onInit({ config }: Vitest): void {
    this.#chosenByName = config.testNamePattern !== undefined
  }

  onTestCaseResult(test: TestCase): void {
    const result = test.result()
    const { state } = result
    // A test that found nothing to look at says why; one that is skipped for another reason counts as failed.
    const why = result.state === 'skipped' ? result.note : undefined
    if (state === 'skipped' && !why && this.#chosenByName) return
    const mark = state === 'passed' ? passed : why ? unseen : failed
    const seconds = ((test.diagnostic()?.duration ?? 0) / 1000).toFixed(1)
    const measured = test.annotations().map(({ message }) => message)
    this.#rows.push([test.fullName, measured.join('; ') || '–', `${seconds} s`, mark])
    console.log(`${mark} ${test.fullName} (${seconds} s)`)
    for (const line of measured) console.log(`    ${line}`)
    if (why) this.#unseen.push(`${test.fullName}: ${why}`)
    else if (state !== 'passed') this.#tellFailure(test.fullName, test.result().errors ?? [])
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message: string }[]): void {
    for (const module of modules) {
      const errors = [...module.errors(), ...suiteErrors(module)]
      if (errors.length > 0) this.#tellFailure(module.moduleId, errors)
    }
    if (unhandled.length > 0) this.#tellFailure('an error that no test waited for', unhandled)
    if (this.#rows.length === 0) this.#tellFailure('no test ran', [])
    const rows = this.#rows.map((cells) => cells.map((cell) => cell.replaceAll('|', '\\|')))
    console.log(`\n${table(['what', 'measured', 'took', ''], rows)}`)
    for (const one of this.#unseen) console.log(`\nNOTHING WAS LOOKED AT: ${one}`)
    const good = this.#rows.filter((row) => row.at(-1) === passed).length
    console.log(`\n${good} passed, ${this.#failures} failed`)
    if (this.#failures > 0) process.exitCode = 1
  }

  #tellFailure(what: string, errors: readonly { message: string; stack?: string }[]): void {
    this.#failures += 1
    console.error(`${failed} ${what}`)
    for (const { message, stack } of errors) console.error(stack ?? message)
  }
}

function suiteErrors(module: TestModule) {
  return [...module.children.allSuites()].flatMap((suite) => suite.errors())
}
