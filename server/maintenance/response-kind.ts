/**
 * What is served during maintenance: the operator's own work and the ways to it (the one-time link opens the profile), files, and
 * health, which must never answer 503.
 */
const stillServed =
  /^\/((ne\/)?(admin|sign-in|forgot-password|profile|confirm|newsletter\/unsubscribe)(\/|$)|api\/admin-|auth\/v1(\/|$)|assets\/|media\/|og\/|(metrics|healthz|readyz)$|[\w-]+\.(js|svg|png|ico|txt|webmanifest)$|ne\/manifest\.webmanifest$)/

/** The kind of response with which an address announces trouble: page, JSON, frame on another site; `none`: it never does. */
export function responseKind(path: string): 'page' | 'data' | 'frame' | 'none' {
  if (stillServed.test(path)) return 'none'
  if (path.startsWith('/api/') || path.startsWith('/data/')) return 'data'
  return path.startsWith('/embed/') ? 'frame' : 'page'
}
