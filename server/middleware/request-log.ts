import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { Log } from '#app/platform/log/log.server.ts'
import type { ServerEnv } from '../env.ts'

/** Gives each request that is worked on an id, and one line in the log when it is answered. */
export function requestLog(log: Log) {
  return createMiddleware<ServerEnv>(async (c, next) => {
    // The random half of a UUID: Node asks the system for many of these at once.
    const requestId = randomUUID().replaceAll('-', '').slice(-16)
    c.set('requestId', requestId)
    const start = performance.now()
    await next()
    const ms = Math.round(performance.now() - start)
    // The path without its query: what a visitor typed is no part of a log.
    const { method, path } = c.req
    log.info({ requestId, method, path, status: c.res.status, ms, ...c.get('told') }, 'answered')
  })
}
