// The date field in a bundler's page, and in a React project with TypeScript.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPackage } from '../../scripts/packages/build.ts'
import { inBrowser, install, packed, readmeExample } from './packed.ts'

const root = join(import.meta.dirname, '..', '..')
const bin = (name: string) => join(root, 'node_modules', '.bin', name)
const work = mkdtempSync(join(tmpdir(), 'date-field-'))
let folder = ''
let tarball = ''

beforeAll(async () => {
  folder = await buildPackage('bs-date-field')
  tarball = packed(folder, work)
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

test('a bundled page with it works in a browser', async () => {
  const site = join(work, 'bundler')
  install(site, [tarball])
  writeFileSync(
    join(site, 'index.html'),
    `<!doctype html><html lang="en"><title>Form</title><form>
<label>Date of birth <bs-date-field name="birth"><input name="birth-bs"></bs-date-field></label><button>Send</button></form>
<script type="module" src="/main.js"></script></html>`,
  )
  writeFileSync(join(site, 'main.js'), "import '@chautari/bs-date-field'\n")
  await build({ configFile: false, root: site, logLevel: 'warn' })
  // The month stays a file of its own, which a typed date does not load.
  expect(
    readdirSync(join(site, 'dist', 'assets')).filter((name) => name.startsWith('day-grid')),
  ).toHaveLength(1)
  await inBrowser(join(site, 'dist'), async (tab) => {
    await tab.getByRole('spinbutton', { name: 'Year' }).focus()
    await tab.keyboard.type('2055-01-2')
    await tab.keyboard.press('Alt+ArrowDown')
    await tab.getByRole('dialog').getByRole('button', { name: '6 May 1998' }).click()
    await tab.getByRole('button', { name: 'Send' }).click()
    await tab.waitForURL('**/?birth=1998-05-06&birth-bs=2055-01-23')
  })
})

test('the React example of the README with its types is right for the compiler', () => {
  const site = join(work, 'react')
  // Of the versions that the site has.
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: { react: string }
    devDependencies: { '@types/react': string }
  }
  install(site, [tarball, `react@${dependencies.react}`, `@types/react@${devDependencies['@types/react']}`])
  writeFileSync(join(site, 'jsx.d.ts'), readmeExample(folder, 'ts'))
  writeFileSync(
    join(site, 'page.tsx'),
    `import '@chautari/bs-date-field'
import { createRef } from 'react'
import type { BsDateField } from '@chautari/bs-date-field'
declare function save(data: FormData): void
export const example = ${readmeExample(folder, 'tsx')}
const field = createRef<BsDateField>()
export const attributes = <bs-date-field ref={field} lang="ne" className="wide" required min="2000-01-01" />
export const day: string | undefined = field.current?.valueAsAd
// @ts-expect-error A limit is a text.
export const wrong = <bs-date-field min={2000} />
`,
  )
  const options =
    '--noEmit --strict --jsx react-jsx --target es2022 --module nodenext --lib es2024,dom,dom.iterable --types react'
  const compile = () =>
    execFileSync(bin('tsc'), [...options.split(' '), 'jsx.d.ts', 'page.tsx'], { cwd: site, encoding: 'utf8' })
  expect(compile()).toBe('')
})
