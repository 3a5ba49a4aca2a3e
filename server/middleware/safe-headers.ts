import { createMiddleware } from 'hono/factory'
import { securityHeaders } from '#app/platform/http/security-headers.server.ts'
import type { ServerEnv } from '../env.ts'

/** The security headers on every answer below this mount that does not carry its own. */
export function safeHeaders(siteUrl: string) {
  const headers = Object.entries(securityHeaders(siteUrl))
  return createMiddleware<ServerEnv>(async (c, next) => {
    await next()
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.header(name, value)
  })
}
