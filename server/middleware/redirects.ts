import { createMiddleware } from 'hono/factory'
import { barePath, langOfPath, pathIn } from '#app/kit/language.ts'
import { securityHeaders } from '#app/platform/http/security-headers.server.ts'
import { manifests } from '#app/tools/registry.ts'
import type { ServerEnv } from '../env.ts'

const otherSpellings = new Map<string, string>(
  manifests.flatMap(({ path, alsoAt = [] }) => alsoAt.map((other) => [other, path] as const)),
)

/** One address for one page: without trailing slashes, and at its canonical spelling. */
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
  // Several slashes in front would be read as another host.
  const path = pathname.length > 1 ? `/${pathname.replace(/^\/+|\/+$/g, '')}` : pathname
  const other = otherSpellings.get(barePath(path))
  return other ? pathIn(langOfPath(path), other) : path
}
