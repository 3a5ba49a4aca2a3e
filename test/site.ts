import { Writable } from 'node:stream'
import type { Hono } from 'hono'
import { pino } from 'pino'
import type { PageRender, RenderPage } from '#app/platform/document/page.ts'
import { type Config, readConfig } from '#app/platform/env/config.server.ts'
import { logOptions } from '#app/platform/log/log.server.ts'
import type { Storage } from '#db/storage.ts'
import { type App, createApp } from '#server/app.ts'
import type { AdminGate } from '#server/auth/operators/gate.ts'
import type { ServerEnv } from '#server/env.ts'
import { openSite, type Site } from '#server/services.ts'
import { endWithTest } from './earlier-sites.ts'
import { emptyStorage } from './fake-storage.ts'

/** A moment far from any midnight, on the day the first pages were published. */
const testNow = new Date('2026-11-21T05:00:00Z')

export const testSecret = 'a secret of the tests, long enough for all'

/** No test leaves this machine: nobody listens there. */
const nobody = 'http://127.0.0.1:9'

interface TestSiteOptions {
  storage?: Storage
  pages?: RenderPage
  cacheEnabled?: boolean
  config?: Partial<Config>
  /** Instead of sign-in's own, for what is tested behind it. */
  gate?: AdminGate
  /** Instead of a clock that stands: for what also asks the machine's own, which a test then fakes. */
  now?: () => Date
}

/** Requests come without a port. */
export type TestApp = App & Pick<Hono<ServerEnv>, 'request'>

export interface TestSite {
  site: Site
  app: TestApp
  /** Moves the site's clock. */
  pass: (ms: number) => void
  /** Every line that the site logged. */
  logged: Record<string, unknown>[]
}

/** The whole server on a storage, without a port; its clock stands until it is moved. */
export async function testSite(options: TestSiteOptions = {}): Promise<TestSite> {
  let now = testNow.getTime()
  const {
    storage = emptyStorage(),
    pages = fakePages(() => pageAnswer('a page')).pages,
    cacheEnabled = true,
  } = options
  const { log, logged } = recordingLog()
  const site = await openSite({
    config: {
      ...readConfig({ SITE_URL: 'https://chautari.example', NRB_URL: nobody, COINGECKO_URL: nobody }),
      ...options.config,
    },
    log,
    storage,
    authSecret: testSecret,
    pages: () => pages,
    cacheEnabled,
    now: options.now ?? (() => new Date(now)),
    ...(options.gate && { gate: options.gate }),
  })
  // Its metrics listen to all calls to other servers, and would keep the whole site in memory.
  endWithTest(site.metrics.stop)
  const pass = (ms: number) => {
    now += ms
  }
  return { site, app: appOf(site), pass, logged }
}

export function appOf(site: Site): TestApp {
  const app = createApp(site)
  return {
    ...app,
    request: (input, init, env) => {
      const address = typeof input === 'string' && input.startsWith('/') ? `http://localhost${input}` : input
      return app.fetch(new Request(address, init), env)
    },
  }
}

export function pageAnswer(body: string, status = 200): Response {
  const html = `<!doctype html><title>${body}</title>`
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** Stands in for the site's pages; may say things about its render, as a page's `load` does. */
export function fakePages(answer: (render: PageRender, request: Request) => Response | Promise<Response>) {
  const asked: string[] = []
  const pages: RenderPage = async ({ url, render }) => {
    asked.push(url.pathname + url.search)
    const response = await answer(render, new Request(url))
    return {
      status: response.status,
      html: await response.text(),
      inline: { scripts: [], styles: [] },
    }
  }
  return { pages, asked }
}

function recordingLog() {
  const logged: Record<string, unknown>[] = []
  const lines = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(JSON.parse(chunk.toString('utf8')) as Record<string, unknown>)
      done()
    },
  })
  return { log: pino(logOptions, lines) as Site['log'], logged }
}
