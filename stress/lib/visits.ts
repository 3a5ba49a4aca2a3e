import { setTimeout as sleep } from 'node:timers/promises'
import { sessionId } from './numbered-writes.ts'

/** Kinds of requests: pages, public data and writes, the admin API, and health. */
type VisitKind = 'page' | 'read' | 'write' | 'admin' | 'ready'

export interface Visit {
  kind: VisitKind
  path: string
  /** 0 where there was no answer. */
  status: number
  beganAt: number
  ms: number
}

const pauseMs = 25
const answerWithinMs = 20_000

/** Visits all kinds of addresses in parallel, each kind in sequence, until it is stopped. */
export class Visits {
  readonly all: Visit[] = []
  readonly #origin: string
  readonly #token: string
  #number = 0

  constructor(origin: string, token: string) {
    this.#origin = origin
    this.#token = token
  }

  begin(pages: readonly string[]): () => Promise<void> {
    const stopping = new AbortController()
    const paths: Record<VisitKind, readonly string[]> = {
      page: pages,
      read: ['/api/banks', '/api/tools', '/api/gold-silver-prices', '/api/internet-plans'],
      write: ['/api/usage', '/api/newsletter'],
      admin: ['/api/admin-banks', '/api/admin-audit', '/api/admin-analytics'],
      ready: ['/readyz'],
    }
    const lanes = Object.entries(paths).flatMap(([kind, of]) =>
      Array.from({ length: kind === 'page' || kind === 'write' ? 3 : 1 }, () =>
        this.#visitOn(kind as VisitKind, of, stopping.signal),
      ),
    )
    return async () => {
      stopping.abort()
      await Promise.all(lanes)
    }
  }

  /** Those that began in a time, of some kinds. */
  between(from: number, to: number, ...kinds: readonly VisitKind[]): Visit[] {
    return this.all.filter(
      ({ beganAt, kind }) => beganAt >= from && beganAt < to && (kinds.length === 0 || kinds.includes(kind)),
    )
  }

  async #visitOn(kind: VisitKind, paths: readonly string[], stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      const number = this.#number++
      const path = paths[number % paths.length] ?? '/'
      const beganAt = performance.now()
      const status = await this.#statusOf(kind, path, number)
      this.all.push({ kind, path, status, beganAt, ms: performance.now() - beganAt })
      await sleep(pauseMs)
    }
  }

  async #statusOf(kind: VisitKind, path: string, number: number): Promise<number> {
    const body =
      path === '/api/usage'
        ? { tool_name: 'homepage-view', session_id: sessionId(number) }
        : { email: `visit-${number}@example.com` }
    try {
      const answer = await fetch(this.#origin + path, {
        headers: {
          ...(kind === 'admin' && { authorization: `Bearer ${this.#token}` }),
          ...(kind === 'write' && { 'content-type': 'application/json' }),
          'x-forwarded-for': `10.9.${(number >> 8) & 255}.${number & 255}`,
        },
        ...(kind === 'write' && { method: 'POST', body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(answerWithinMs),
      })
      await answer.arrayBuffer()
      return answer.status
    } catch {
      return 0
    }
  }
}

/** All addresses of pages that the site tells search engines of. */
export async function publicPages(origin: string): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemaps/pages.xml`)).text()
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}
