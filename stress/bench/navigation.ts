// From a tap on a link to the next tool's answer, on slow networks. See README.md.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../../test/browser.ts'
import { median, shown, table } from './lib/figures.ts'
import { machineLine } from './lib/machine.ts'
import { temporaryFolder } from './lib/processes.ts'
import { buildIfNeeded, startSite, untilAnswered } from './lib/site.ts'

interface Network {
  name: string
  latencyMs: number
  kilobitsPerSecond: number
}

interface Step {
  from: string
  to: string
  /** An element that is there as soon as the tool's answer is on screen. */
  answer: string
}

/** Lighthouse's slow 4G and Chromium's own preset of slow 3G, as they are felt by each request. */
const networks: readonly Network[] = [
  { name: 'slow 4G', latencyMs: 150, kilobitsPerSecond: 1638 },
  { name: '3G', latencyMs: 400, kilobitsPerSecond: 400 },
]

const steps: readonly Step[] = [
  { from: '/', to: '/carrier-identifier', answer: '#number' },
  { from: '/carrier-identifier', to: '/nepali-calendar', answer: 'main [role=grid] [aria-current=date]' },
  { from: '/ne/nepali-calendar', to: '/ne/postal-codes', answer: '#postal-query' },
  { from: '/postal-codes', to: '/internet-comparison', answer: 'main input[name=compare]' },
]

const slowDown = 4
/** How long a finger stays down. */
const tapMs = 80

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', short: 'k', default: '5' },
    /** Origins of running sites to compare, comma between them; else this one is started. */
    url: { type: 'string' },
    json: { type: 'string' },
  },
})

const origins = values.url?.split(',') ?? [await startedSite()]
const { executablePath, args, env } = await findChromium()
const browser = await chromium.launch({
  executablePath,
  args,
  ...(env && { env: { ...process.env, ...env } }),
})
const measured = networks.flatMap((network) =>
  steps.flatMap((step) => origins.map((origin) => ({ network, step, origin, timesMs: [] as number[] }))),
)
for (let round = 0; round < Number(values.rounds); round += 1)
  for (const one of measured) one.timesMs.push(await timeOf(one.origin, one.step, one.network))
await browser.close()

console.log(`\n${machineLine()}; processor ${slowDown} times slower, from the tap to the answer, ms\n`)
console.log(
  table(
    ['network', 'tap', 'site', 'median', 'least', 'most'],
    measured.map(({ network, step, origin, timesMs }) => [
      network.name,
      `${step.from} → ${step.to}`,
      origin,
      shown(median(timesMs)),
      shown(Math.min(...timesMs)),
      shown(Math.max(...timesMs)),
    ]),
  ),
)
if (values.json) writeFileSync(values.json, JSON.stringify({ machine: machineLine(), measured }, null, 1))
process.exit(0)

async function startedSite(): Promise<string> {
  buildIfNeeded()
  const site = await startSite({ dataDir: temporaryFolder() })
  await untilAnswered(site, '/readyz')
  return site.origin
}

/** A first visit to `from`, at rest, then the tap. */
async function timeOf(origin: string, { from, to, answer }: Step, network: Network): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto(origin + from, { waitUntil: 'networkidle' })
  await slowed(page, network)
  const link = page.locator(`footer a[href="${to}"]`)
  await link.scrollIntoViewIfNeeded()
  const box = await link.boundingBox()
  if (!box) throw new Error(`No link to ${to} on ${from}`)
  const at = { x: box.x + 10, y: box.y + box.height / 2 }
  const session = await context.newCDPSession(page)
  const began = performance.now()
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await new Promise((resolve) => setTimeout(resolve, tapMs))
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForURL(origin + to, { waitUntil: 'commit' })
  await page.locator(answer).first().waitFor()
  const took = performance.now() - began
  await context.close()
  return took
}

async function slowed(page: Page, { latencyMs, kilobitsPerSecond }: Network): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  const throughput = (kilobitsPerSecond * 1000) / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}
