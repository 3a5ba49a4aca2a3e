/** The address to go back to, if it is one of this site: an attacker may have written another into a link. */
export function sameOriginAddress(from: string | null, origin: string): string | undefined {
  if (!from?.startsWith('/')) return undefined
  const url = URL.parse(from, origin)
  return url?.origin === origin ? url.pathname + url.search : undefined
}

/** The full address of an image of this origin; undefined for other origins, which are never requested. */
export function sameOriginImage(address: string | null, origin: string): string | undefined {
  const url = address ? URL.parse(address, origin) : null
  return url?.origin === origin ? url.href : undefined
}
