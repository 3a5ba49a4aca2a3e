import { ownAddress } from '../offline/own-address.ts'

/** Where the visitor wanted to go when they were asked to sign in, if it is a page of this site. */
export function nextPath(): string | undefined {
  return ownAddress(new URLSearchParams(location.search).get('next'), location.origin)
}

/** The address that a link or another server leads back to, in this browser’s own words. */
export function returnUrl(path: string): string {
  const next = nextPath()
  return location.origin + path + (next ? `?${new URLSearchParams({ next })}` : '')
}
