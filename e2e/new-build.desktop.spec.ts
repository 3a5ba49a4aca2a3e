import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { test as base, expect } from './fixtures.ts'
import { untilStored } from './steps.ts'

/** The site behind an address of its own, where a new build can be put in its place. */
class Deployment {
  /** Another text of the worker is another build. */
  build = 1
  /** Whether pages that nobody opens, those that the worker fetches, get no answer. */
  isSlow = false
  /** Whether no page gets an answer. */
  isStuck = false
  /** The pages that were fetched and not opened. */
  readonly fetched: string[] = []
  readonly #site: string
  readonly #server = createServer((asked, answer) => void this.#pass(asked, answer))

  constructor(site: string) {
    this.#site = site
  }

  async listen(): Promise<void> {
    await new Promise<void>((listening) => this.#server.listen(0, listening))
  }

  get origin(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  async #pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const path = asked.url ?? '/'
    const isPage = !/[._]|^\/(api|auth)/.test(path) && asked.method === 'GET'
    if (isPage && this.isStuck) return
    if (isPage && asked.headers['sec-fetch-mode'] !== 'navigate') {
      this.fetched.push(path)
      if (this.isSlow) return
    }
    const { origin, ...headers } = asked.headers
    const passed = request(this.#site + path, {
      method: asked.method,
      headers: {
        ...headers,
        ...(origin && { origin: this.#site }),
        host: new URL(this.#site).host,
        'accept-encoding': 'identity',
      },
    })
    asked.pipe(passed)
    passed.on('error', () => answer.destroy())
    passed.on('response', (given) => {
      if (path === '/sw.js') void this.#giveWorker(given, answer)
      else given.pipe(answer.writeHead(given.statusCode!, given.headers))
    })
  }

  async #giveWorker(given: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { 'content-length': _, ...headers } = given.headers
    answer.writeHead(given.statusCode!, headers).end(`${await text(given)}\n// ${this.build}`)
  }
}

const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({ baseURL }, provide) => {
    const deployment = new Deployment(baseURL!)
    await deployment.listen()
    await provide(deployment)
    deployment.close()
  },
  origin: ({ deployment }, provide) => provide(deployment.origin),
})

test.use({ serviceWorkers: 'allow', allowedTrouble: [/status of 404/] })

test('a new build is offered when what is kept is of it, and taking it over waits for no network; a page that gets no answer for seconds gives way to its copy, which says that the network is slow', async ({
  page,
  deployment,
}) => {
  await page.goto(`${deployment.origin}/carrier-identifier`)
  await untilStored(page, '/carrier-identifier', '/emergency-services', '/offline')
  deployment.build = 2
  deployment.fetched.length = 0
  await page.reload()
  const reload = page.getByRole('button', { name: 'Reload' })
  await expect(reload).toBeVisible({ timeout: 25_000 })
  expect(deployment.fetched).toEqual(
    expect.arrayContaining(['/carrier-identifier', '/emergency-services', '/offline']),
  )
  deployment.isSlow = true
  const before = await page.evaluate(() => performance.timeOrigin)
  await reload.click()
  await expect.poll(() => page.evaluate(() => performance.timeOrigin).catch(() => before)).not.toBe(before)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Carrier Identifier')
  await expect(reload).toBeHidden()
  await expect(page.locator('#offline-copy')).toHaveCount(0)
  deployment.isStuck = true
  await page.reload()
  await expect(page.locator('#offline-copy')).toContainText(
    'The network is too slow at the moment. This copy is of',
  )
  await expect(title).toHaveText('Carrier Identifier')
})
