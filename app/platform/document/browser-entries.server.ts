import { globSync } from 'node:fs'

/** Loaded by `import()` from the script of a page. */
const hydrate = 'app/platform/document/hydrate.tsx'

/** Where the browser's code begins, by name: islands, scripts, and what hydrates islands. */
export function browserEntries(): Map<string, string> {
  const entries = new Map([[entryName(hydrate), hydrate]])
  for (const file of globSync('app/**/*.{island.tsx,script.ts}').toSorted()) {
    const name = entryName(file)
    const other = entries.get(name)
    if (other) throw new Error(`${file} and ${other} have one name`)
    entries.set(name, file)
  }
  return entries
}

/** `app/site/home/tool-search.script.ts` → `tool-search` */
export const entryName = (file: string): string =>
  file.replace(/^.*\//, '').replace(/(\.(island|script))?\.tsx?$/, '')
