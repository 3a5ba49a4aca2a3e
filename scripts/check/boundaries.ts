// Who may import whom. A cruiser that sees nothing reports nothing: this check also fails when it did not see one that git knows,
// or misses a violation planted in test/fixtures/boundaries.
import { fileURLToPath } from 'node:url'
import { cruise, isOfCodebase } from './cruise.ts'
import { trackedFiles } from './tracked-files.ts'

const PLANTED = ['tool-not-to-tool', 'record-not-to-record', 'db-behind-server-files']

const root = fileURLToPath(new URL('../..', import.meta.url))
const checked = await cruise(root)
const planted = await cruise(`${root}test/fixtures/boundaries`)

const complaints = checked.violations.map(({ rule, from, to }) => `${rule}: ${from} imports ${to}`)
const seen = new Set(checked.modules)
const modules = trackedFiles().filter(
  (path) => isOfCodebase(path) && /^(?!.*fixtures\/).*\.(ts|tsx|mjs|js)$/.test(path),
)
for (const path of modules) {
  if (!seen.has(path)) complaints.push(`Did not see ${path}`)
}
for (const name of PLANTED) {
  if (!planted.violations.some(({ rule }) => rule === name))
    complaints.push(`Did not report the planted ${name}`)
}
for (const complaint of complaints) console.error(complaint)
console.log(`${seen.size} modules, ${complaints.length} complaints`)
process.exitCode = complaints.length === 0 ? 0 : 1
