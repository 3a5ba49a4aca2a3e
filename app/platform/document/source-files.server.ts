import { browserEntries } from './browser-entries.server.ts'
import type { ClientFiles } from './client-files.server.ts'

/** The files of browser code as development serves them: the sources themselves. */
export function sourceFiles(): ClientFiles {
  const entries = browserEntries()
  return (_, name) => {
    const file = entries.get(name)
    if (!file) throw new Error(`There is no browser code named ${name}`)
    return { file: `/${file}`, imports: [], later: [] }
  }
}
