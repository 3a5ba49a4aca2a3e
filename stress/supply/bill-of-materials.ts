import type { LockedPackage } from './lockfile.ts'

interface Product {
  name: string
  version: string
  license: string
}

/** What a production install is made of, as CycloneDX 1.5 describes it: https://cyclonedx.org/docs/1.5/json/ */
export function billOfMaterials(product: Product, packages: readonly LockedPackage[], made: Date) {
  const parts = new Map(packages.map((part) => [addressOf(part), part]))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      timestamp: made.toISOString(),
      lifecycles: [{ phase: 'build' }],
      component: { type: 'application', 'bom-ref': addressOf(product), ...shown(product) },
    },
    components: [...parts].map(([address, part]) => ({
      type: 'library',
      'bom-ref': address,
      ...shown(part),
      ...(part.integrity && { hashes: [hashOf(part.integrity)] }),
    })),
  }
}

function shown(part: { name: string; version: string; license: string | undefined }) {
  const { name, version, license } = part
  return { name, version, purl: addressOf(part), ...(license && { licenses: [{ expression: license }] }) }
}

/** https://github.com/package-url/purl-spec */
const addressOf = ({ name, version }: { name: string; version: string }) =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`

/** A lockfile has it in base64, a bill in hexadecimal. */
function hashOf(integrity: string) {
  const [algorithm = '', base64 = ''] = integrity.split('-')
  const alg = algorithm.toUpperCase().replace('SHA', 'SHA-')
  return { alg, content: Buffer.from(base64, 'base64').toString('hex') }
}
