/** What goes on while visitors see the message: the operator's own work, files, and what must never answer 503. */
const goesOn =
  /^\/((ne\/)?(admin|sign-in|confirm)(\/|$)|api\/admin-|auth\/v1(\/|$)|assets\/|media\/|og\/|(metrics|healthz|readyz)$|[\w-]+\.(js|svg|png|ico|txt|webmanifest)$|ne\/manifest\.webmanifest$)/

/** How the message is told at an address: as a page, as data, in a frame of another site, or not at all. */
export function reachOf(path: string): 'page' | 'data' | 'frame' | 'none' {
  if (goesOn.test(path)) return 'none'
  if (path.startsWith('/api/')) return 'data'
  return path.startsWith('/embed/') ? 'frame' : 'page'
}
