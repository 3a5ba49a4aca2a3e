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

/** Parameters that other sites add to links. Any other one may be what the visitor typed. */
export const trackingParameter = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|dclid|ref)$/

/**
 * A query with these parameters behind those of others, `?utm_source=x&days=7`; empty without any. An empty value is left out.
 */
export function withParams(search: string, params: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(search)
  for (const name of Object.keys(params)) query.delete(name)
  for (const [name, value] of Object.entries(params)) if (value !== '') query.set(name, value)
  return query.size > 0 ? `?${query}` : ''
}

/** The path that a row stores for an uploaded picture: the one that serves it. */
export function isUploadPath(address: unknown): address is string {
  return typeof address === 'string' && /^\/media\/[0-9a-f]{64}$/.test(address)
}
