// The calendar in a bundler.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { buildPackage } from '../../scripts/packages/build.ts'
import { install, packed } from './packed.ts'

const work = mkdtempSync(join(tmpdir(), 'bundled-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

test('a bundler makes one file of the calendar, which runs', async () => {
  const site = join(work, 'bundler')
  install(site, [packed(await buildPackage('bikram-sambat'), work)])
  const use = `import { bsToAd } from '@chautari/bikram-sambat'
import { tithiOf } from '@chautari/bikram-sambat/panchanga'
const day = { year: 2082, month: 4, day: 29 }
console.log(JSON.stringify(bsToAd(day)), tithiOf(day).ne)`
  writeFileSync(join(site, 'use.mjs'), use)
  await build({
    configFile: false,
    root: site,
    logLevel: 'warn',
    build: { rolldownOptions: { input: join(site, 'use.mjs'), output: { entryFileNames: 'use.js' } } },
  })
  expect(readFileSync(join(site, 'dist', 'use.js'), 'utf8')).not.toContain('@chautari/bikram-sambat')
  const printed = execFileSync('node', ['dist/use.js'], { cwd: site, encoding: 'utf8' })
  expect(printed.trim()).toBe('{"year":2025,"month":8,"day":14} पञ्चमी')
})
