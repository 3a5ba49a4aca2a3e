import { createMiddleware } from 'hono/factory'
import type { ServerEnv } from '../env.ts'
import type { ServerMetrics } from '../metrics.ts'
import type { RequestHistogram } from '../monitoring/request-histogram.ts'

/** Counts every response of the mounts below in the server's figures. */
export function measured(metrics: ServerMetrics, histogram: RequestHistogram) {
  return createMiddleware<ServerEnv>(async (c, next) => {
    const start = performance.now()
    await next()
    const ms = performance.now() - start
    metrics.record(ms, c.res.status)
    histogram.record(ms, c.req.path, c.res.status)
  })
}
