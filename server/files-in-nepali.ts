import { globSync } from 'node:fs'
import { basename, join } from 'node:path'

const folder = join('build', 'client', 'assets')

/** The list of the browser's files as pages in Nepali need it: what the build made for both languages, in Nepali. */
export function filesInNepali<Assets extends object>(assets: Assets): Assets {
  // Development has the words of both languages in one file.
  if (import.meta.env.DEV) return assets
  const names = new Set(globSync(join(folder, '*.ne.js')).map((file) => basename(file)))
  if (names.size === 0) throw new Error(`No Nepali files in ${folder}: build the site`)
  const list = JSON.stringify(assets).replace(/([\w.-]+)\.js\b/g, (name, stem: string) =>
    names.has(`${stem}.ne.js`) ? `${stem}.ne.js` : name,
  )
  return JSON.parse(list) as Assets
}
