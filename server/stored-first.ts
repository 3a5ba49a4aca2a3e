import type { Hono } from 'hono'
import { getPath } from 'hono/utils/url'
import { answerKey } from './answer-key.ts'
import type { ServerEnv } from './env.ts'
import type { Site } from './site.ts'

type Fetch = Hono<ServerEnv>['fetch']

/**
 * Gives what the cache holds before any mount is asked: on its way through them an answer from memory would cost half as
 * much again. Such answers stand at canonical addresses and carry all their headers. While the site is under
 * maintenance every request takes the long way, on which it is decided who sees what.
 */
export function storedFirst({ answers, settings, metrics, figures }: Site, fetch: Fetch): Fetch {
  return (request, env: ServerEnv['Bindings'] | undefined, ...rest) => {
    if (request.method !== 'GET') return fetch(request, env, ...rest)
    const start = performance.now()
    const current = settings.current()
    if (current instanceof Promise || current.maintenance_mode.enabled) return fetch(request, env, ...rest)
    const path = getPath(request)
    const key = answerKey({ path, url: request.url })
    const answer = key === undefined ? undefined : answers.stored(askedBy(request, env), key)
    if (!answer) return fetch(request, env, ...rest)
    const counted = (given: Response) => {
      const ms = performance.now() - start
      metrics.record(ms, given.status)
      figures.requests.record(ms, path, given.status)
      return given
    }
    return answer instanceof Promise ? answer.then(counted) : counted(answer)
  }
}

/** From Node's own request where there is one: to make `Headers` of all of them takes longer than the answer. */
function askedBy({ headers }: Request, { incoming }: ServerEnv['Bindings'] = {}) {
  const given = incoming?.headers
  const header = (name: 'accept-encoding' | 'if-none-match') =>
    given ? given[name] : (headers.get(name) ?? undefined)
  return { acceptEncoding: header('accept-encoding'), ifNoneMatch: header('if-none-match') }
}
