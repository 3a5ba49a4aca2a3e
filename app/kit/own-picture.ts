/** A picture that this site serves itself; one of another host is not asked for. */
export function ownPicture(address: string | null, origin: string): string | undefined {
  const url = address ? URL.parse(address, origin) : null
  return url?.origin === origin ? url.href : undefined
}
