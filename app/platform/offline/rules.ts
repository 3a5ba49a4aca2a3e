import { langOfPath, pathIn } from '#app/kit/language.ts'

/** How many pages are kept for the time without network; the one kept longest ago goes first. */
export const maxKeptPages = 60

/** Kept for every visitor, in the language of the pages they read. */
const alwaysKept = ['/offline', '/emergency-services']

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
  return !/^\/((ne\/)?(admin|profile|status|sign-in|sign-up|forgot-password)|auth|api|media|embed|healthz|readyz|metrics)(\/|$)|\.[a-z]+$/.test(
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

/** The pages that are kept beside a visited one. */
export function companionsOf(pathname: string): string[] {
  return alwaysKept.map((path) => pathIn(langOfPath(pathname), path))
}

export function offlinePathFor(pathname: string): string {
  return pathIn(langOfPath(pathname), '/offline')
}

/** The files of the build that a document names: its modules, pictures and fonts. */
export function filesOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g) ?? [])]
}
