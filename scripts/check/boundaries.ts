// Who may import whom. A cruiser that sees nothing reports nothing: this check also fails when it did not see one that git knows,
// or misses a violation planted in test/fixtures/boundaries.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise as cruiseModules, type ICruiseOptions } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { trackedFiles } from './tracked-files.ts'

const PLANTED = ['tool-not-to-tool', 'record-not-to-record', 'db-behind-server-files']

export type Boundaries = Awaited<ReturnType<typeof cruise>>

const FOLDERS = ['app', 'server', 'jobs', 'db', 'packages', 'scripts', 'test', 'e2e', 'stress']
const CONFIG = new URL('../../.dependency-cruiser.mjs', import.meta.url)

/** Who imports whom below `root`, judged by the rules of this project. */
export async function cruise(root: string) {
  const options: ICruiseOptions = await extractOptions(CONFIG.pathname)
  const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)))
  const { output } = await cruiseModules(folders, { ...options, baseDir: root })
  if (typeof output === 'string') throw new Error('The cruiser answered with a text')
  const { modules, summary } = output
  return {
    /** Paths of the files of this codebase that were seen. */
    modules: modules.map(({ source }) => source).filter(isOfCodebase),
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  }
}

/** Without npm packages and Node's own modules. */
export const isOfCodebase = (path: string) => FOLDERS.some((folder) => path.startsWith(`${folder}/`))

async function checkBoundaries(): Promise<void> {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const checked = await cruise(root)
  const planted = await cruise(`${root}test/fixtures/boundaries`)

  const complaints = checked.violations.map(({ rule, from, to }) => `${rule}: ${from} imports ${to}`)
  const seen = new Set(checked.modules)
  const modules = trackedFiles().filter(
    (path) => isOfCodebase(path) && /^(?!.*fixtures\/).*\.(ts|tsx|mjs|js)$/.test(path),
  )
  for (const path of modules) {
    if (!seen.has(path)) complaints.push(`Did not see ${path}`)
  }
  for (const name of PLANTED) {
    if (!planted.violations.some(({ rule }) => rule === name))
      complaints.push(`Did not report the planted ${name}`)
  }
  for (const complaint of complaints) console.error(complaint)
  console.log(`${seen.size} modules, ${complaints.length} complaints`)
  process.exitCode = complaints.length === 0 ? 0 : 1
}

if (import.meta.main) await checkBoundaries()
