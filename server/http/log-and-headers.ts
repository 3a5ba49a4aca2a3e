import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { securityHeaders } from '#app/platform/http/content-security-policy.server.ts'
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

/** Without effect on files of a page. Each page loads a dozen of them, so the bytes count. */
const documentsOnly = [
  'referrer-policy',
  'cross-origin-opener-policy',
  'x-frame-options',
  'permissions-policy',
]

/** Adds the security headers that a response does not set itself. */
export function addSecurityHeaders(siteUrl: string) {
  const all = Object.entries(securityHeaders(siteUrl))
  const ofFiles = all.filter(([name]) => !documentsOnly.includes(name))
  return createMiddleware<ServerEnv>(async (c, next) => {
    await next()
    const headers = c.res.status === 200 && c.req.path.startsWith('/assets/') ? ofFiles : all
    // `c.header` would make a new response for each.
    const { headers: given } = c.res
    for (const [name, value] of headers) if (!given.has(name)) given.set(name, value)
  })
}
