// The date field as strangers install it: from its tarball, in a bundler's page, and in a React project with TypeScript.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPackage } from '../../scripts/packages/build.ts'
import { launchChromium } from '../../test/browser.ts'
import { install, packed } from './packed.ts'

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

test('publint finds nothing', async () => {
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true })
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([])
})

test('the declarations fit each way of importing modules', () => {
  const printed = execFileSync(bin('attw'), [tarball, '--profile', 'esm-only', '--no-color'], {
    encoding: 'utf8',
  })
  expect(printed).toContain('"bs-date-field"')
  expect(printed).not.toMatch(/❌|🎭/u)
})

test('a bundled page with it works in a browser', async () => {
  const site = join(work, 'bundler')
  install(site, tarball)
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
  install(site, tarball, `react@${dependencies.react}`, `@types/react@${devDependencies['@types/react']}`)
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  const block = (language: string) => new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(readme)?.[1] ?? ''
  expect(block('ts')).toContain('IntrinsicElements')
  expect(block('tsx')).toContain('onchange')
  writeFileSync(join(site, 'jsx.d.ts'), block('ts'))
  writeFileSync(
    join(site, 'page.tsx'),
    `import '@chautari/bs-date-field'
import { createRef } from 'react'
import type { BsDateField } from '@chautari/bs-date-field'
declare function save(data: FormData): void
export const example = ${block('tsx')}
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

type Tab = Awaited<ReturnType<Awaited<ReturnType<typeof launchChromium>>['newPage']>>

/** Opens the page of a folder, and fails on any error in it. */
async function inBrowser(dist: string, visit: (tab: Tab) => Promise<void>): Promise<void> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost')
    const isScript = pathname.endsWith('.js')
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
    response.end(readFileSync(join(dist, isScript ? pathname : 'index.html')))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const browser = await launchChromium()
  try {
    const tab = await browser.newPage()
    const errors: string[] = []
    tab.on('pageerror', (error) => errors.push(error.message))
    await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await visit(tab)
    expect(errors).toEqual([])
  } finally {
    await browser.close()
    server.close()
  }
}
