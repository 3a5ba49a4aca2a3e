// Everything that must hold before a change is merged: `npm test`, or `npm test -- unit lint` for some steps. Two machines
// do it in half the time: `npm test -- --shard=1/2` on one and `npm test -- --shard=2/2` on the other.
import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import runScripts from 'npm-run-all2'
import { countMissing, countTests, type TestCounts } from './check/test-counts.ts'
import { trackedFiles } from './check/tracked-files.ts'

interface Step {
  /** Its script in package.json, and arguments for it. */
  script: string
  args?: string
  /** A step of tests is counted by its JSON report, any other counts as one. */
  report?: 'vitest' | 'playwright'
}

const steps: Record<string, Step> = {
  format: { script: 'check:format' },
  build: { script: 'build' },
  lint: { script: 'check:lint' },
  // Several checkers would each look at the types that they have in common.
  types: { script: 'check:types', args: '--singleThreaded' },
  boundaries: { script: 'check:boundaries' },
  unused: { script: 'check:unused' },
  size: { script: 'check:size' },
  'db-postgres': { script: 'test:db-postgres', report: 'vitest' },
  unit: { script: 'test:unit', report: 'vitest' },
  'db-pglite': { script: 'test:db-pglite', report: 'vitest' },
  servers: { script: 'test:servers', report: 'vitest' },
  browser: { script: 'test:browser', report: 'playwright' },
}
/**
 * One after the other: the tests use the build, and the browsers keep both cores busy. Within one, the order is
 * such that both are busy to its end.
 */
const phases = [
  { names: ['build', 'format', 'lint', 'types', 'boundaries', 'unused', 'size'], maxParallel: 2 },
  { names: ['unit', 'db-pglite', 'db-postgres', 'servers'], maxParallel: 2 },
  { names: ['browser'], maxParallel: 1 },
]
const MOST_NAMED = 30
const reportFolder = 'build/reports'
const reportOf = (name: string) => `${reportFolder}/${name}.json`

const { positionals: named, values } = parseArgs({
  allowPositionals: true,
  options: { shard: { type: 'string', default: '1/1' } },
})
const { shard } = values
if (!['1/1', '1/2', '2/2'].includes(shard)) throw new Error(`--shard is 1/2 or 2/2, not ${shard}`)
/** Steps of which each of two machines has half of the tests. The first one has the others to itself. */
const divided = shard === '1/1' ? [] : ['unit', 'db-postgres', 'browser']
// What uses the build waits for it, also when only that was asked for.
const wanted = named.some((name) => ['unit', 'servers', 'browser'].includes(name))
  ? ['build', ...named]
  : named
const unknown = wanted.filter((name) => !steps[name])
if (unknown.length > 0)
  throw new Error(`No step ${unknown.join(', ')}; there are: ${Object.keys(steps).join(', ')}`)

rmSync(reportFolder, { recursive: true, force: true })
mkdirSync(reportFolder, { recursive: true })
// CI: focused tests fail. No colours in the log.
Object.assign(process.env, { CI: '1', FORCE_COLOR: '0', PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('browser') })
// The compiler and the linter are written in Go: two of them run side by side, and are not long enough to collect garbage often.
Object.assign(process.env, { GOMAXPROCS: '1', GOGC: '400' })
// Some fifty processes load the same libraries: they are compiled once.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled')

const counts: TestCounts[] = []
for (const { names, maxParallel } of phases) {
  const chosen = names.filter((name) => isWanted(name) && isOfShard(name))
  const results = await runScripts(chosen.map(command), {
    parallel: true,
    maxParallel,
    continueOnError: true,
    aggregateOutput: true,
    silent: true,
    stdout: process.stdout,
    stderr: process.stderr,
    // A step that failed: all have ended, and the error has their results.
  }).catch((error: unknown) => (error as { results?: { code: number | undefined }[] }).results)
  counts.push(...chosen.map((name, index) => outcome(name, results?.[index]?.code === 0)))
}
// Of two machines, neither sees what the other one ran.
if (named.length === 0 && shard === '1/1') {
  const tests = trackedFiles().filter((path) => /^(?!test\/fixtures).*\.(test|spec)\.tsx?$/.test(path))
  counts.push(countMissing(tests, counts))
}

console.log()
for (const { name, passed, failed } of counts)
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'}  ${name.padEnd(12)} ${passed} passed, ${failed} failed`)
const remarks = counts.flatMap((count) => count.remarks)
for (const remark of remarks.slice(0, MOST_NAMED)) console.log(`      ${remark}`)

const passed = counts.reduce((total, count) => total + count.passed, 0)
const failed = counts.reduce((total, count) => total + count.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

function isWanted(name: string) {
  return wanted.length === 0 || wanted.includes(name)
}

function isOfShard(name: string) {
  return shard !== '2/2' || name === 'build' || divided.includes(name)
}

function command(name: string): string {
  const { script, args, report } = steps[name] ?? { script: name }
  const part = divided.includes(name) ? ` --shard=${shard}` : ''
  if (report === 'vitest')
    // Its colours are on even with FORCE_COLOR=0.
    return `${script} -- --no-color --reporter=dot --reporter=json --outputFile.json=${reportOf(name)}${part}`
  if (report === 'playwright') return `${script} -- --forbid-only --reporter=dot,json${part}`
  return args ? `${script} -- ${args}` : script
}

function outcome(name: string, exitedWell: boolean): TestCounts {
  const { report } = steps[name] ?? {}
  if (report) return countTests(name, reportOf(name), report, exitedWell)
  return { name, passed: Number(exitedWell), failed: Number(!exitedWell), remarks: [], files: [] }
}
