import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Storage } from '#db/storage.ts'

type Listener = { onPayload: (payload: string) => void; onReconnect: () => void }

export interface FakeStorage extends Storage {
  /** What the server does when it hears again after a lost connection. */
  reconnect: () => void
  notify: (channel: string, payload: string) => void
}

/** A database in which every table is empty and every write succeeds, for tests that are about something else. */
export function emptyStorage(): FakeStorage {
  return storageOver(new DummyDriver())
}

/** A database that does not answer: every query fails. */
export function failingDatabase(message = 'the database is away'): Kysely<Database> {
  return databaseOver(failingDriver(message, () => true))
}

/** Opens like an empty database; every query fails once `fail` was called. */
export function breakableStorage(): FakeStorage & { fail: () => void; mend: () => void } {
  let broken = false
  const storage = storageOver(failingDriver('the database is away', () => broken))
  return {
    ...storage,
    fail() {
      broken = true
    },
    mend() {
      broken = false
    },
  }
}

function failingDriver(message: string, isBroken: () => boolean): DummyDriver {
  const driver = new DummyDriver()
  const acquire = driver.acquireConnection.bind(driver)
  driver.acquireConnection = async () => {
    if (isBroken()) throw new Error(message)
    return await acquire()
  }
  return driver
}

function databaseOver(driver: DummyDriver): Kysely<Database> {
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}

function storageOver(driver: DummyDriver): FakeStorage {
  const listeners = new Map<string, Set<Listener>>()
  return {
    db: databaseOver(driver),
    kind: 'embedded',
    notify(channel, payload) {
      for (const { onPayload } of listeners.get(channel) ?? []) onPayload(payload)
    },
    async listen(channel, onPayload, onReconnect) {
      const listener = { onPayload, onReconnect }
      const all = listeners.get(channel) ?? new Set()
      listeners.set(channel, all.add(listener))
      return async () => void all.delete(listener)
    },
    async close() {},
    reconnect() {
      for (const { onReconnect } of [...listeners.values()].flatMap((all) => [...all])) onReconnect()
    },
  }
}
