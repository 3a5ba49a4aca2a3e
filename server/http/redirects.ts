import { createMiddleware } from 'hono/factory'
import { barePath, langOfPath, pathIn } from '#app/lib/language.ts'
import { securityHeaders } from '#app/platform/http/content-security-policy.server.ts'
import { manifests } from '#app/tools/registry.ts'
import type { ServerEnv } from '#server/env.ts'
import { beginsAsPage } from '#server/pages/page-paths.ts'

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
