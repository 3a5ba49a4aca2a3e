import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { dependencies } from '../../package.json'
import {
  type LockedPackage,
  lockedPackages,
  ownPackages,
  productionPackages,
  readLockfile,
} from '../supply/lockfile.ts'

const root = join(import.meta.dirname, '..', '..')
const lock = readLockfile(join(root, 'package-lock.json'))
const all = lockedPackages(lock)
const production = productionPackages(lock)
const folder = mkdtempSync(join(tmpdir(), 'supply-chain-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Told {
  code: number
  stdout: string
  stderr: string
}

function told(program: string, args: readonly string[]): Promise<Told> {
  return new Promise((resolve) => {
    const options = { cwd: root, maxBuffer: 32 * 1024 * 1024, timeout: 120_000 }
    execFile(program, args, options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? -1) : 0, stdout, stderr }),
    )
  })
}

const lint = (path: string) =>
  told(process.execPath, [
    fileURLToPath(import.meta.resolve('lockfile-lint/bin/lockfile-lint.js')),
    '--path',
    path,
    '--type',
    'npm',
    '--format',
    'plain',
    '--validate-https',
    '--validate-integrity',
    '--validate-package-names',
    '--allowed-hosts',
    'npm',
  ])

test('ASVS 15.2.1: the lockfile brings packages from the registry of npm only, over https', async ({
  annotate,
}) => {
  const { code, stdout, stderr } = await lint('package-lock.json')
  expect(code, stdout + stderr).toBe(0)
  const addressed = all.filter(({ resolved }) => resolved !== undefined)
  await annotate(
    `lockfile-lint: no issue in ${all.length} packages, of which ${addressed.length} name an address`,
  )
  // Without an address npm asks the registry that is configured: nothing in the lockfile can lead elsewhere.
  expect(addressed).toEqual([])
})

test('lockfile-lint finds a package from elsewhere, without https, or with a weak hash', async () => {
  const bad = (entry: object) => {
    const path = join(folder, `package-lock-${Object.keys(entry).join('-')}.json`)
    const packages = { '': { name: 'x' }, 'node_modules/a': { version: '1.0.0', ...entry } }
    writeFileSync(path, JSON.stringify({ name: 'x', lockfileVersion: 3, packages }))
    return lint(path)
  }
  const integrity = `sha512-${'A'.repeat(86)}==`
  const good = 'https://registry.npmjs.org/a/-/a-1.0.0.tgz'
  expect(await bad({ resolved: good, integrity })).toMatchObject({ code: 0 })
  expect(await bad({ resolved: 'https://packages.example/a.tgz', integrity })).toMatchObject({ code: 1 })
  expect(await bad({ resolved: good.replace('https', 'http'), integrity })).toMatchObject({ code: 1 })
  expect(await bad({ resolved: good, integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' })).toMatchObject({
    code: 1,
  })
})

test('ASVS 15.2.1: what is installed was compared with a SHA-512', async ({ annotate }) => {
  const without = all.filter(({ integrity }) => !integrity?.startsWith('sha512-'))
  const elsewhere = without.filter(({ isForSomeMachines }) => isForSomeMachines)
  await annotate(
    `${all.length - without.length} of ${all.length} have one; without: ${elsewhere.length} programs for other machines`,
  )
  expect(without.filter(({ isForSomeMachines }) => !isForSomeMachines)).toEqual([])
  expect(production.filter(({ integrity }) => !integrity)).toEqual([])
})

/** They ask for no more than to be named. */
const permissive = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'Zlib',
  'Python-2.0',
]
/** Of the tools, none of which is served: lightningcss and axe-core (MPL-2.0), data of browsers (CC-BY-4.0). */
const forToolsOnly = ['MPL-2.0', 'CC-BY-4.0']
/** The web font is served, unaltered but for its cut, under the licence of its makers. */
const fonts = ['OFL-1.1']
/** sharp links to libvips, which runs on the server and is given to no visitor: docs/decisions/0036. */
const isLibvips = ({ name, license = '' }: LockedPackage) =>
  name.startsWith('@img/sharp-') && /^(Apache-2\.0 AND )?LGPL-3\.0-or-later( AND MIT)?$/.test(license)
/** MIT, named in a form that npm no longer reads. */
const oldForm = ['memorystream']
/** What is built into what visitors are given, though it is no dependency of the server. */
const builtIn = ['@fontsource-variable/noto-sans-devanagari', 'lucide-static', 'tailwindcss']

/** Whether one of the alternatives asks for nothing that is not in the list. */
function allows(license: string | undefined, list: readonly string[]): boolean {
  const alternatives = license?.replace(/[()]/g, '').split(' OR ') ?? []
  return alternatives.some((one) => one.split(' AND ').every((name) => list.includes(name)))
}

