import type { Context } from 'hono'
import type { CachedAnswer, PageCache, RenderedAnswer } from '#app/platform/cache/page-cache.server.ts'
import { bytesOf, encodedOnce, keptEncoding, quickEncoding } from '#app/platform/http/encoding.server.ts'
import { withNonce } from '#app/platform/http/nonce.server.ts'
import type { ServerEnv } from './env.ts'
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
