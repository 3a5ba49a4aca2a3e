import type { Hono } from 'hono'
import { getPath } from 'hono/utils/url'
import { answerKey } from './answer-key.ts'
import { busyAnswer } from './busy.ts'
import type { Asked } from './cached-answers.ts'
import type { ServerEnv } from './env.ts'
import { reachOf } from './maintenance/reach.ts'
import type { Site } from './site.ts'

type Fetch = Hono<ServerEnv>['fetch']
type Given = Response | Promise<Response> | undefined

/**
 * Gives what the cache holds before any mount is asked: on its way through them an answer from memory would cost half as
 * much again. Such answers stand at canonical addresses and carry all their headers. While nobody more may wait for a
 * turn, a visitor gets an older copy here or is sent away: further inside each refusal would take time from those who are
 * served. While the site is under maintenance every request takes the long way, on which it is decided who sees what.
 */
export function atTheDoor(site: Site, fetch: Fetch): Fetch {
  const { settings, metrics, figures } = site
  return (request, env: ServerEnv['Bindings'] | undefined, ...rest) => {
    const start = performance.now()
    const current = request.method === 'GET' ? settings.current() : undefined
    if (!current || current instanceof Promise || current.maintenance_mode.enabled)
      return fetch(request, env, ...rest)
    const path = getPath(request)
    const answer = givenAtOnce(site, { path, url: request.url, ...askedBy(request, env) })
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

function givenAtOnce({ answers, config }: Site, asked: Asked & { path: string; url: string }): Given {
  const key = answerKey(asked)
  const stored = key === undefined ? undefined : answers.stored(asked, key)
  if (stored || !answers.turns.isFull) return stored
  const reach = reachOf(asked.path)
  if (reach === 'none' || reach === 'frame') return undefined
  const older = key === undefined ? undefined : answers.older(asked, key)
  if (older) return older
  answers.turns.noteRefusal()
  return busyAnswer(asked.path, reach, config.siteUrl)
}

/** From Node's own request where there is one: to make `Headers` of all of them takes longer than the answer. */
function askedBy({ headers }: Request, { incoming }: ServerEnv['Bindings'] = {}): Asked {
  const given = incoming?.headers
  const header = (name: 'accept-encoding' | 'if-none-match') =>
    given ? given[name] : (headers.get(name) ?? undefined)
  return { acceptEncoding: header('accept-encoding'), ifNoneMatch: header('if-none-match') }
}
