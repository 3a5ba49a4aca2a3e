import { sameOriginAddress } from '#app/kit/same-origin.ts'

/** The page of this site that `next` names; undefined for other values (open redirect). */
export function nextPath(): string | undefined {
  return sameOriginAddress(new URLSearchParams(location.search).get('next'), location.origin)
}

/** The URL for the return from an e-mail link or another server; keeps `next`. */
export function returnUrl(path: string): string {
  const next = nextPath()
  return location.origin + path + (next ? `?${new URLSearchParams({ next })}` : '')
}
