// Who may import whom. A cruiser that sees nothing reports nothing: this check also fails when it sees fewer modules than
// git has, or misses a violation planted in test/fixtures/boundaries.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise as cruiseModules, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'

export interface Boundaries {
  /** Files of this codebase, without npm packages and Node built-ins. */
  modules: number
  violations: { rule: string; from: string; to: string }[]
}

const FOLDERS = ['app', 'server', 'jobs', 'db', 'packages', 'scripts', 'test', 'e2e', 'stress']
const CONFIG = new URL('../../.dependency-cruiser.mjs', import.meta.url)

/** Who imports whom below `root`, judged by the rules of this project. */
export async function cruise(root: string): Promise<Boundaries> {
  const options: ICruiseOptions = await extractOptions(CONFIG.pathname)
  const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)))
  const { output } = await cruiseModules(folders, { ...options, baseDir: root })
  if (typeof output === 'string') throw new Error('The cruiser answered with a text')
  return summarize(output)
}

function summarize({ modules, summary }: ICruiseResult): Boundaries {
  return {
    modules: modules.filter(({ source }) => FOLDERS.some((folder) => source.startsWith(`${folder}/`))).length,
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  }
}

const PLANTED = ['tool-not-to-tool', 'record-not-to-record', 'db-behind-server-files']

/** What git has of the files that the cruiser reads. */
function trackedModules(root: string): string[] {
  const patterns = FOLDERS.flatMap((folder) => [`${folder}/*.ts`, `${folder}/*.tsx`, `${folder}/*.mjs`])
  const files = execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
  return files
    .trim()
    .split('\n')
    .filter((file) => !/(^|\/)fixtures\//.test(file) && existsSync(join(root, file)))
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const checked = await cruise(root)
  const planted = await cruise(`${root}test/fixtures/boundaries`)

  const complaints = checked.violations.map(({ rule, from, to }) => `${rule}: ${from} imports ${to}`)
  const tracked = trackedModules(root)
  if (checked.modules < tracked.length)
    complaints.push(`Saw ${checked.modules} modules, but git has ${tracked.length}`)
  for (const name of PLANTED) {
    if (!planted.violations.some(({ rule }) => rule === name))
      complaints.push(`Did not report the planted ${name}`)
  }
  for (const complaint of complaints) console.error(complaint)
  console.log(`${checked.modules} modules, ${complaints.length} complaints`)
  process.exitCode = complaints.length === 0 ? 0 : 1
}
