import { createMiddleware } from 'hono/factory'
import type { ServerEnv } from '../env.ts'
import type { ServerMetrics } from '../metrics.ts'

/** Every answer below this mount counts in the server's figures, stored ones too. */
export function measured(metrics: ServerMetrics) {
  return createMiddleware<ServerEnv>(async (c, next) => {
    const start = performance.now()
    await next()
    metrics.record(performance.now() - start, c.res.status)
  })
}
