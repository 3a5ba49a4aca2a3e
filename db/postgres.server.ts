import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { connectWithinMs, startListening } from './postgres-listener.server.ts'
import type { Database } from './schema.ts'
import type { StopListening, Storage } from './storage.ts'

/** A connection that is in use, or waited for, this long is a reason to probe the database. */
const slowMs = 500
const checkEveryMs = 250

/**
 * A database that is frozen, or behind a broken network, closes no connection: queries would wait for ever. So while a
 * connection is busy for long, the listening connection is probed. When that gets no answer either, all connections are
 * destroyed, and new queries fail at once until the database answers again.
 */
class LivenessMonitor {
  readonly #pool: pg.Pool
  readonly #clients = new Set<pg.PoolClient>()
  readonly #busySince = new Map<object, number>()
  readonly #probes = new Set<() => Promise<void>>()
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
  addProbe(probe: () => Promise<void>): () => void {
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

/** As in embedded.server.ts. For this pool only: pg's own setting is global. */
const parsers: Record<number, (text: string) => unknown> = {
  20: Number,
  1082: (text) => text,
  1700: (text) => text,
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format): unknown => parsers[oid] ?? pg.types.getTypeParser(oid, format),
}

/** An unresponsive database does not close its connections. */
const closeWithinMs = 3_000

/**
 * Opens a pool on PostgreSQL 15 or newer; connects at the first query.
 *
 * @param onConnectionLost called for each connection that broke outside of a query
 */
export function openPostgres(databaseUrl: string, onConnectionLost: (error: Error) => void): Storage {
  const connection: pg.ClientConfig = {
    connectionString: databaseUrl,
    types,
    connectionTimeoutMillis: connectWithinMs,
    keepAlive: true,
    // The embedded database counts days in UTC too.
    options: '-c timezone=UTC',
    application_name: 'chautari',
  }
  const pool = new pg.Pool({ ...connection, max: 10, statement_timeout: 10_000 })
  pool.on('error', onConnectionLost)
  // The pool handles errors of idle connections only; one in a transaction, between two queries, would end the process.
  pool.on('connect', (client) => client.on('error', onConnectionLost))
  const liveness = new LivenessMonitor(pool)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: liveness.pool }) })
  const listeners = new Set<StopListening>()
  return {
    db,
    kind: 'postgres',
    async listen(...subscription) {
      const stopListening = await startListening({ connection, subscription, onConnectionLost, liveness })
      const stop = async () => {
        listeners.delete(stop)
        await stopListening()
      }
      listeners.add(stop)
      return stop
    },
    async close() {
      const closed = Promise.all([...[...listeners].map((stop) => stop()), db.destroy()])
      await Promise.race([closed, sleep(closeWithinMs, undefined, { ref: false })])
    },
  }
}
