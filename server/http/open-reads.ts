/** Lets pages of other sites read a response. Browsers send no cookies with such a request: `*` excludes them. */
export const openHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, retry-after, x-copied-at, x-copy',
  'cross-origin-resource-policy': 'cross-origin',
}

const openPath = /^\/(api\/(?!admin-)|data\/)/

/** The same for a failure: nothing where the address is no public read. */
export function openHeadersOf(method: string, path: string): Readonly<Record<string, string>> {
  return (method === 'GET' || method === 'HEAD') && openPath.test(path) ? openHeaders : {}
}
