// Who may import whom. A cruiser that sees nothing also complains of nothing, so this check distrusts silence:
// it wants a least number of modules, and the violations planted in test/fixtures/boundaries.
import { fileURLToPath } from 'node:url'
import { cruise } from './cruise.ts'

/** A little below the real number: fewer mean that a part of the tree was not seen. */
const LEAST_MODULES = 1500
const PLANTED = ['tool-not-to-tool', 'record-stands-alone', 'db-behind-server-files']

const root = fileURLToPath(new URL('../..', import.meta.url))
const house = await cruise(root)
const planted = await cruise(`${root}test/fixtures/boundaries`)

const complaints = house.violations.map(({ rule, from, to }) => `${rule}: ${from} imports ${to}`)
if (house.modules < LEAST_MODULES) {
  complaints.push(`Saw ${house.modules} modules, expected ${LEAST_MODULES} or more`)
}
for (const name of PLANTED) {
  if (!planted.violations.some(({ rule }) => rule === name))
    complaints.push(`Did not report the planted ${name}`)
}
for (const complaint of complaints) console.error(complaint)
console.log(`${house.modules} modules, ${complaints.length} complaints`)
process.exitCode = complaints.length === 0 ? 0 : 1