test('ASVS 15.1.2: what is served is under permissive licences, and nothing but libvips on the server is under a GPL', async ({
  annotate,
}) => {
  const served = [
    ...production.filter((one) => !isLibvips(one)),
    ...all.filter(({ name }) => builtIn.includes(name)),
  ]
  expect(served.filter(({ license }) => !allows(license, [...permissive, ...fonts]))).toEqual([])
  const ofFonts = served.filter(({ license }) => !allows(license, permissive)).map(({ name }) => name)
  expect(ofFonts).toEqual(['@fontsource-variable/noto-sans-devanagari'])
  const tools = all.filter((one) => one.license !== undefined && !isLibvips(one))
  expect(tools.filter(({ license }) => !allows(license, [...permissive, ...fonts, ...forToolsOnly]))).toEqual(
    [],
  )
  // Of a program for another machine the lockfile may not know the licence; it is its parent's.
  const unknown = all.filter(({ license }) => license === undefined)
  const unnamed = unknown.filter(({ isForSomeMachines }) => !isForSomeMachines)
  expect(unnamed.map(({ name }) => name)).toEqual(oldForm)
  await annotate(
    `${served.length} packages are served, ${tools.length} known in all, ${unknown.length} for other machines`,
  )
})

test('a licence of several parts is as good as its parts', () => {
  expect(allows('(MIT OR GPL-3.0-only)', permissive)).toBe(true)
  expect(allows('MIT AND LGPL-3.0-or-later', permissive)).toBe(false)
  for (const name of ['GPL-3.0-or-later', 'AGPL-3.0-only', 'LGPL-2.1', 'SEE LICENSE IN FILE', undefined]) {
    expect(allows(name, [...permissive, ...fonts, ...forToolsOnly])).toBe(false)
  }
})

const bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  components: z.array(
    z.object({
      type: z.literal('library'),
      name: z.string().min(1),
      version: z.string().regex(/^\d/),
      purl: z.string().startsWith('pkg:npm/'),
      licenses: z.array(z.object({ expression: z.string() })).min(1),
      hashes: z
        .array(z.object({ alg: z.literal('SHA-512'), content: z.string().regex(/^[\da-f]{128}$/) }))
        .optional(),
    }),
  ),
})

test('ASVS 15.1.2: the bill of materials has every package of a production install', async ({ annotate }) => {
  const file = join(folder, 'sbom.cdx.json')
  expect(await told(process.execPath, ['stress/sbom.ts', file])).toMatchObject({ code: 0 })
  const { components } = bill.parse(JSON.parse(readFileSync(file, 'utf8')))
  const named = new Set(components.map(({ name, version }) => `${name}@${version}`))
  // A second opinion: npm's own bill, which is shorter than it should be, holds nothing that ours has not.
  const { stdout } = await told('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev'])
  const npms = npmsBill.parse(JSON.parse(stdout)).components.map(({ name, version }) => `${name}@${version}`)
  // The package `node` fetches its program while it is installed: the lockfile does not know it, and npm only sometimes.
  const program = `node-${process.platform}-${process.arch}@${dependencies.node}`
  const own = ownPackages(lock)
  const other = npms.filter((name) => name !== program && !own.some((one) => name.startsWith(`${one}@`)))
  expect(npms.length).toBeGreaterThan(90)
  expect(other.filter((name) => !named.has(name))).toEqual([])
  const direct = Object.entries(dependencies)
    .filter(([name]) => !own.includes(name))
    .map(([name, version]) => `${name}@${version}`)
  expect(direct.filter((name) => !named.has(name))).toEqual([])
  await annotate(
    `${named.size} packages, among them all ${npms.length} of npm sbom and all ${direct.length} of package.json`,
  )
})

const npmsBill = z.object({ components: z.array(z.object({ name: z.string(), version: z.string() })) })

const audit = z.object({
  metadata: z.object({ vulnerabilities: z.object({ high: z.number(), critical: z.number() }) }),
})

test('ASVS 15.2.1: no package that is served has a known hole of high or critical weight', async ({
  annotate,
  skip,
}) => {
  const { stdout, stderr } = await told('npm', ['audit', '--omit=dev', '--json'])
  if (/audit endpoint returned an error|405/.test(stdout + stderr)) skip('this registry serves no audits')
  const { critical, high } = audit.parse(JSON.parse(stdout)).metadata.vulnerabilities
  await annotate(`npm audit: ${critical} critical, ${high} high`)
  expect(critical + high).toBe(0)
})
