import type { Context } from 'hono'
import type { CachedResponse, PageCache, RenderedResponse } from '#app/platform/cache/page-cache.server.ts'
import { withNonce } from '#app/platform/http/content-security-policy.server.ts'
import { bytesOf, cachedEncoding, compressOnce, quickEncoding } from '#app/platform/http/encoding.server.ts'
import type { ServerEnv } from '#server/env.ts'
import { RenderQueue } from './render-queue.ts'

export interface RenderResult extends RenderedResponse {
  status: number
  /** False for a degraded render, for one of an unknown parameter value and for anything but a 200. */
  storable: boolean
  /** A fallback replaces a part of it: the last good response is preferred. */
  degraded?: boolean
}

/**
 * Responds to a GET from the page cache, or with a render that simultaneous requests share. In place of a render that is
 * degraded, refused or failed it sends the last good response of the past day, if there is one.
 */
export class ResponseCache {
  readonly #cache: PageCache
  readonly #rendering = new Map<
    string,
    { version: number; response: Promise<CachedResponse | RenderResult> }
  >()

  /** Also for pages that are rendered for one visitor alone. */
  readonly queue = new RenderQueue()
  /** How requests for cacheable addresses were answered since the start. */
  readonly counts = { stored: 0, shared: 0, rendered: 0, lastGood: 0 }

  constructor(cache: PageCache) {
    this.#cache = cache
  }

  fresh(headers: RequestHeaders, key: string): Response | Promise<Response> | undefined {
    const cached = this.#cache.fresh(key)
    if (cached) this.counts.stored += 1
    return cached && cachedResponse(headers, cached)
  }

  /** A response of the past day that may be older than a minute. */
  stale(headers: RequestHeaders, key: string): Response | Promise<Response> | undefined {
    const cached = this.#lastGood(key)
    return cached && cachedResponse(headers, cached)
  }

  #lastGood(key: string): CachedResponse | undefined {
    const cached = this.#cache.stale(key)
    if (cached) this.counts.lastGood += 1
    return cached
  }

  async respond(c: Context<ServerEnv>, key: string, render: () => Promise<RenderResult>): Promise<Response> {
    if (!this.#cache.enabled) return sendUncached(c, await this.queue.run(render))
    const headers = requestHeaders(c.req.raw, c.env)
    const fresh = key === c.env.missedKey ? undefined : this.fresh(headers, key)
    if (fresh) return fresh
    const rendered = await this.#shared(key, render)
    return 'encodings' in rendered ? cachedResponse(headers, rendered) : uncachedResponse(headers, rendered)
  }

  /** The render in progress, unless a record was saved since it began: it may show the old state. */
  #shared(key: string, render: () => Promise<RenderResult>): Promise<CachedResponse | RenderResult> {
    const version = this.#cache.version()
    const inProgress = this.#rendering.get(key)
    if (inProgress?.version === version) {
      this.counts.shared += 1
      return inProgress.response
    }
    this.counts.rendered += 1
    const response = this.#render(key, version, render).finally(() => {
      if (this.#rendering.get(key)?.response === response) this.#rendering.delete(key)
    })
    this.#rendering.set(key, { version, response })
    return response
  }

  async #render(key: string, version: number, render: () => Promise<RenderResult>) {
    let rendered: RenderResult
    try {
      rendered = await this.queue.run(render)
    } catch (error) {
      const lastGood = this.#lastGood(key)
      if (!lastGood) throw error
      return lastGood
    }
    if (rendered.storable) return this.#cache.store(key, rendered, version)
    const isBroken = rendered.degraded || rendered.status >= 500
    return (isBroken ? this.#lastGood(key) : undefined) ?? rendered
  }
}

export type RequestHeaders = ReturnType<typeof requestHeaders>

/**
 * The request headers that decide how a response is sent. From Node's request where there is one: making `Headers` takes
 * longer than the response.
 */
export function requestHeaders({ headers }: Request, { incoming }: ServerEnv['Bindings'] = {}) {
  const given = incoming?.headers
  const header = (name: 'accept-encoding' | 'if-none-match') =>
    given ? given[name] : (headers.get(name) ?? undefined)
  return { acceptEncoding: header('accept-encoding'), ifNoneMatch: header('if-none-match') }
}

function cachedResponse(headers: RequestHeaders, cached: CachedResponse): Response | Promise<Response> {
  if (cached.template) return uncachedResponse(headers, { status: 200, hasNonce: true, ...cached.template })
  if (headers.ifNoneMatch?.includes(cached.etag)) {
    return new Response(null, { status: 304, headers: cached.notModifiedHeaders })
  }
  const encoded = cached.encodings[cachedEncoding(headers.acceptEncoding)]
  return new Response(encoded.body as Uint8Array<ArrayBuffer>, { headers: encoded.headers })
}

type Uncached = Pick<RenderResult, 'status' | 'headers' | 'body' | 'hasNonce'>

/** Sends a response that is not cached, compressed quickly. */
export function sendUncached(c: Context<ServerEnv>, rendered: Uncached): Promise<Response> {
  return uncachedResponse(requestHeaders(c.req.raw, c.env), rendered)
}

async function uncachedResponse({ acceptEncoding }: RequestHeaders, rendered: Uncached): Promise<Response> {
  const { headers, body } = rendered.hasNonce ? withNonce(rendered) : rendered
  const encoding = quickEncoding(acceptEncoding)
  const bytes = await compressOnce(bytesOf(body), encoding)
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
