import { existsSync } from 'node:fs'
import { join } from 'node:path'
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
