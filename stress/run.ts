// `npm run bench:ask`, `npm run test:faults`, `test:load`, `test:security`, `test:deployment`, `test:packages`,
// `test:spreadsheet`: the stress tests of one kind. See README.md.
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfNeeded } from './bench/lib/site.ts'

const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules', '.bin')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', short: 't' } },
})
const [kind = '', ...files] = positionals

/** About twice of what each takes on two quiet processors: what hangs ends by itself, and fails. */
const limitMinutes: Readonly<Record<string, number>> = {
  faults: 60,
  load: 60,
  security: 240,
  deployment: 15,
  packages: 20,
  spreadsheet: 15,
  bench: 60,
}
const endWithinMs = 20_000
const minutes = limitMinutes[kind]
if (minutes === undefined) throw new Error(`Which kind? ${Object.keys(limitMinutes).join(', ')}`)

// Tests the build of the current sources.
buildIfNeeded()
const child = spawn(
  join(bin, 'vitest'),
  [
    'run',
    '--config=stress/vitest.config.ts',
    `--project=${kind}`,
    ...(values.only ? ['-t', values.only] : []),
    ...files,
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) },
    // A group of its own: at a signal Vitest leaves the process with the test, and the programs that it started, behind.
    detached: true,
  },
)
const endAll = (signal: NodeJS.Signals) => {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal)
  } catch {
    // Nothing is left of the group.
  }
}
const endSoon = () => {
  endAll('SIGTERM')
  setTimeout(() => endAll('SIGKILL'), endWithinMs)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endSoon)
setTimeout(() => {
  console.error(`${kind} took more than ${minutes} minutes`)
  endSoon()
}, minutes * 60_000)
child.once('close', (code) => {
  endAll('SIGKILL')
  process.exit(code ?? 1)
})
