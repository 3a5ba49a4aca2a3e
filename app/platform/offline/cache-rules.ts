import { barePath, languages, pathIn } from '#app/lib/language.ts'

/** Most pages in the cache; the least recently visited is deleted first. */
export const maxCachedPages = 60

/** Cached at the first visit, in both languages, and never deleted to make room. */
export const precachedPaths: readonly string[] = [
  '/emergency-services',
  '/emergency-services/details',
  '/offline',
].flatMap((path) => languages.map((lang) => pathIn(lang, path)))

const copyMs = 24 * 60 * 60 * 1000

/** Whether a copy of these pages is to be fetched again: a number may have changed since. */
export function isOldCopy({ headers }: Pick<Response, 'headers'>, now: number): boolean {
  return !(Date.parse(headers.get('date') ?? '') > now - copyMs)
}

interface WorkerRequest {
  method: string
  mode: string
  url: string
}

/**
 * How the worker handles a request: build files from the cache; pages from the network first, as well
 * where a script reads one that is always cached; others not at all.
 */
export function handlingOf({ method, mode, url }: WorkerRequest, origin: string): 'file' | 'page' | 'none' {
  const { origin: requested, pathname } = new URL(url)
  if (method !== 'GET' || requested !== origin) return 'none'
  if (pathname.startsWith('/assets/')) return 'file'
  const isPage = mode === 'navigate' || precachedPaths.includes(pathname)
  return isPage && isCacheablePath(pathname) ? 'page' : 'none'
}

/** False for the admin panel, accounts, the API and what other sites embed. */
export function isCacheablePath(pathname: string): boolean {
  return !/^\/((ne\/)?(admin|profile|status|sign-in|sign-up|forgot-password|confirm)|auth|api|media|embed|healthz|readyz|metrics)(\/|$)|\.[a-z]+$/.test(
    pathname,
  )
}

/** True for a complete page that is the same for every visitor; false for errors, maintenance and private pages. */
export function isCacheable({
  status,
  redirected,
  headers,
}: Pick<Response, 'status' | 'redirected' | 'headers'>) {
  const type = headers.get('content-type') ?? ''
  const control = headers.get('cache-control') ?? ''
  return status === 200 && !redirected && type.startsWith('text/html') && !/no-store|private/.test(control)
}

/**
 * The cache key of a page: path and parameters, without the tracking parameters that other sites add to links. The
 * offline page is stored once, without parameters.
 */
export function cacheKey({ pathname, searchParams }: URL): string {
  if (barePath(pathname) === '/offline') return pathname
  const parameters = new URLSearchParams(
    [...searchParams].filter(([name]) => !/^(utm_\w+|fbclid|gclid)$/.test(name)),
  )
  return parameters.size > 0 ? `${pathname}?${parameters}` : pathname
}

/** The build's files that a document names: modules, images and fonts. */
export function filesOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g) ?? [])]
}
