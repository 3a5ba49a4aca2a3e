import { LRUCache } from 'lru-cache'

/** Keyed hashes of a visitor's IP address, for limits only: the one of now, and the one that it had an hour ago. */
export interface IpHashes {
  current: string
  hourAgo: string
}

interface Limit {
  calls: number
  withinMs: number
}

const addressesInMemory = 10_000

/** A rate limit for each client address, so that no visitor uses up calls that all share. */
export class IpLimit {
  readonly #limits: readonly Limit[]
  /** Times of the last calls for an address, in milliseconds since 1970, ascending. */
  readonly #calls = new LRUCache<string, number[]>({ max: addressesInMemory })

  constructor(limits: readonly Limit[]) {
    this.#limits = limits
  }

  /** When the next call is allowed, in milliseconds since 1970; undefined: now. */
  blockedUntil(address: string, now: Date): number | undefined {
    const calls = this.#calls.get(address) ?? []
    const waits = this.#limits
      .map((limit) => (calls.at(-limit.calls) ?? Number.NEGATIVE_INFINITY) + limit.withinMs)
      .filter((until) => until > now.getTime())
    return waits.length > 0 ? Math.max(...waits) : undefined
  }

  count(address: string, now: Date): void {
    const most = Math.max(...this.#limits.map(({ calls }) => calls))
    this.#calls.set(address, [...(this.#calls.get(address) ?? []), now.getTime()].slice(-most))
  }
}
