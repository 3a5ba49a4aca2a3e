import { publicReadPaths } from './api/routes.ts'
import { pageKey } from './page-paths.ts'

/** Where in the cache the answer to a GET stands, if it may stand there at all. */
export function answerKey({ path, url }: { path: string; url: string }): string | undefined {
  // An address without a query is its own key: no need to take it apart.
  return publicReadPaths.has(path) || !url.includes('?') ? path : pageKey(new URL(url))
}
