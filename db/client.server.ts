import type { Storage } from './storage.ts'

export type { Storage }

interface StorageOptions {
  /** Of PostgreSQL 15 or newer; without it the embedded database is opened. */
  databaseUrl?: string
  /** Directory for the embedded database, which goes into its `pgdata`. `./data` when missing. */
  dataDir?: string
  /** Hears of broken connections that no query reports. PostgreSQL only. */
  onConnectionLost?: (error: Error) => void
}

/**
 * Opens the database; migrating and seeding it are separate steps. Each engine is loaded only when it is used.
 *
 * @throws StorageError `directory-in-use`, `not-a-database`, `other-database-version`, `no-space`, `not-writable` (embedded only)
 */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  if (options.databaseUrl) {
    const { openPostgres } = await import('./postgres.server.ts')
    return openPostgres(options.databaseUrl, options.onConnectionLost ?? (() => {}))
  }
  const { openEmbedded } = await import('./embedded.server.ts')
  return await openEmbedded(options.dataDir ?? './data')
}
