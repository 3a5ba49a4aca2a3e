import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise as cruiseModules, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'

export interface Boundaries {
  /** Modules of the house itself, without packages of npm and Node's own. */
  modules: number
  violations: { rule: string; from: string; to: string }[]
}

const ROOMS = ['app', 'server', 'jobs', 'db', 'packages', 'scripts', 'test', 'e2e', 'bench', 'trials']
const CONFIG = new URL('../../.dependency-cruiser.mjs', import.meta.url)

/** Who imports whom below `root`, judged by the rules of this project. */
export async function cruise(root: string): Promise<Boundaries> {
  const options: ICruiseOptions = await extractOptions(CONFIG.pathname)
  const rooms = ROOMS.filter((room) => existsSync(join(root, room)))
  const { output } = await cruiseModules(rooms, { ...options, baseDir: root })
  if (typeof output === 'string') throw new Error('The cruiser answered with a text')
  return summarize(output)
}

function summarize({ modules, summary }: ICruiseResult): Boundaries {
  return {
    modules: modules.filter(({ source }) => ROOMS.some((room) => source.startsWith(`${room}/`))).length,
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  }
}
