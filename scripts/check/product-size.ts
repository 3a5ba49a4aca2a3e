// How large the product is: its program lines and files may not exceed the numbers in package.json. Who raises one of
// them says in a decision record what was bought with it.
import { readFileSync } from 'node:fs'
import manifest from '../../package.json' with { type: 'json' }
import { trackedFiles } from './tracked-files.ts'

if (import.meta.main) checkSize()

function checkSize(): void {
  const files = trackedFiles().filter(isProductFile)
  const counted = {
    lines: files.reduce((sum, path) => sum + programLines(path, readFileSync(path, 'utf8')), 0),
    files: files.length,
  }
  const { atMost } = manifest
  console.log(`${counted.lines} program lines of ${atMost.lines}, ${counted.files} files of ${atMost.files}`)
  process.exitCode = counted.lines > atMost.lines || counted.files > atMost.files ? 1 : 0
}

/** What people maintain as the product: not tests, measurements, fixtures and generated files. */
export function isProductFile(path: string): boolean {
  const isCode = /\.(ts|tsx|mjs|js|css)$/.test(path)
  return (
    isCode &&
    !/\.(test|spec|generated)\.|^(e2e|stress|test)\/|\/(test|corpus|generated)\/|fixtures/.test(path)
  )
}

/**
 * The lines of a file that a person has to understand: no blank lines, comments, imports and exports of other files, and
 * none of dictionaries and data.
 */
export function programLines(path: string, text: string): number {
  if (/(^|\/)messages\.(en|ne)\.ts$|\/(data|seeds)\//.test(path)) return 0
  const withoutComments = text.replace(/^\s*\{?\/\*[\s\S]*?\*\/.*$/gm, '').replace(/^\s*\/\/.*$/gm, '')
  const withoutImports = withoutComments.replace(
    /^(import\b|export\b(?=[^'"]*\sfrom\s))[^'"\n]*(\{[^}]*\}[^'"\n]*)?['"][^'"\n]+['"].*$/gm,
    '',
  )
  return withoutImports.split('\n').filter((line) => line.trim() !== '').length
}
