import { msUntilNepalMidnight } from '@chautari/bikram-sambat/iso-day'

/** How long this server answers from memory before it renders again. */
export const freshForMs = 60_000

/** For responses that are the same for everybody. Browsers keep them, and ask before each use whether they are still valid. */
export const askedEachTime = 'public, max-age=0, must-revalidate'

/** How long a shared cache, such as a CDN, answers without asking this server. */
const sharedSeconds = 60
/** How much longer it may answer with the old response while it asks for a new one. */
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
