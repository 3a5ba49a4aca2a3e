// How long a cheap phone takes from a key to the next picture: another month of the calendar, another letter of a postal
// search. See README.md.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '#test/browser.ts'
import { type Bar, barText, mark, median, shown, table } from './kit/figures.ts'
import { machineLine } from './kit/machine.ts'
import { temporaryFolder } from './kit/processes.ts'
import { buildIfNeeded, startSite, untilAnswered } from './kit/site.ts'

interface Interaction {
  name: string
  path: string
  /** Brings the page to where the keys go. */
  prepare: (page: Page) => Promise<void>
  keys: readonly string[]
}

const slowDown = 4
const bar: Bar = { atMost: 50 }
const interactions: readonly Interaction[] = ['', '/ne'].flatMap((lang) => [
  {
    name: `${lang}/nepali-calendar: another month`,
    path: `${lang}/nepali-calendar`,
    prepare: (page) =>
      page.locator('[role=gridcell][tabindex="0"], [role=grid] [tabindex="0"]').first().focus(),
    keys: ['PageDown', 'PageDown', 'PageUp', 'PageDown', 'PageUp', 'PageUp', 'PageDown', 'PageDown'],
  },
  {
    name: `${lang}/postal-codes: another letter`,
    path: `${lang}/postal-codes`,
    prepare: (page) => page.getByRole('searchbox').focus(),
    keys: 'kathmand'.split(''),
  },
])

const { values } = parseArgs({
  options: { rounds: { type: 'string', short: 'k', default: '3' }, json: { type: 'string' } },
})

buildIfNeeded()
const site = await startSite({ dataDir: temporaryFolder() })
await untilAnswered(site, '/readyz')
const { executablePath, args, env } = await findChromium()
const browser = await chromium.launch({
  executablePath,
  args,
  ...(env && { env: { ...process.env, ...env } }),
})
const measured = interactions.map((interaction) => ({ interaction, ms: [] as number[] }))
for (let round = 0; round < Number(values.rounds); round += 1)
  for (const { interaction, ms } of measured) ms.push(...(await timesOf(interaction)))
await browser.close()

console.log(`\n${machineLine()}; processor ${slowDown} times slower, from the key to the next picture\n`)
console.log(
  table(
    ['interaction', `median ms (${barText(bar)})`, 'worst ms', 'keys'],
    measured.map(({ interaction, ms }) => [
      interaction.name,
      `${shown(median(ms))} ${mark(median(ms), bar)}`,
      shown(Math.max(...ms)),
      String(ms.length),
    ]),
  ),
)
if (values.json) writeFileSync(values.json, JSON.stringify({ machine: machineLine(), measured }, null, 1))
process.exit(0)

/** Milliseconds for each key but the first. */
async function timesOf({ path, prepare, keys }: Interaction): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(site.origin + path)
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactProps')))
  await prepare(page)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  const times: number[] = []
  // What is done for the first time is not what a visitor feels at each key.
  for (const key of keys) times.push(await timeOf(page, key))
  await context.close()
  return times.slice(1)
}

async function timeOf(page: Page, key: string): Promise<number> {
  // In two steps: on a slow machine the key would come before somebody listens, and be waited for without end.
  const measuring = await page.evaluateHandle(() => {
    const told = new Promise<number>((resolve) => {
      const started = (event: KeyboardEvent) => {
        // The frame that shows the answer, and the task behind it: then it is drawn.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - event.timeStamp)))
      }
      addEventListener('keydown', started, { once: true, capture: true })
    })
    return { told }
  })
  await page.keyboard.press(key)
  const ms = await measuring.evaluate(({ told }) => told)
  await page.waitForTimeout(300)
  return ms
}
