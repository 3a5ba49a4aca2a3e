import { LRUCache } from 'lru-cache'
import { type ReadAnswer, serverFailures } from '#app/platform/upstream/fetch-json.server.ts'
import { IpLimit } from '#app/platform/upstream/ip-limit.server.ts'
import type { Refusal } from '#app/platform/upstream/refusal.ts'
import type { Db } from '#db/schema.ts'
import { askMarkets, askSearch, askSimplePrice, type CoinServer, defaultIds } from './adapter.server.ts'
import type { Coin } from './coin.ts'
import { allowanceAt, type Purpose, restMs } from './freshness.ts'
import { takeCall } from './store.server.ts'

export interface CallParts {
  db: Db
  server: CoinServer
  now: () => Date
  /** `trouble`: a word, or a sentence with the source's status. */
  onTrouble: (trouble: string, cause?: unknown) => void
}

type Counted<Value> = ReadAnswer<Value> | { ok: false; trouble: 'spent' }
export type Called<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal }

/** For all calls of one answer together, since a visitor waits. */
const limitMs = 5000
const restsInMemory = 500
const minuteMs = 60_000
/** Searches of one address. Each is two calls; all visitors share twelve a minute and part of a month's 10,000. */
const oneAddress = [
  { calls: 4, withinMs: minuteMs },
  { calls: 60, withinMs: 24 * 60 * minuteMs },
]
/** Key of a pause for all requests. */
const everything = ''

/** Counts the calls to the source, limits the searches of an address, and pauses after failures. */
export class CoinCalls {
  readonly #parts: CallParts
  readonly #rests = new LRUCache<string, { until: number; failures: number }>({ max: restsInMemory })
  readonly #ipLimit = new IpLimit(oneAddress)

  constructor(parts: CallParts) {
    this.#parts = parts
  }

  /** Why a request may not be sent now; undefined if it may. `address`: the searching visitor's. */
  refusal(key: string, address?: string): Refusal | undefined {
    const now = this.#parts.now()
    const until = Math.max(...[everything, key].map((name) => this.#rests.get(name)?.until ?? 0))
    if (until > now.getTime()) return { reason: 'paused', until }
    const usedUp = address === undefined ? undefined : this.#ipLimit.blockedUntil(address, now)
    return usedUp === undefined ? undefined : { reason: 'own-share', until: usedUp }
  }

  /** The default coins with all figures or, if that fails, with their prices alone. */
  async defaults(key: string): Promise<Called<Coin[]>> {
    const { server } = this.#parts
    const left = timer()
    const full = await this.#counted('default', () => notEmpty(askMarkets(server, defaultIds, left())))
    const answer = mayHaveOther(full)
      ? await this.#counted('default', () => askSimplePrice(server, left()))
      : full
    return this.#noted(key, answer)
  }

  /** The coins that match a term. */
  async search(key: string, term: string, address: string): Promise<Called<Coin[]>> {
    const { server, now } = this.#parts
    this.#ipLimit.count(address, now())
    const left = timer()
    const found = await this.#counted('search', () => askSearch(server, term, left()), 'Search API')
    if (!found.ok) return this.#noted(key, found)
    if (found.value.length === 0) return this.#noted(key, { ok: true, value: [] })
    return this.#noted(key, await this.#counted('search', () => askMarkets(server, found.value, left())))
  }

  async #counted<Value>(
    purpose: Purpose,
    ask: () => Promise<ReadAnswer<Value>>,
    api = 'API',
  ): Promise<Counted<Value>> {
    if (!(await this.#take(purpose))) return { ok: false, trouble: 'spent' }
    const answer = await ask()
    if (!answer.ok) {
      const { status, trouble } = answer
      this.#parts.onTrouble(status === undefined ? trouble : `${api} responded with status: ${status}`)
    }
    return answer
  }

  /** Without the database nothing can be counted: then only the default list is requested, once in five minutes. */
  async #take(purpose: Purpose): Promise<boolean> {
    try {
      return await takeCall(this.#parts.db, allowanceAt(this.#parts.now(), purpose))
    } catch (error) {
      this.#parts.onTrouble('storage', error)
      return purpose === 'default'
    }
  }

  #noted<Value>(key: string, answer: Counted<Value>): Called<Value> {
    if (answer.ok) {
      this.#rests.delete(key)
      this.#rests.delete(everything)
      return answer
    }
    const name = serverFailures.has(answer.trouble) ? everything : key
    const failures = (this.#rests.get(name)?.failures ?? 0) + 1
    const retryAfterMs = 'retryAfterMs' in answer ? answer.retryAfterMs : undefined
    const until = this.#parts.now().getTime() + restMs(failures, Math.random(), retryAfterMs)
    this.#rests.set(name, { until, failures })
    return { ok: false, refusal: { reason: 'paused', until } }
  }
}

/** An answer without any of the ten default coins is malformed. */
async function notEmpty(request: Promise<ReadAnswer<Coin[]>>): Promise<ReadAnswer<Coin[]>> {
  const answer = await request
  return answer.ok && answer.value.length === 0 ? { ok: false, trouble: 'malformed' } : answer
}

/** Whether the simpler request may succeed: not when the server fails as a whole or refuses the key. */
function mayHaveOther(answer: Counted<unknown>): boolean {
  if (answer.ok || answer.trouble === 'spent' || serverFailures.has(answer.trouble)) return false
  return !('status' in answer && (answer.status === 401 || answer.status === 403))
}

/** The remaining milliseconds that all calls of an answer share. */
function timer(): () => number {
  const end = performance.now() + limitMs
  return () => Math.max(1, Math.round(end - performance.now()))
}
