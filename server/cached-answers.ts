import type { Context, Hono } from 'hono'
import { getPath } from 'hono/utils/url'
import type { CachedAnswer, PageCache, RenderedAnswer } from '#app/platform/cache/page-cache.server.ts'
import { bytesOf, encodedOnce, keptEncoding, quickEncoding } from '#app/platform/http/encoding.server.ts'
import { withNonce } from '#app/platform/http/nonce.server.ts'
import { publicReadPaths } from './api/routes.ts'
import { busyAnswer } from './busy.ts'
import type { ServerEnv } from './env.ts'
import { reachOf } from './maintenance/reach.ts'
import { pageKey } from './page-paths.ts'
import type { Site } from './site.ts'
import { Turns } from './turns.ts'

export interface Rendered extends RenderedAnswer {
  status: number
  /** False for a degraded render, for one of an unknown value and for anything but a 200. */
  storable: boolean
  /** Something stands in for a part of it: the last good answer is better. */
  degraded?: boolean
}

/** What a request says of the answer that it takes. */
export interface Asked {
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

/**
 * Answers a GET from the cache or by a render that many waiting requests share. A render that is degraded, refused or
 * failed gives way to the last good answer, if there is one of the past day.
 */
export class CachedAnswers {
  readonly #cache: PageCache
  readonly #rendering = new Map<string, { mark: number; answer: Promise<CachedAnswer | Rendered> }>()

  /** What is not kept is worked on in turns; pages that are rendered for one visitor stand in the same queue. */
  readonly turns = new Turns()
  /** Since the start, how requests for what may be kept were answered. */
  readonly counts = { stored: 0, shared: 0, rendered: 0, lastGood: 0 }

  constructor(cache: PageCache) {
    this.#cache = cache
  }

  /** The stored answer, when it is fresh. */
  stored(asked: Asked, key: string): Response | Promise<Response> | undefined {
    const answer = this.#cache.fresh(key)
    if (answer) this.counts.stored += 1
    return answer && give(asked, answer)
  }

  /** An answer that is no longer fresh, of the past day. */
  older(asked: Asked, key: string): Response | Promise<Response> | undefined {
    const answer = this.#cache.servable(key)
    if (answer) this.counts.lastGood += 1
    return answer && give(asked, answer)
  }

  async answer(c: Context<ServerEnv>, key: string, render: () => Promise<Rendered>): Promise<Response> {
    if (!this.#cache.enabled) return once(c, await this.turns.take(render))
    const asked = askedBy(c)
    const stored = this.stored(asked, key)
    if (stored) return stored
    const answer = await this.#shared(key, render)
    return 'forms' in answer ? give(asked, answer) : finished(asked, answer)
  }

  /** The render under way, unless something was saved since it began: it may show the old state. */
  #shared(key: string, render: () => Promise<Rendered>): Promise<CachedAnswer | Rendered> {
    const mark = this.#cache.mark()
    const underWay = this.#rendering.get(key)
    if (underWay?.mark === mark) {
      this.counts.shared += 1
      return underWay.answer
    }
    this.counts.rendered += 1
    const answer = this.#render(key, mark, render).finally(() => {
      if (this.#rendering.get(key)?.answer === answer) this.#rendering.delete(key)
    })
    this.#rendering.set(key, { mark, answer })
    return answer
  }

  async #render(
    key: string,
    mark: number,
    render: () => Promise<Rendered>,
  ): Promise<CachedAnswer | Rendered> {
    let rendered: Rendered
    try {
      rendered = await this.turns.take(render)
    } catch (error) {
      const lastGood = this.#cache.servable(key)
      if (!lastGood) throw error
      this.counts.lastGood += 1
      return lastGood
    }
    if (rendered.storable) return this.#cache.store(key, rendered, mark)
    const lastGood = rendered.degraded || rendered.status >= 500 ? this.#cache.servable(key) : undefined
    if (lastGood) this.counts.lastGood += 1
    return lastGood ?? rendered
  }
}

function askedBy({ req }: Context<ServerEnv>): Asked {
  return { acceptEncoding: req.header('accept-encoding'), ifNoneMatch: req.header('if-none-match') }
}

function give(asked: Asked, answer: CachedAnswer): Response | Promise<Response> {
  if (answer.unfinished) return finished(asked, { status: 200, perAnswer: true, ...answer.unfinished })
  if (asked.ifNoneMatch?.includes(answer.etag)) {
    return new Response(null, { status: 304, headers: answer.notModifiedHeaders })
  }
  const { body, headers } = answer.forms[keptEncoding(asked.acceptEncoding)]
  return new Response(body as Uint8Array<ArrayBuffer>, { headers })
}

type NotKept = Pick<Rendered, 'status' | 'headers' | 'body' | 'perAnswer'>

/** An answer that is not kept, compressed quickly. */
export function once(c: Context<ServerEnv>, rendered: NotKept): Promise<Response> {
  return finished(askedBy(c), rendered)
}

async function finished({ acceptEncoding }: Asked, rendered: NotKept): Promise<Response> {
  const { headers, body } = rendered.perAnswer ? withNonce(rendered) : rendered
  const encoding = quickEncoding(acceptEncoding)
  const bytes = await encodedOnce(bytesOf(body), encoding)
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    status: rendered.status,
    headers: {
      ...headers,
      vary: 'accept-encoding',
      'cache-control': headers['cache-control']?.endsWith('no-store') ? headers['cache-control'] : 'no-store',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  })
}

type Fetch = Hono<ServerEnv>['fetch']
type Given = Response | Promise<Response> | undefined

/**
 * Gives what the cache holds before any mount is asked: on its way through them an answer from memory would cost half as
 * much again. Such answers stand at canonical addresses and carry all their headers. While nobody more may wait for a
 * turn, a visitor gets an older copy here or is sent away: further inside each refusal would take time from those who are
 * served. While the site is under maintenance every request takes the long way, on which it is decided who sees what.
 */
export function withCachedAnswers(site: Site, fetch: Fetch): Fetch {
  const { settings, metrics, figures } = site
  return (request, env: ServerEnv['Bindings'] | undefined, ...rest) => {
    const start = performance.now()
    const current = request.method === 'GET' ? settings.current() : undefined
    if (!current || current instanceof Promise || current.maintenance_mode.enabled)
      return fetch(request, env, ...rest)
    const path = getPath(request)
    const answer = givenAtOnce(site, { path, url: request.url, ...askedOfNode(request, env) })
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
function askedOfNode({ headers }: Request, { incoming }: ServerEnv['Bindings'] = {}): Asked {
  const given = incoming?.headers
  const header = (name: 'accept-encoding' | 'if-none-match') =>
    given ? given[name] : (headers.get(name) ?? undefined)
  return { acceptEncoding: header('accept-encoding'), ifNoneMatch: header('if-none-match') }
}

/** Where in the cache the answer to a GET stands, if it may stand there at all. */
function answerKey({ path, url }: { path: string; url: string }): string | undefined {
  // An address without a query is its own key: no need to take it apart.
  return publicReadPaths.has(path) || !url.includes('?') ? path : pageKey(new URL(url))
}
