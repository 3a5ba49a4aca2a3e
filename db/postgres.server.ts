import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { startListening } from './postgres-listener.server.ts'
import { LivenessMonitor } from './postgres-liveness.server.ts'
import type { Database } from './schema.ts'
import type { StopListening, Storage } from './storage.ts'

/** As in embedded.server.ts. For this pool only: pg's own setting is global. */
const parsers: Record<number, (text: string) => unknown> = {
  20: Number,
  1082: (text) => text,
  1700: (text) => text,
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format): unknown => parsers[oid] ?? pg.types.getTypeParser(oid, format),
}

const connectWithinMs = 1_500
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
      const stopListening = await listenOn(connection, liveness, onConnectionLost, ...subscription)
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

async function listenOn(
  connection: pg.ClientConfig,
  liveness: LivenessMonitor,
  onConnectionLost: (error: Error) => void,
  ...[channel, onPayload, onReconnect]: Parameters<Storage['listen']>
): Promise<StopListening> {
  const listener = await startListening({
    newClient: () => new pg.Client({ ...connection, application_name: 'chautari listener' }),
    connectWithinMs,
    channel,
    onPayload,
    onReconnect,
    onConnectionLost,
    onUnresponsive: () => liveness.setUnresponsive(),
    onResponsive: () => liveness.setResponsive(),
  })
  const removeProbe = liveness.addProbe(listener.probe)
  return async () => {
    removeProbe()
    await listener.stop()
  }
}
