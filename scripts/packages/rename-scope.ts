// `npm run packages:scope -- @other`: gives the packages another npm scope, wherever it is named. See docs/calendar-releases.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { trackedFiles } from '../check/tracked-files.ts'

const root = join(import.meta.dirname, '..', '..')

/**
 * Writes the new scope into each of these files of a folder that names the present one; files that are no text stay.
 * Throws, before it writes anything, for what npm takes for no scope.
 * @returns the changed files
 */
export function renameScope(folder: string, paths: readonly string[], scope: string): string[] {
  if (!/^@[a-z0-9][a-z0-9-]{0,99}$/.test(scope))
    throw new Error(`"${scope}" is no scope. It is an @ and small letters, digits or hyphens: @example`)
  const manifest = readFileSync(join(folder, 'packages', 'bikram-sambat', 'package.json'), 'utf8')
  const present = (JSON.parse(manifest) as { name: string }).name.replace(/[^/]*$/, '')
  return paths.filter((path) => {
    const bytes = readFileSync(join(folder, path))
    if (bytes.includes(0) || !bytes.includes(present)) return false
    // One byte, one character: whatever else is in the file stays as it is.
    writeFileSync(
      join(folder, path),
      bytes.toString('latin1').replaceAll(present, () => `${scope}/`),
      'latin1',
    )
    return true
  })
}

if (import.meta.main) {
  const changed = renameScope(root, trackedFiles(), process.argv[2] ?? '')
  console.log(`${changed.length} files changed. Next: npm install && npm run format && npm test`)
}
