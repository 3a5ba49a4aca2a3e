import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { createContext } from 'react-router'
import { listRatings, type ToolRating } from '#app/records/ratings/store.server.ts'
import { countSessions } from '#app/records/usage/store.server.ts'
import type { Database } from '#db/schema.ts'

const freshForMs = 10_000

/**
 * What visitors did with the tools, as figures beside them. They are sums over all that was ever voted, and a page
 * that is kept tells older ones anyway: read every ten seconds for all pages. A failure is not kept.
 */
export class VisitorFigures {
  readonly #ratings: Kept<ReadonlyMap<string, ToolRating>>
  readonly #visits: Kept<ReadonlyMap<string, number>>

  constructor(db: Kysely<Database>, now: () => Date) {
    this.#ratings = kept(now, () => listRatings(db))
    this.#visits = kept(now, () => countSessions(db))
  }

  /** By a tool's path. @throws when the database does not answer. */
  ratings(): Promise<ReadonlyMap<string, ToolRating>> {
    return this.#ratings.forceFetch('all')
  }

  /** Distinct sessions by an event's name. @throws when the database does not answer. */
  visits(): Promise<ReadonlyMap<string, number>> {
    return this.#visits.forceFetch('all')
  }
}

export const figuresContext = createContext<VisitorFigures>()

type Kept<Value extends object> = LRUCache<'all', Value>

function kept<Value extends object>(now: () => Date, read: () => Promise<Value>): Kept<Value> {
  return new LRUCache<'all', Value>({
    max: 1,
    ttl: freshForMs,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
    fetchMethod: read,
  })
}
