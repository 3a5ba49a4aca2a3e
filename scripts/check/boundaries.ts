// Who may import whom. A cruiser that sees nothing reports nothing: this check also fails when it sees too few modules
// or misses a violation planted in test/fixtures/boundaries.
import { fileURLToPath } from 'node:url'
import { cruise } from './cruise.ts'

/** About 90 % of the real number: fewer mean that part of the tree was not read. */
const LEAST_MODULES = 1250
const PLANTED = ['tool-not-to-tool', 'record-not-to-record', 'db-behind-server-files']

const root = fileURLToPath(new URL('../..', import.meta.url))
const checked = await cruise(root)
const planted = await cruise(`${root}test/fixtures/boundaries`)

const complaints = checked.violations.map(({ rule, from, to }) => `${rule}: ${from} imports ${to}`)
if (checked.modules < LEAST_MODULES) {
  complaints.push(`Saw ${checked.modules} modules, expected ${LEAST_MODULES} or more`)
}
for (const name of PLANTED) {
  if (!planted.violations.some(({ rule }) => rule === name))
    complaints.push(`Did not report the planted ${name}`)
}
for (const complaint of complaints) console.error(complaint)
console.log(`${checked.modules} modules, ${complaints.length} complaints`)
process.exitCode = complaints.length === 0 ? 0 : 1
