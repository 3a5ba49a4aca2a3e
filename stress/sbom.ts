// `node stress/sbom.ts [file]`: writes what a production install is made of, for the operator to keep.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import product from '../package.json' with { type: 'json' }
import { billOfMaterials } from './supply/bill-of-materials.ts'
import { productionPackages, readLockfile } from './supply/lockfile.ts'

const root = join(import.meta.dirname, '..')
const file = resolve(process.argv[2] ?? join(root, 'build', 'sbom.cdx.json'))
const packages = productionPackages(readLockfile(join(root, 'package-lock.json')))
const bill = billOfMaterials(product, packages, new Date())
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
console.log(`${bill.components.length} packages: ${file}`)
