import { Hono } from 'hono'
import { within } from '#app/lib/within.ts'
import { securityHeaders } from '#app/platform/http/security-headers.server.ts'
import { pendingMigrations } from '#db/migrate.ts'
import type { ServerEnv } from '#server/env.ts'
import type { Site } from '#server/services.ts'

const probeLimitMs = 2000

/** Whether the process is up, and whether it can work: its database answers and has this release's tables. */
export function health({ storage, log, config, stopping }: Site): Hono<ServerEnv> {
  const headers = { ...securityHeaders(config.siteUrl), 'cache-control': 'no-store' }
  const app = new Hono<ServerEnv>()
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
  return app
}
