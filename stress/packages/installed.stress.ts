// Both packages as strangers install them: from their tarballs, on three versions of Node and with TypeScript.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPackage } from '../../scripts/packages/build.ts'
import { importedNames, install, packed, readmeExample } from './packed.ts'

const bin = (name: string) => join(import.meta.dirname, '..', '..', 'node_modules', '.bin', name)
const work = mkdtempSync(join(tmpdir(), 'installed-'))
const names = ['bikram-sambat', 'bs-date-field'] as const
let folders: string[] = []
let tarballs: string[] = []
let imports: string[] = []

beforeAll(async () => {
  folders = [await buildPackage(names[0]), await buildPackage(names[1])]
  tarballs = folders.map((folder) => packed(folder, work))
  imports = folders.flatMap(importedNames)
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

test('publint finds nothing, and the declarations fit each way of resolving modules', async () => {
  for (const [index, pkgDir] of folders.entries()) {
    const { messages, pkg } = await publint({ pkgDir, strict: true })
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([])
    // Node 10, which knows no exports, is not supported.
    const options = [tarballs[index] ?? '', '--profile', 'node16', '--no-color']
    const printed = execFileSync(bin('attw'), options, { encoding: 'utf8' })
    for (const name of importedNames(pkgDir)) expect(printed).toContain(`"${name}"`)
    expect(printed).not.toMatch(/❌|🎭|⚠️/u)
  }
})

test.for(['20', '22', '24'])(
  'on Node %s every export answers to import and to require, and the first examples of the READMEs run',
  async (version, { annotate }) => {
    const site = join(work, `node-${version}`)
    install(site, [...tarballs, `node@${version}`])
    const node = join(site, 'node_modules', 'node', 'bin', 'node')
    const run = (file: string, code: string) => {
      writeFileSync(join(site, file), code)
      return execFileSync(node, [file], { cwd: site, encoding: 'utf8' }).trim()
    }
    expect(execFileSync(node, ['--version'], { encoding: 'utf8' })).toContain(`v${version}.`)
    const listed = (load: string) =>
      `for (const name of ${JSON.stringify(imports)}) console.log(name, Object.keys(${load}(name)).sort().join())`
    const imported = run('all.mjs', listed('await import'))
    expect(run('all.cjs', listed('require'))).toBe(imported)
    expect(imports.length).toBeGreaterThanOrEqual(10)
    for (const line of imported.split('\n')) expect(line).toMatch(/^@\S+ \w+/)
    for (const folder of folders)
      for (const language of ['mjs', 'cjs']) {
        const example = readmeExample(folder, language)
        const said = [...example.matchAll(/ \/\/ (.*)/g)].map(([, comment]) => comment)
        expect(run(`example.${language}`, example), `${folder}, ${language}`).toBe(said.join('\n'))
      }
    const command = [join('node_modules', '.bin', 'bikram-sambat'), '2082-4-29']
    expect(execFileSync(node, command, { cwd: site, encoding: 'utf8' })).toContain('2025-08-14 AD')
    await annotate(`${imports.length} exports`)
  },
)

test.each(['module', 'commonjs'] as const)(
  'TypeScript finds the types of every export in a folder of type %s',
  (type) => {
    const site = join(work, `types-${type}`)
    install(site, tarballs, type)
    const lines = imports.map(
      (name, index) => `import * as all${index} from '${name}'\nexport { all${index} }`,
    )
    writeFileSync(
      join(site, 'page.ts'),
      `${lines.join('\n')}
import type { BsDateField } from '${imports.at(-1) ?? ''}'
import { bsToAd } from '${imports[0] ?? ''}'
export const year: number = bsToAd({ year: 2082, month: 4, day: 29 }).year
export const day: string | undefined = document.querySelector('bs-date-field')?.valueAsAd
export type Field = BsDateField
// @ts-expect-error A date is no text.
bsToAd('2082-04-29')
`,
    )
    const options =
      '--noEmit --strict --target es2022 --module nodenext --lib es2023,dom,dom.iterable page.ts'
    expect(execFileSync(bin('tsc'), options.split(' '), { cwd: site, encoding: 'utf8' })).toBe('')
  },
)
