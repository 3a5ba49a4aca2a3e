import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

export interface SourceFile {
  /** Relative to the root, with slashes. */
  path: string
  lines: number
}

const MAX_LINES = 300
const USUAL_LINES = 200
const SHARE_OF_USUAL = 0.95
/** About 90 % of the real number: fewer mean that part of the tree was not read. */
const LEAST_FILES = 1300

const FOLDERS = ['app', 'db', 'e2e', 'jobs', 'packages', 'scripts', 'server', 'stress', 'test']
const SOURCE = /\.(ts|tsx|mts|mjs|js|css|sql)$/
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist'])
// These names say where a file is kept, not what it holds.
const EMPTY_NAME = /^(utils?|helpers?|common|misc|shared)$/i
// Files that every folder with words has, and tests beside what they test.
const REPEATED_NAME = /(^|\/)(messages\.\w+|words)\.ts$|\.test\.tsx?$/
const EXEMPT_FROM_SIZE = /(^|\/)(data|seeds|migrations|generated|fixtures)\/|(^|\/)messages(\.\w+)?\.ts$/

export function listSourceFiles(root: string): SourceFile[] {
  return FOLDERS.flatMap((folder) => walk(join(root, folder)))
    .filter((path) => SOURCE.test(path))
    .map((path) => ({ path: relative(root, path), lines: countLines(readFileSync(path, 'utf8')) }))
}

/** One line of text for each broken rule. */
export function checkFiles(files: SourceFile[], leastFiles = LEAST_FILES): string[] {
  const complaints = files.flatMap((file) => [...checkName(file), ...checkSize(file)])
  complaints.push(...checkStems(files))
  const sized = files.filter(({ path }) => !EXEMPT_FROM_SIZE.test(path))
  const long = sized.filter(({ lines }) => lines > USUAL_LINES)
  if (long.length > sized.length * (1 - SHARE_OF_USUAL)) {
    const names = long.map(({ path, lines }) => `  ${path} (${lines})`).join('\n')
    complaints.push(`More than one file in twenty is longer than ${USUAL_LINES} lines:\n${names}`)
  }
  if (files.length < leastFiles) complaints.push(`Saw ${files.length} files, expected ${leastFiles} or more`)
  return complaints
}

function checkName({ path }: SourceFile): string[] {
  const empty = path.split('/').find((part) => EMPTY_NAME.test(part.replace(/\..*$/, '')))
  return empty ? [`${path}: name it by what it holds, not ${empty}`] : []
}

/** Within a tool's folder, two files may not differ by their endings alone. */
function checkStems(files: SourceFile[]): string[] {
  const firstOf = new Map<string, string>()
  return files.flatMap(({ path }) => {
    const [, tool, stem] = /^app\/tools\/([^/]+)\/(?:.*\/)?([^/.]+)[^/]*$/.exec(path) ?? []
    if (!tool || !stem || REPEATED_NAME.test(path)) return []
    const first = firstOf.get(`${tool}/${stem}`)
    firstOf.set(`${tool}/${stem}`, first ?? path)
    return first ? [`${path}: the same name as ${first}`] : []
  })
}

function checkSize({ path, lines }: SourceFile): string[] {
  if (lines <= MAX_LINES || EXEMPT_FROM_SIZE.test(path)) return []
  return [`${path}: ${lines} lines, more than ${MAX_LINES}`]
}

function countLines(text: string) {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}

function walk(folder: string): string[] {
  const entries = (() => {
    try {
      return readdirSync(folder, { withFileTypes: true })
    } catch {
      // A folder may be missing in a copy; the floor reports when too much is.
      return []
    }
  })()
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : walk(path)
    return entry.isFile() ? [path] : []
  })
}
