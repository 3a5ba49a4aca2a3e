import { createMiddleware } from 'hono/factory'
import { securityHeaders } from '#app/platform/http/security-headers.server.ts'
import type { ServerEnv } from '#server/env.ts'

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
