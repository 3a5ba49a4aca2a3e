import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Lang, languages } from '#app/lib/language.ts'

/** Loaded by `import()` from the script of a page. */
const hydrate = 'app/platform/document/hydrate.tsx'

/**
 * Where the browser's code begins, by name: islands (`x.island.tsx`), scripts that a document loads by their address
 * (`x.script.ts`), and what hydrates islands. `x.inline.script.ts` is compiled into documents as text.
 */
export function browserEntries(): Map<string, string> {
  const entries = new Map([[entryName(hydrate), hydrate]])
  for (const file of globSync('app/**/*.{island.tsx,script.ts}', {
    exclude: ['**/*.inline.script.ts'],
  }).toSorted()) {
    const name = entryName(file)
    const other = entries.get(name)
    if (other) throw new Error(`${file} and ${other} have one name`)
    entries.set(name, file)
  }
  return entries
}

/** `app/pages/home/home.script.ts` → `home` */
const entryName = (file: string): string =>
  file.replace(/^.*\//, '').replace(/(\.(island|script))?\.tsx?$/, '')

/** Addresses of the files that a browser entry consists of. */
interface ClientFile {
  file: string
  /** Static imports, transitively. */
  imports: readonly string[]
  /** Dynamic imports of all these, with their own imports. */
  later: readonly string[]
}

/** Finds a browser entry by its name: `<name>.island.tsx`, `<name>.script.ts` or `<name>.tsx` loaded by `import()`. */
export type ClientFiles = (lang: Lang, name: string) => ClientFile

// https://vite.dev/guide/backend-integration
const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
)
type Manifest = z.infer<typeof manifestSchema>

export const manifestName = (lang: Lang) => `.vite/manifest.${lang}.json`

/** The files of the build, read once. */
export function builtFiles(folder = join('build', 'client')): ClientFiles {
  const byLang = new Map(languages.map((lang) => [lang, filesOf(join(folder, manifestName(lang)))]))
  return (lang, name) => {
    const found = byLang.get(lang)?.get(name)
    if (!found) throw new Error(`The build has no browser code named ${name}`)
    return found
  }
}

/** Of one manifest, by the names of the entries. */
function filesOf(path: string): Map<string, ClientFile> {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  const address = (key: string) => `/${manifest[key]?.file ?? ''}`
  const fileOf = (key: string): ClientFile => {
    const imports = reachable(manifest, [key])
    const later = laterThan(manifest, [key, ...imports])
    return { file: address(key), imports: imports.map(address), later: later.map(address) }
  }
  return new Map(Object.keys(manifest).map((key) => [entryName(key), fileOf(key)]))
}

/** Static imports of these files, transitively. */
const reachable = (manifest: Manifest, keys: readonly string[]) =>
  following(keys, (key) => manifest[key]?.imports ?? [])

/** Dynamic imports of these files, transitively, with their own imports. */
const laterThan = (manifest: Manifest, keys: readonly string[]) =>
  following(keys, (key) => {
    const next = manifest[key]?.dynamicImports ?? []
    return [...next, ...reachable(manifest, next)]
  }).filter((key) => !keys.includes(key))

/** All that can be reached from these files by steps. */
function following(keys: readonly string[], next: (key: string) => readonly string[]): string[] {
  const found = new Set(keys.flatMap((key) => next(key)))
  // Also over those that are added meanwhile.
  for (const key of found) for (const each of next(key)) found.add(each)
  return [...found]
}

/** The files of browser code as development serves them: the sources themselves. */
export function sourceFiles(): ClientFiles {
  const entries = browserEntries()
  return (_, name) => {
    const file = entries.get(name)
    if (!file) throw new Error(`There is no browser code named ${name}`)
    return { file: `/${file}`, imports: [], later: [] }
  }
}
