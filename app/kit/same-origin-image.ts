/** The full address of an image of this origin; undefined for other origins, which are never requested. */
export function sameOriginImage(address: string | null, origin: string): string | undefined {
  const url = address ? URL.parse(address, origin) : null
  return url?.origin === origin ? url.href : undefined
}
