import { Writable } from 'node:stream'
import type { Hono } from 'hono'
import { pino } from 'pino'
import type { RequestHandler } from 'react-router'
import { type Config, readConfig } from '#app/platform/env/config.server.ts'
import { logOptions } from '#app/platform/log/log.server.ts'
import { type PageRender, renderContext } from '#app/platform/services.server.ts'
import type { Storage } from '#db/storage.ts'
import { createApp } from '#server/app.ts'
import type { AdminGate } from '#server/auth/admin-gate.ts'
import type { ServerEnv } from '#server/env.ts'
import { openSite, type Site } from '#server/site.ts'
import { emptyStorage } from './fake-storage.ts'

/** A moment far from any midnight, on the day the first pages were published. */
const testNow = new Date('2026-11-21T05:00:00Z')

export const testSecret = 'a secret of the tests, long enough for all'

/** No test leaves this machine: nobody listens there. */
const nobody = 'http://127.0.0.1:9'

interface TestSiteOptions {
  storage?: Storage
  pages?: RequestHandler
  cacheEnabled?: boolean
  config?: Partial<Config>
  /** Instead of sign-in's own, for what is tested behind it. */
  gate?: AdminGate
  /** Instead of a clock that stands: for what also asks the machine's own, which a test then fakes. */
  now?: () => Date
}

export interface TestSite {
  site: Site
  app: Hono<ServerEnv>
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
  const pass = (ms: number) => {
    now += ms
  }
  return { site, app: createApp(site), pass, logged }
}

export function pageAnswer(body: string, status = 200): Response {
  const html = `<!doctype html><title>${body}</title>`
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** A stand-in for React Router's handler that may say things about its render, as loaders do. */
export function fakePages(answer: (render: PageRender, request: Request) => Response | Promise<Response>) {
  const asked: string[] = []
  const pages: RequestHandler = async (request, context) => {
    asked.push(new URL(request.url).pathname + new URL(request.url).search)
    if (!context) throw new Error('the server gives every render its context')
    const render = context.get(renderContext)
    const response = await answer(render, request)
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    // A document is handed over beside the response.
    if (isPage) render.html = Buffer.from(await response.arrayBuffer())
    return isPage ? new Response(null, response) : response
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
