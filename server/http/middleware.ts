import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { barePath, langOfPath, pathIn } from '#app/lib/language.ts'
import { securityHeaders } from '#app/platform/http/security-headers.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import { manifests } from '#app/tools/registry.ts'
import type { ServerEnv } from '#server/env.ts'
import { beginsAsPage } from '#server/pages/page-paths.ts'

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

const otherSpellings = new Map<string, string>(
  manifests.flatMap(({ path, alsoAt = [] }) => alsoAt.map((other) => [other, path] as const)),
)

/** One address for one page: without trailing slashes, in lower case, and at its canonical spelling. */
export function redirects(siteUrl: string) {
  const headers = securityHeaders(siteUrl)
  return createMiddleware<ServerEnv>(async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const target = canonical(pathname)
    if (target === pathname) return next()
    return c.body(null, 301, { ...headers, location: target + search })
  })
}

function canonical(pathname: string): string {
  const path = inLowerCase(pathname.length > 1 ? `/${withoutSlashes(pathname)}` : pathname)
  const other = otherSpellings.get(barePath(path))
  return other ? pathIn(langOfPath(path), other) : path
}

/** Of pages only: files, data and images have names in which case counts, and so do escapes (`%E0`). */
function inLowerCase(path: string): string {
  const lower = path.includes('%') ? path : path.toLowerCase()
  return beginsAsPage(lower) ? lower : path
}

/**
 * Without slashes at either end: several in front would be read as another host. By index, for a pattern would take
 * quadratic time on an address of many slashes.
 */
function withoutSlashes(path: string): string {
  let start = 0
  let end = path.length
  while (start < end && path[start] === '/') start += 1
  while (end > start && path[end - 1] === '/') end -= 1
  return path.slice(start, end)
}
