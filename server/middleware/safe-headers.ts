import { createMiddleware } from 'hono/factory'
import { securityHeaders } from '#app/platform/http/security-headers.server.ts'
import type { ServerEnv } from '../env.ts'

/** What says nothing about a file that is part of a page: each page loads a dozen, and every byte is sent for each. */
const forDocuments = [
  'referrer-policy',
  'cross-origin-opener-policy',
  'x-frame-options',
  'permissions-policy',
]

/** The security headers on every answer below this mount that does not carry its own. */
export function safeHeaders(siteUrl: string) {
  const all = Object.entries(securityHeaders(siteUrl))
  const ofFiles = all.filter(([name]) => !forDocuments.includes(name))
  return createMiddleware<ServerEnv>(async (c, next) => {
    await next()
    const headers = c.res.status === 200 && c.req.path.startsWith('/assets/') ? ofFiles : all
    // Not by `c.header`, which makes a new answer for each.
    const { headers: given } = c.res
    for (const [name, value] of headers) if (!given.has(name)) given.set(name, value)
  })
}
