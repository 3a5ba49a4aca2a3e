import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '#db/schema.ts'
import {
  type Answer,
  askDefaults,
  askFound,
  askSearch,
  askSimplePrice,
  type CoinFailure,
  type CoinServer,
} from './adapter.server.ts'
import { allowanceAt, type Purpose } from './allowance.ts'
import type { Coin } from './coin.ts'
import { restMs } from './freshness.ts'
import { takeCall } from './store.server.ts'

interface CallParts {
  db: Kysely<Database>
  server: CoinServer
  now: () => Date
  onTrouble: (trouble: string, cause?: unknown) => void
}

type Failure = CoinFailure | { ok: false; trouble: 'spent' }
export type Called<Value> = { ok: true; value: Value } | Failure

/** For all calls of one answer together: a visitor waits for it. */
const limitMs = 5000
const restsInMemory = 500
/** Trouble of the server as a whole, and not of one question. */
const ofServer: ReadonlySet<string> = new Set(['unreachable', 'too-slow', 'limited', 'redirected'])
/** The name of what concerns every question. */
const everything = ''

/** Stands before the source: counts the calls, and asks nothing for a while after trouble. */
export class CoinCalls {
  readonly #parts: CallParts
  readonly #rests = new LRUCache<string, { until: number; failures: number }>({ max: restsInMemory })

  constructor(parts: CallParts) {
    this.#parts = parts
  }

  isResting(key: string): boolean {
    const now = this.#parts.now().getTime()
    return [everything, key].some((name) => (this.#rests.get(name)?.until ?? 0) > now)
  }

  /** The default coins, in the fuller form or, if the source cannot give it, with their prices alone. */
  async defaults(key: string): Promise<Called<Coin[]>> {
    const { server } = this.#parts
    const left = timer()
    const full = await this.#counted('default', () => notEmpty(askDefaults(server, left())))
    const answer = mayHaveOther(full)
      ? await this.#counted('default', () => askSimplePrice(server, left()))
      : full
    return this.#noted(key, answer)
  }

  /** The coins that a term finds. */
  async search(key: string, term: string): Promise<Called<Coin[]>> {
    const { server } = this.#parts
    const left = timer()
    const found = await this.#counted('search', () => askSearch(server, term, left()), 'Search API')
    if (!found.ok) return this.#noted(key, found)
    if (found.value.length === 0) return this.#noted(key, { ok: true, value: [] })
    return this.#noted(key, await this.#counted('search', () => askFound(server, found.value, left())))
  }

  async #counted<Value>(
    purpose: Purpose,
    ask: () => Promise<Answer<Value>>,
    api = 'API',
  ): Promise<Called<Value>> {
    if (!(await this.#take(purpose))) return { ok: false, trouble: 'spent' }
    const answer = await ask()
    if (!answer.ok) {
      const { status, trouble } = answer
      this.#parts.onTrouble(status === undefined ? trouble : `${api} responded with status: ${status}`)
    }
    return answer
  }

  /** Without the database nothing can be counted: the default list is asked for all the same, once in five minutes. */
  async #take(purpose: Purpose): Promise<boolean> {
    try {
      return await takeCall(this.#parts.db, allowanceAt(this.#parts.now(), purpose))
    } catch (error) {
      this.#parts.onTrouble('storage', error)
      return purpose === 'default'
    }
  }

  #noted<Value>(key: string, answer: Called<Value>): Called<Value> {
    if (answer.ok) {
      this.#rests.delete(key)
      this.#rests.delete(everything)
      return answer
    }
    const name = ofServer.has(answer.trouble) ? everything : key
    const failures = (this.#rests.get(name)?.failures ?? 0) + 1
    const asked = 'retryAfterMs' in answer ? answer.retryAfterMs : undefined
    const until = this.#parts.now().getTime() + restMs(failures, Math.random(), asked)
    this.#rests.set(name, { until, failures })
    return answer
  }
}

/** None of ten well-known coins is no answer. */
async function notEmpty(asked: Promise<Answer<Coin[]>>): Promise<Answer<Coin[]>> {
  const answer = await asked
  return answer.ok && answer.value.length === 0 ? { ok: false, trouble: 'malformed' } : answer
}

/** Whether another question may fare better: not where nobody answers, and not where we are unwelcome. */
function mayHaveOther(answer: Called<unknown>): boolean {
  if (answer.ok || answer.trouble === 'spent' || ofServer.has(answer.trouble)) return false
  return !('status' in answer && (answer.status === 401 || answer.status === 403))
}

/** Counts down the time that all calls of an answer share. */
function timer(): () => number {
  const end = performance.now() + limitMs
  return () => Math.max(1, Math.round(end - performance.now()))
}
