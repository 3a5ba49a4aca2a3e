// How long a cheap phone takes from a key to the next picture: another month of the calendar, another letter of a question
// or a search, another digit of an amount. See README.md.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../../test/browser.ts'
import { type Bar, barText, mark, median, shown, table } from './lib/figures.ts'
import { machineLine } from './lib/machine.ts'
import { temporaryFolder } from './lib/processes.ts'
import { buildIfNeeded, startServer, startSite, untilAnswered } from './lib/site.ts'

interface Interaction {
  name: string
  path: string
  /** Brings the page to where the keys go. */
  prepare: (page: Page) => Promise<void>
  keys: readonly string[]
  /** What a key changes, or there is nothing to be measured. */
  shows: string
}

interface Time {
  /** From the key to the moment when the main thread had drawn the next frame. */
  drawnMs: number
  /** The same by the Event Timing API, until the picture is on the screen, in steps of 8 ms: what INP is made of. */
  eventMs: number
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
    shows: 'main h2',
  },
  {
    name: `${lang}/about: another letter of a question`,
    path: `${lang}/about`,
    prepare: async (page) => {
      await page.locator('[data-ask]').first().click()
      await page.locator('#ask-input').focus()
      // The figures have come.
      await page.waitForResponse(/ask-data/).catch(() => undefined)
      await page.waitForTimeout(1000)
    },
    keys: '25000usd'.split(''),
    shows: '[data-ask-results]',
  },
  typing(`${lang}/postal-codes`, '#postal-query', '', 'kathmand'.split('')),
  typingDay(`${lang}/nepali-date-converter`),
  typing(`${lang}/foreign-exchange`, '#amount', '1', replacing('2345')),
  typing(`${lang}/foreign-exchange`, '#currency-search', '', replacing('eujk')),
  typing(`${lang}/gold-silver-price`, 'input[inputmode]', '1', replacing('2345')),
  typing(`${lang}/emergency-services`, '#service-search', '', replacing('hap1')),
  {
    name: `${lang}/internet-comparison: plans of another speed`,
    path: `${lang}/internet-comparison`,
    prepare: (page) => page.getByRole('link', { name: /^(100|१००)\+/ }).focus(),
    keys: Array<string>(6).fill('Enter'),
    shows: 'main',
  },
  typing(`${lang}/carrier-identifier`, '#number', '98', replacing('4601')),
])

/** One more letter of a field of the page that had `text` in it. */
function typing(path: string, field: string, text: string, keys: readonly string[]): Interaction {
  return {
    name: `${path}: ${field}`,
    path,
    prepare: async (page) => {
      const input = page.locator(`main ${field}`).first()
      // A calculator that opens when it is pressed.
      if (!(await input.isVisible()))
        await page.locator('main summary').filter({ visible: true }).first().click()
      await input.fill(text)
      await input.press('End')
    },
    keys,
    shows: 'main',
  }
}

/** The two digits of another day, in the field for BS dates. */
function typingDay(path: string): Interaction {
  return {
    name: `${path}: a day`,
    path,
    prepare: async (page) => {
      await page.locator('main bs-date-field').first().getByRole('spinbutton').first().focus()
      await page.keyboard.type('20830811')
    },
    keys: '12131415'.split(''),
    shows: 'main',
  }
}

/** Each letter, taken back before the next. */
function replacing(letters: string): string[] {
  return letters.split('').flatMap((letter) => [letter, 'Backspace'])
}

const { values } = parseArgs({
  options: { rounds: { type: 'string', short: 'k', default: '3' }, json: { type: 'string' } },
})

buildIfNeeded()
// With figures of the bank and of coins, as visitors see the pages.
const [bank, coins] = await Promise.all(
  ['e2e/central-bank.ts', 'e2e/coin-source.ts'].map((file) => startServer(file, undefined, () => ({}))),
)
const site = await startSite({
  dataDir: temporaryFolder(),
  env: { NRB_URL: bank?.origin ?? '', COINGECKO_URL: coins?.origin ?? '' },
})
await untilAnswered(site, '/readyz')
const { executablePath, args, env } = await findChromium()
const browser = await chromium.launch({
  executablePath,
  args,
  ...(env && { env: { ...process.env, ...env } }),
})
const measured = interactions.map((interaction) => ({ interaction, times: [] as Time[] }))
for (let round = 0; round < Number(values.rounds); round += 1)
  for (const { interaction, times } of measured) times.push(...(await timesOf(interaction)))
await browser.close()

console.log(`\n${machineLine()}; processor ${slowDown} times slower, from the key to the next picture\n`)
console.log(
  table(
    ['interaction', `median ms (${barText(bar)})`, 'worst ms', "median by the browser's own clock", 'keys'],
    measured.map(({ interaction, times }) => {
      const drawn = times.map(({ drawnMs }) => drawnMs)
      const byEvent = median(times.map(({ eventMs }) => eventMs))
      return [
        interaction.name,
        `${shown(median(drawn))} ${mark(median(drawn), bar)}`,
        shown(Math.max(...drawn)),
        `${shown(byEvent)} ${mark(byEvent, bar)}`,
        String(drawn.length),
      ]
    }),
  ),
)
if (values.json) writeFileSync(values.json, JSON.stringify({ machine: machineLine(), measured }, null, 1))
process.exit(0)

/** For each key but the first. */
async function timesOf({ path, prepare, keys, shows }: Interaction): Promise<Time[]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(site.origin + path)
  await page.waitForSelector('body[data-ready]')
  await page.waitForFunction(() => !document.querySelector('x-island[when=now]:not([ready])'))
  await prepare(page)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  const times: Time[] = []
  const region = page.locator(shows).first()
  let changes = 0
  for (const key of keys) {
    const before = await region.textContent()
    times.push(await timeOf(page, key))
    if ((await region.textContent()) !== before) changes += 1
  }
  await context.close()
  // One letter more may find the same rows.
  if (changes < keys.length / 2)
    throw new Error(`${path}: ${changes} of ${keys.length} keys changed something.`)
  // What is done for the first time is not what a visitor feels at each key.
  return times.slice(1)
}

async function timeOf(page: Page, key: string): Promise<Time> {
  // In two steps: on a slow machine the key would be pressed before the listener is added, and the wait would not end.
  const measuring = await page.evaluateHandle(() => {
    const drawnMs = new Promise<number>((resolve) => {
      const started = (event: KeyboardEvent) => {
        const drawn = () => resolve(performance.now() - event.timeStamp)
        // The frame that shows the answer, and right behind it: what the page put off till then does not count.
        requestAnimationFrame(() => void scheduler.postTask(drawn, { priority: 'user-blocking' }))
      }
      addEventListener('keydown', started, { once: true, capture: true })
    })
    const eventMs = new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        const entry = list.getEntries().find(({ name }) => name === 'keydown')
        if (!entry) return
        observer.disconnect()
        resolve(entry.duration)
      })
      // TypeScript knows nothing of the threshold yet.
      const shortest: PerformanceObserverInit & { durationThreshold: number } = {
        type: 'event',
        durationThreshold: 16,
      }
      observer.observe(shortest)
      // The browser reports nothing that was shorter.
      addEventListener('keydown', () => setTimeout(() => resolve(16), 1000), { once: true })
    })
    return { both: Promise.all([drawnMs, eventMs]) }
  })
  await page.keyboard.press(key)
  const [drawnMs, eventMs] = await measuring.evaluate(({ both }) => both)
  await page.waitForTimeout(300)
  return { drawnMs, eventMs }
}
