import type pg from 'pg'

/** A connection that is in use, or waited for, this long is a reason to probe the database. */
const slowMs = 500
const checkEveryMs = 250

/**
 * A database that is frozen, or behind a broken network, closes no connection: queries would wait for ever. So while a
 * connection is busy for long, the listening connection is probed. When that gets no answer either, all connections are
 * destroyed, and new queries fail at once until the database answers again.
 */
export class LivenessMonitor {
  readonly #pool: pg.Pool
  readonly #clients = new Set<pg.PoolClient>()
  readonly #busySince = new Map<object, number>()
  readonly #probes = new Set<() => Promise<unknown>>()
  #isUnresponsive = false
  #isScheduled = false

  constructor(pool: pg.Pool) {
    this.#pool = pool
    pool.on('connect', (client) => this.#clients.add(client))
    pool.on('remove', (client) => this.#clients.delete(client))
    pool.on('release', (_error, client) => this.#busySince.delete(client))
  }

  /** The pool for Kysely. */
  get pool() {
    return {
      connect: () => this.#connect(),
      end: () => this.#pool.end(),
      options: this.#pool.options,
    }
  }

  /** @param probe reports its result by `setUnresponsive()` or `setResponsive()`. @returns a function that removes it */
  addProbe(probe: () => Promise<unknown>): () => void {
    this.#probes.add(probe)
    return () => {
      this.#probes.delete(probe)
      // No probe is left that could notice an answer.
      if (this.#probes.size === 0) this.setResponsive()
    }
  }

  setUnresponsive(): void {
    this.#isUnresponsive = true
    for (const client of this.#clients) client.connection.stream.destroy()
  }

  setResponsive(): void {
    this.#isUnresponsive = false
  }

  async #connect(): Promise<pg.PoolClient> {
    if (this.#isUnresponsive) throw new Error('The database says nothing')
    const waiting = {}
    this.#busySince.set(waiting, performance.now())
    this.#schedule()
    try {
      const client = await this.#pool.connect()
      this.#busySince.set(client, performance.now())
      return client
    } finally {
      this.#busySince.delete(waiting)
    }
  }

  #schedule(): void {
    if (this.#isScheduled) return
    this.#isScheduled = true
    setTimeout(() => void this.#check(), checkEveryMs).unref()
  }

  async #check(): Promise<void> {
    const before = performance.now() - slowMs
    const isSlow = [...this.#busySince.values()].some((since) => since <= before)
    if (isSlow) await Promise.all([...this.#probes].map((probe) => probe()))
    this.#isScheduled = false
    if (this.#busySince.size > 0) this.#schedule()
  }
}
