import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { billOfMaterials } from './bill-of-materials.ts'

const product = { name: 'chautari', version: '1.2.3', license: 'MIT' }
const integrity = `sha512-${createHash('sha512').update('a').digest('base64')}`
const part = {
  name: '@scope/a',
  version: '1.0.0',
  place: 'node_modules/@scope/a',
  license: 'ISC',
  integrity,
  resolved: undefined,
  isForSomeMachines: false,
}

test('a bill of materials names each package once, with its address, licence and hash', () => {
  const again = { ...part, place: 'node_modules/b/node_modules/@scope/a' }
  const bill = billOfMaterials(product, [part, again], new Date('2026-11-21T00:00:00Z'))
  expect(bill.components).toEqual([
    {
      type: 'library',
      'bom-ref': 'pkg:npm/%40scope/a@1.0.0',
      name: '@scope/a',
      version: '1.0.0',
      purl: 'pkg:npm/%40scope/a@1.0.0',
      licenses: [{ expression: 'ISC' }],
      hashes: [{ alg: 'SHA-512', content: createHash('sha512').update('a').digest('hex') }],
    },
  ])
  expect(bill.metadata.timestamp).toBe('2026-11-21T00:00:00.000Z')
  expect(bill.metadata.component.purl).toBe('pkg:npm/chautari@1.2.3')
})

test('what is not known of a package is left out', () => {
  const bare = { ...part, license: undefined, integrity: undefined }
  const [component] = billOfMaterials(product, [bare], new Date(0)).components
  expect(component).not.toHaveProperty('licenses')
  expect(component).not.toHaveProperty('hashes')
})
