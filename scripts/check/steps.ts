export interface Step {
  name: string
  /** Run one after the other; the first that fails ends the step. */
  commands: string[][]
  /** Steps whose result this one uses: they run first, also when only this one was asked for. */
  needs: string[]
  /** How many of the two cores it keeps busy: tests of databases often wait for one. */
  cores: 0.5 | 1 | 2
  timeoutMs: number
  /** A step of tests is counted by its JSON report, a check counts as one. */
  report?: 'vitest' | 'playwright'
}

const MINUTE_MS = 60_000

/**
 * Cheap checks first, so that a slip shows within seconds; beside the others the tests of databases, which last longest.
 * Reports are written to `reportFolder`.
 */
export function listSteps(reportFolder: string): Step[] {
  return [
    check('format', ['biome', 'ci', '--colors=off', '--error-on-warnings', '--max-diagnostics=100', '.']),
    check('files', ['node', 'scripts/check/files.ts']),
    { ...vitest('db-pglite', reportFolder), cores: 0.5 },
    { ...vitest('db-postgres', reportFolder), cores: 0.5 },
    check('lint', ['oxlint', '--type-aware', '--deny-warnings']),
    check('types', ['tsc', '--noEmit']),
    check('boundaries', ['node', 'scripts/check/boundaries.ts']),
    check('unused', ['knip', '--no-progress']),
    check('build', ['node', 'scripts/build.ts']),
    vitest('unit', reportFolder),
    { ...vitest('servers', reportFolder), needs: ['build'] },
    {
      name: 'browser',
      commands: [['playwright', 'test', '--forbid-only', '--reporter=list,json']],
      needs: ['build'],
      cores: 2,
      timeoutMs: 30 * MINUTE_MS,
      report: 'playwright',
    },
  ]
}

function check(name: string, ...commands: string[][]): Step {
  return { name, commands, needs: [], cores: 1, timeoutMs: 2 * MINUTE_MS }
}

function vitest(project: string, reportFolder: string): Step {
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFolder}/${project}.json`,
  ]
  const command = [
    'vitest',
    'run',
    `--project=${project}`,
    '--maxWorkers=1',
    '--allowOnly=false',
    ...reporters,
  ]
  return {
    name: project,
    commands: [command],
    needs: [],
    cores: 1,
    timeoutMs: 20 * MINUTE_MS,
    report: 'vitest',
  }
}
