import { msUntilNepalMidnight } from '@chautari/bikram-sambat/iso-day'

/** A response is sent from this server's memory for so long. */
export const freshForMs = 60_000

/** What is the same for everybody: browsers keep it, and ask each time whether it is still the newest. */
export const askedEachTime = 'public, max-age=0, must-revalidate'

/** A shared cache, such as a CDN, answers for so long without asking, and then for so long while it asks. */
const sharedSeconds = 60
const staleSeconds = 60

/**
 * `s-maxage` is for every shared cache. It forbids stale answers (RFC 9111, 5.2.2.10), and in `cache-control` browsers would
 * follow the stale rules too: these are in a field of their own, which CDNs alone read (RFC 9213).
 */
const sharedHeaders = {
  'cache-control': `public, max-age=0, s-maxage=${sharedSeconds}, must-revalidate`,
  'cdn-cache-control': `public, max-age=${sharedSeconds}, stale-while-revalidate=${staleSeconds}, stale-if-error=600`,
}

/** Pages as they open, frames, data files and API v1; not what a visitor chose on a page, nor what its islands read. */
const sharedKey = /^\/((?!api\/)[^?]*$|api\/v1\/|embed\/)/

/** The headers of a stored response: with those for shared caches, if none would still give it on the next day in Nepal. */
export function storedHeaders(
  key: string,
  headers: Readonly<Record<string, string>>,
  now: number,
): Record<string, string> {
  const lastMs = freshForMs + (sharedSeconds + staleSeconds) * 1000
  const isShared = headers['cache-control'] === askedEachTime && sharedKey.test(key)
  return isShared && msUntilNepalMidnight(new Date(now)) >= lastMs
    ? { ...headers, ...sharedHeaders }
    : { ...headers }
}
