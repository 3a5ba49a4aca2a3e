import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type MutationGroup, mutationGroups } from '../lib/mutation-groups.ts'

const root = join(import.meta.dirname, '..', '..')
// Copies of the sources and reports, none of which belongs into the project.
const folder = mkdtempSync(join(tmpdir(), 'mutations-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const leastKilled = 85

const report = z.object({
  files: z.record(
    z.string(),
    z.object({
      mutants: z.array(
        z.object({
          status: z.enum([
            'Killed',
            'Timeout',
            'Survived',
            'NoCoverage',
            'Ignored',
            'CompileError',
            'RuntimeError',
          ]),
          mutatorName: z.string(),
          location: z.object({ start: z.object({ line: z.number() }) }),
        }),
      ),
    }),
  ),
})

test.for(mutationGroups)(
  'R13: the tests of $name notice at least 85 of 100 mutations',
  async (group, { annotate }) => {
    const { killed, left, score } = await mutate(group)
    await annotate(`${score.toFixed(1)} % of ${killed + left.length} noticed`)
    for (const place of left) await annotate(`not noticed: ${place}`)
    expect(killed).toBeGreaterThan(20)
    expect(score).toBeGreaterThanOrEqual(leastKilled)
  },
)

async function mutate({ name, mutate, tests, ignoreStatic = false }: MutationGroup) {
  const place = join(folder, name.replaceAll(/\W+/g, '-'))
  const [fileName, config] = [`${place}.json`, `${place}.config.json`]
  writeFileSync(config, JSON.stringify({ ...settings, mutate, ignoreStatic, jsonReporter: { fileName } }))
  const program = fileURLToPath(new URL('../../bin/stryker.js', import.meta.resolve('@stryker-mutator/core')))
  const stryker = spawn(process.execPath, [program, 'run', config], {
    cwd: root,
    env: { ...process.env, MUTATION_TESTS: tests.join(' ') },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await once(stryker, 'close')
  expect(stryker.exitCode).toBe(0)
  return scoreOf(report.parse(JSON.parse(readFileSync(fileName, 'utf8'))))
}

const settings = {
  testRunner: 'vitest',
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  vitest: { configFile: 'stress/mutation.config.ts', related: true },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['json'],
  tempDirName: join(folder, 'sandbox'),
  // Not copied: no test of these groups reads them.
  ignorePatterns: ['build', 'data', 'deploy', 'docs', 'e2e', 'public', 'test-results'].map(
    (name) => `/${name}`,
  ),
  // There is none: TypeScript 7 has no interface by which Stryker could rewrite it.
  tsconfigFile: 'none',
  timeoutMS: 20_000,
}

function scoreOf({ files }: z.output<typeof report>) {
  const mutants = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map(({ status, mutatorName, location }) => ({
      status,
      place: `${file}:${location.start.line} ${mutatorName}`,
    })),
  )
  const killed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
  const left = mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ place }) => place)
  return { killed, left, score: (100 * killed) / (killed + left.length) }
}
