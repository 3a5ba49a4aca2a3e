/** The URL of a picture that this site serves itself; undefined for other hosts. */
export function ownPicture(address: string | null, origin: string): string | undefined {
  const url = address ? URL.parse(address, origin) : null
  return url?.origin === origin ? url.href : undefined
}
