/** The address to go back to, if it is one of this site: an attacker may have written another into a link. */
export function sameOriginAddress(from: string | null, origin: string): string | undefined {
  if (!from?.startsWith('/')) return undefined
  const url = URL.parse(from, origin)
  return url?.origin === origin ? url.pathname + url.search : undefined
}
