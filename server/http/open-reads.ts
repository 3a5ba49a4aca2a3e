import { askedEachTime } from '#app/platform/cache/cache-control.server.ts'
import { securityHeaders } from '#app/platform/http/content-security-policy.server.ts'

/** Lets pages of other sites read a response. Browsers send no cookies with such a request: `*` excludes them. */
const openHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, retry-after, x-copied-at, x-copy',
  'cross-origin-resource-policy': 'cross-origin',
}

const openPath = /^\/(api\/(?!admin-)|data\/)/

/** The same for a failure: nothing where the address is no public read. */
export function openHeadersOf(method: string, path: string): Readonly<Record<string, string>> {
  return (method === 'GET' || method === 'HEAD') && openPath.test(path) ? openHeaders : {}
}

/** All headers of a public read that succeeds. */
export function openReadHeaders(siteUrl: string, contentType: string): Record<string, string> {
  return {
    ...securityHeaders(siteUrl),
    ...openHeaders,
    'content-type': contentType,
    'cache-control': askedEachTime,
  }
}
