import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { connectWithinMs, startListening } from './postgres-listener.server.ts'
import type { Database } from './schema.ts'
import type { StopListening, Storage } from './storage.ts'

/** While a connection is in use, or waited for, the database is probed this often. */
const probeEveryMs = 500

/**
 * A database that is frozen, or behind a broken network, closes no connection: queries would wait for ever. So while a
 * connection is busy for long, the listening connection is probed. When that gets no answer either, all connections are
 * destroyed, and new queries fail at once until the database answers again.
 */
class LivenessMonitor {
  readonly #pool: pg.Pool
  readonly #clients = new Set<pg.PoolClient>()
  readonly #timers = new WeakMap<pg.PoolClient, NodeJS.Timeout>()
  readonly #probes = new Set<() => Promise<void>>()
  #isResponsive = true
  #isProbing = false

  constructor(pool: pg.Pool) {
    this.#pool = pool
    pool.on('connect', (client) => this.#clients.add(client))
    pool.on('remove', (client) => this.#clients.delete(client))
    pool.on('release', (_error, client) => clearInterval(this.#timers.get(client)))
  }

  /** The pool for Kysely. */
  get pool() {
    return {
      connect: () => this.#connect(),
      end: () => this.#pool.end(),
      options: this.#pool.options,
    }
  }

  /** @param probe reports its result by `setResponsive`. @returns a function that removes it */
  addProbe(probe: () => Promise<void>): () => void {
    this.#probes.add(probe)
    return () => {
      this.#probes.delete(probe)
      // No probe is left that could notice an answer.
      if (this.#probes.size === 0) this.setResponsive(true)
    }
  }

  setResponsive(isResponsive: boolean): void {
    this.#isResponsive = isResponsive
    if (!isResponsive) for (const client of this.#clients) client.connection.stream.destroy()
  }

  async #connect(): Promise<pg.PoolClient> {
    if (!this.#isResponsive) throw new Error('The database says nothing')
    const timer = setInterval(() => void this.#probe(), probeEveryMs).unref()
    try {
      const client = await this.#pool.connect()
      this.#timers.set(client, timer)
      return client
    } catch (error) {
      clearInterval(timer)
      throw error
    }
  }

  async #probe(): Promise<void> {
    if (this.#isProbing) return
    this.#isProbing = true
    await Promise.all([...this.#probes].map((probe) => probe()))
    this.#isProbing = false
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
