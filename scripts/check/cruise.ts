import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise as cruiseModules, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'

export interface Boundaries {
  /** Paths of the files of this codebase that were seen. */
  modules: string[]
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

/** Without npm packages and Node's own modules. */
export const isOfCodebase = (path: string) => FOLDERS.some((folder) => path.startsWith(`${folder}/`))

function summarize({ modules, summary }: ICruiseResult): Boundaries {
  return {
    modules: modules.map(({ source }) => source).filter(isOfCodebase),
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  }
}
