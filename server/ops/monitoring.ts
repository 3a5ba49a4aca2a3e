import type { Hono } from 'hono'
import { AppError } from '#app/lib/app-error.ts'
import { within } from '#app/lib/within.ts'
import { securityHeaders } from '#app/platform/http/content-security-policy.server.ts'
import { pendingMigrations } from '#db/migrate.ts'
import type { ServerEnv } from '#server/env.ts'
import { socketIp } from '#server/http/client-ip.ts'
import { hasBearerToken } from '#server/http/request-guard.ts'
import type { Site } from '#server/services.ts'
import { scrapedRegistry } from './metrics.ts'

const probeLimitMs = 2000

/** Whether the process is up, and whether it can work: its database answers and has this release's tables. */
export function mountHealth(app: Hono<ServerEnv>, { storage, log, config, stopping }: Site): void {
  const headers = { ...securityHeaders(config.siteUrl), 'cache-control': 'no-store' }
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, headers))
  app.get('/readyz', async (c) => {
    if (stopping.signal.aborted)
      return c.json({ status: 'not ready', reason: 'the server stops' }, 503, headers)
    try {
      const pending = await within(probeLimitMs, pendingMigrations(storage.db))
      if (pending.length === 0) return c.json({ status: 'ready' }, 200, headers)
      return c.json({ status: 'not ready', reason: 'migrations are pending', pending }, 503, headers)
    } catch (error) {
      log.warn({ err: error }, 'the database does not answer')
      return c.json({ status: 'not ready', reason: 'the database does not answer' }, 503, headers)
    }
  })
}

const loopback = /^(?:::ffff:)?127\.|^::1$/
const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/
/** What a proxy says of whom it asks for. */
const proxyHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
]

/** `/metrics` for Prometheus; 404 without access. */
export function mountMetrics(app: Hono<ServerEnv>, site: Site): void {
  app.get('/metrics', async (c) => {
    const { metricsToken } = site.config
    const may = metricsToken
      ? hasBearerToken(c.req.header('authorization'), metricsToken)
      : loopback.test(socketIp(c)) && !isForwarded((name) => c.req.header(name))
    if (!may) throw new AppError('not-found')
    const registry = scrapedRegistry(site.metrics)
    return c.body(await registry.metrics(), 200, {
      ...securityHeaders(site.config.siteUrl),
      'content-type': registry.contentType,
      'cache-control': 'no-store',
    })
  })
}

/** Requests of a reverse proxy on this machine come from it too: they carry a forwarding header or the site's host name. */
function isForwarded(header: (name: string) => string | undefined): boolean {
  return (
    proxyHeaders.some((name) => header(name) !== undefined) ||
    !loopbackHost.test(header('host') ?? 'localhost')
  )
}
