// What Lighthouse says of the accessibility of each screen of the admin area, signed in, in both languages. See README.md.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findChromium } from '../../test/browser.ts'
import { freePort } from '../../test/free-port.ts'
import { mark, table } from './lib/figures.ts'
import { machineLine } from './lib/machine.ts'
import { projectRoot, temporaryFolder } from './lib/processes.ts'
import { buildIfNeeded, startSite, untilAnswered } from './lib/site.ts'

const bar = { atLeast: 100 }

buildIfNeeded()
const dataDir = temporaryFolder()
const site = await startSite({ dataDir })
await untilAnswered(site, '/readyz')
const { executablePath, args, env } = await findChromium()
const port = await freePort()
const context = await chromium.launchPersistentContext(temporaryFolder(), {
  executablePath,
  args: [...args, `--remote-debugging-port=${port}`],
  ...(env && { env: { ...process.env, ...env } }),
})
await signIn()
const rows: string[][] = []
for (const language of ['', '/ne']) {
  for (const section of ['', ...listSections()]) {
    const path = `${language}/admin${section}`
    const { score, failed } = await accessibilityOf(site.origin + path)
    rows.push([path, `${score} ${mark(score, bar)}`, failed.join(', ') || '–'])
    console.error(`${path}: ${score}`)
  }
}
await context.close()
await site.stop()
console.log(`\n${machineLine()}\n\n${table(['screen', 'accessibility (≥ 100)', 'what failed'], rows)}`)
process.exit(0)

/** The first operator, by the link that only who sees the data folder can read. */
async function signIn() {
  const page = await context.newPage()
  await page.goto(readFileSync(join(dataDir, 'admin-link'), 'utf8').trim())
  await page.waitForFunction(() => localStorage.getItem('chautari-auth') !== null)
  await page.goto(`${site.origin}/admin`)
  // Behind the gate, or what is measured is the word to wait.
  await page.getByRole('button', { name: 'Sign Out' }).waitFor()
  await page.close()
}

function listSections(): string[] {
  const folder = join(projectRoot, 'app/admin')
  return readdirSync(folder)
    .filter((name) => name !== 'dashboard' && existsSync(join(folder, name, 'screen.tsx')))
    .map((name) => `/${name}`)
}

/** As on a phone. The browser's storage is not cleared: the session would be lost. */
async function accessibilityOf(address: string): Promise<{ score: number; failed: string[] }> {
  const run = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['accessibility'],
    disableStorageReset: true,
  })
  const result = run?.lhr
  if (!result || result.runtimeError)
    throw new Error(result?.runtimeError?.message ?? 'Lighthouse gave no result')
  const { score, auditRefs = [] } = result.categories.accessibility ?? {}
  const failed = auditRefs.filter(({ id, weight }) => weight > 0 && result.audits[id]?.score === 0)
  return { score: Math.round((score ?? Number.NaN) * 100), failed: failed.map(({ id }) => id) }
}
