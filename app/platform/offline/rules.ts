import { barePath, languages, pathIn } from '#app/kit/language.ts'

/** How many pages are kept for the time without network; the one kept longest ago goes first. */
export const maxKeptPages = 60

/** Kept from the first visit on, in both languages, and never dropped to make room. */
export const alwaysKept: readonly string[] = ['/emergency-services', '/offline'].flatMap((path) =>
  languages.map((lang) => pathIn(lang, path)),
)

interface Asked {
  method: string
  mode: string
  url: string
}

/** What the worker does with a request: files of the build from the cache, pages from the network first, else nothing. */
export function handlingOf({ method, mode, url }: Asked, origin: string): 'file' | 'page' | 'none' {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin) return 'none'
  if (pathname.startsWith('/assets/')) return 'file'
  return mode === 'navigate' && mayBeKept(pathname) ? 'page' : 'none'
}

/** Nothing of an operator, an account, or the interface is ever kept, nor what is shown inside other sites. */
export function mayBeKept(pathname: string): boolean {
  return !/^\/((ne\/)?(admin|profile|status|sign-in|sign-up|forgot-password|confirm)|auth|api|media|embed|healthz|readyz|metrics)(\/|$)|\.[a-z]+$/.test(
    pathname,
  )
}

/** A whole page that is the same for everybody; never a page of trouble, of maintenance, or of one visitor. */
export function isKeepable({
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
export function keptAddress({ pathname, searchParams }: URL): string {
  if (barePath(pathname) === '/offline') return pathname
  const kept = new URLSearchParams(
    [...searchParams].filter(([name]) => !/^(utm_\w+|fbclid|gclid)$/.test(name)),
  )
  return kept.size > 0 ? `${pathname}?${kept}` : pathname
}

/** The files of the build that a document names: its modules, pictures and fonts. */
export function filesOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g) ?? [])]
}
