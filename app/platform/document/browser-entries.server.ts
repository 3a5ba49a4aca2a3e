import { globSync } from 'node:fs'

/** Loaded by `import()` from the frame's script. */
const hydrate = 'app/platform/document/hydrate.tsx'

/** Where the browser's code begins, by name: islands, scripts, and what hydrates islands. */
export function browserEntries(): Map<string, string> {
  const found = globSync('app/**/*.{island.tsx,script.ts}').toSorted()
  const entries = new Map([['hydrate', hydrate]])
  for (const file of found) {
    const name = file.replace(/^.*\//, '').replace(/\.(island|script)\.tsx?$/, '')
    if (entries.has(name)) throw new Error(`${file} and ${entries.get(name)} have one name`)
    entries.set(name, file)
  }
  return entries
}
