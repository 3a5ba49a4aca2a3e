import type pg from 'pg'

/** A connection that is in use, or waited for, so long gives reason to ask whether anybody is there. */
const longMs = 500
const lookEveryMs = 250

/**
 * A database that is frozen, or behind a line that was cut, breaks no connection: whoever waits for it would wait for
 * ever. So while a connection is busy for long, the one that listens is asked beside it. Where that gets no answer
 * either, all connections are cut, and nobody begins to wait until the database has said something again.
 */
export class SilenceWatch {
  readonly #pool: pg.Pool
  readonly #clients = new Set<pg.PoolClient>()
  readonly #busySince = new Map<object, number>()
  readonly #askers = new Set<() => Promise<unknown>>()
  #isSilent = false
  #willLook = false

  constructor(pool: pg.Pool) {
    this.#pool = pool
    pool.on('connect', (client) => this.#clients.add(client))
    pool.on('remove', (client) => this.#clients.delete(client))
    pool.on('release', (_error, client) => this.#busySince.delete(client))
  }

  /** What Kysely takes connections from. */
  get pool() {
    return {
      connect: () => this.#connect(),
      end: () => this.#pool.end(),
      options: this.#pool.options,
    }
  }

  /** @param ask tells by `silent()` and `heard()` what it found; gives back a function that ends the asking. */
  askBy(ask: () => Promise<unknown>): () => void {
    this.#askers.add(ask)
    return () => {
      this.#askers.delete(ask)
      // Nobody is left who would hear it.
      if (this.#askers.size === 0) this.heard()
    }
  }

  silent(): void {
    this.#isSilent = true
    for (const client of this.#clients) client.connection.stream.destroy()
  }

  heard(): void {
    this.#isSilent = false
  }

  async #connect(): Promise<pg.PoolClient> {
    if (this.#isSilent) throw new Error('The database says nothing')
    const waiting = {}
    this.#busySince.set(waiting, performance.now())
    this.#lookLater()
    try {
      const client = await this.#pool.connect()
      this.#busySince.set(client, performance.now())
      return client
    } finally {
      this.#busySince.delete(waiting)
    }
  }

  #lookLater(): void {
    if (this.#willLook) return
    this.#willLook = true
    setTimeout(() => void this.#look(), lookEveryMs).unref()
  }

  async #look(): Promise<void> {
    const before = performance.now() - longMs
    const isLong = [...this.#busySince.values()].some((since) => since <= before)
    if (isLong) await Promise.all([...this.#askers].map((ask) => ask()))
    this.#willLook = false
    if (this.#busySince.size > 0) this.#lookLater()
  }
}
