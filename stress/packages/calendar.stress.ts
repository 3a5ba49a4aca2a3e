// The calendar as strangers install it: from its tarball, on three versions of Node, in a bundler and in a browser.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
const work = mkdtempSync(join(tmpdir(), 'packages-'))
let folder = ''
let tarball = ''

beforeAll(async () => {
  folder = await buildPackage('bikram-sambat')
  tarball = packed(folder, work)
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

test('publint finds nothing', async () => {
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true })
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([])
})

test('the declarations fit each way of resolving modules', () => {
  const attw = join(root, 'node_modules', '.bin', 'attw')
  // Node 10, which knows no exports, is not supported.
  const printed = execFileSync(attw, [tarball, '--profile', 'node16', '--no-color'], { encoding: 'utf8' })
  expect(printed).toContain('"@chautari/bikram-sambat/panchanga"')
  expect(printed).not.toMatch(/❌|🎭|⚠️/u)
})

const answer = '{"year":2025,"month":8,"day":14} पञ्चमी'
const use =
  'console.log(JSON.stringify(bsToAd({ year: 2082, month: 4, day: 29 })), tithiOf({ year: 2082, month: 4, day: 29 }).ne)'
const esm = `import { bsToAd } from '@chautari/bikram-sambat'
import { tithiOf } from '@chautari/bikram-sambat/panchanga'
${use}`
const commonJs = `const { bsToAd } = require('@chautari/bikram-sambat')
const { tithiOf } = require('@chautari/bikram-sambat/panchanga')
${use}`

test.each(['20', '22', '24'])('installed on Node %s it answers to import and to require', (version) => {
  const site = join(work, `node-${version}`)
  install(site, tarball, `node@${version}`)
  const node = join(site, 'node_modules', 'node', 'bin', 'node')
  const run = (file: string) => execFileSync(node, [file], { cwd: site, encoding: 'utf8' }).trim()
  writeFileSync(join(site, 'use.mjs'), esm)
  writeFileSync(join(site, 'use.cjs'), commonJs)
  expect(execFileSync(node, ['--version'], { encoding: 'utf8' })).toContain(`v${version}.`)
  expect(run('use.mjs')).toBe(answer)
  expect(run('use.cjs')).toBe(answer)
})

test('a bundler makes one file of it, which runs', async () => {
  const site = join(work, 'bundler')
  install(site, tarball)
  writeFileSync(join(site, 'use.mjs'), esm)
  await build({
    configFile: false,
    root: site,
    logLevel: 'warn',
    build: { rolldownOptions: { input: join(site, 'use.mjs'), output: { entryFileNames: 'use.js' } } },
  })
  expect(readFileSync(join(site, 'dist', 'use.js'), 'utf8')).not.toContain('@chautari/bikram-sambat')
  expect(execFileSync('node', ['dist/use.js'], { cwd: site, encoding: 'utf8' }).trim()).toBe(answer)
})

test('a browser loads it as a module', async () => {
  const page = `<!doctype html><script type="importmap">{ "imports": {
    "@chautari/bikram-sambat": "/dist/index.js", "@chautari/bikram-sambat/panchanga": "/dist/panchanga.js" } }</script>
    <script type="module">${esm.replace('console.log(', 'document.title = [').replace(/\)$/, `].join(' ')`)}</script>`
  const server = createServer((request, response) => {
    const isModule = request.url?.endsWith('.js')
    response.setHeader('content-type', isModule ? 'text/javascript' : 'text/html; charset=utf-8')
    response.end(isModule ? readFileSync(join(folder, request.url ?? '')) : page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const browser = await launchChromium()
  try {
    const tab = await browser.newPage()
    await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await tab.waitForFunction(() => document.title !== '')
    expect(await tab.title()).toBe(answer)
  } finally {
    await browser.close()
    server.close()
  }
})
