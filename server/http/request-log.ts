import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { Log } from '#app/platform/log/log.server.ts'
import type { ServerEnv } from '#server/env.ts'

/** Gives each request an id, and one log line with its response. */
export function requestLog(log: Log) {
  return createMiddleware<ServerEnv>(async (c, next) => {
    // The random half of a UUID: Node reads random bytes for many UUIDs at once.
    const requestId = randomUUID().replaceAll('-', '').slice(-16)
    c.set('requestId', requestId)
    const start = performance.now()
    await next()
    const ms = Math.round(performance.now() - start)
    // Without the query, which may contain what a visitor typed.
    const { method, path } = c.req
    log.info({ requestId, method, path, status: c.res.status, ms, ...c.get('logFields') }, 'answered')
  })
}
