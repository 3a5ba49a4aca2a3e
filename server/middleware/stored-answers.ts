import { createMiddleware } from 'hono/factory'
import { publicReadPaths } from '../api/routes.ts'
import type { CachedAnswers } from '../cached-answers.ts'
import type { ServerEnv } from '../env.ts'
import { pageKey } from '../page-paths.ts'

/** What the cache holds is given before anything else is looked at. */
export function storedAnswers(answers: CachedAnswers) {
  return createMiddleware<ServerEnv>(async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const { path, url } = c.req
    // An address without a query is its own key, if it is one at all: no need to take it apart.
    const key = publicReadPaths.has(path) || !url.includes('?') ? path : pageKey(new URL(url))
    return (key && answers.stored(c, key)) || next()
  })
}
