import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, parse } from 'node:path'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from './schema.ts'
import { StorageError } from './storage.ts'

type Migrations = Readonly<Record<string, Migration>>

// Also for the server's bundle, which is in another folder.
const folder = dirname(createRequire(import.meta.url).resolve('#db/migrations/0001-foundations.sql'))
/**
 * The files of `migrations`, applied in the order of their names; a released one is never edited. They only expand (new
 * tables, nullable or defaulted columns), so that servers of the previous release keep working beside the new one.
 */
export const migrations: Migrations = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => [parse(file).name, migrationOf(readFileSync(join(folder, file), 'utf8'))]),
)

/** A migration of the statements of `text`, in order. An empty line ends one: the embedded database takes only one per query. */
export function migrationOf(text: string): Migration {
  const statements = text.split(/\r?\n\r?\n/)
  return {
    async up(db) {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  }
}

/**
 * Applies what is missing, all or nothing, and gives the names applied. Servers that start together wait for each
 * other. A database that a newer release has already moved on is left as it is.
 *
 * @throws StorageError `migration-failed`, naming the migration, with its cause
 */
export async function migrateToLatest(db: Db, list: Migrations = migrations): Promise<{ applied: string[] }> {
  if ((await pendingMigrations(db, list)).length === 0) return { applied: [] }
  return await db.connection().execute(async (connection) => {
    // Waiting for another server, or changing a large table, may take longer than a page's query may.
    await sql`set statement_timeout = 0`.execute(connection)
    try {
      return { applied: await applyMigrations(connection, list) }
    } finally {
      // Fails only on a broken connection, whose own error is the one to report.
      await sql`reset statement_timeout`.execute(connection).catch(() => {})
    }
  })
}

/** Names of the migrations that this release has and the database has not. One small query; throws when it fails. */
export async function pendingMigrations(db: Db, list: Migrations = migrations): Promise<string[]> {
  const applied = await appliedMigrations(db)
  return Object.keys(list).filter((name) => !applied.has(name))
}

/** As `migrateToLatest`, on a connection or inside a transaction. @throws StorageError `migration-failed` */
export async function applyMigrations(db: Db, list: Migrations = migrations): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...list }) } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) {
    const name = results.find((result) => result.status === 'Error')?.migrationName
    const reason = error instanceof Error ? error.message : 'unknown reason'
    const failed = name ? `Migration ${name}` : 'Migrating'
    throw new StorageError('migration-failed', `${failed} failed: ${reason}`, { cause: error })
  }
  return results.map((result) => result.migrationName)
}

/** None where the database was never migrated. */
export async function appliedMigrations(db: Db): Promise<Set<string>> {
  // The table's name is Kysely's default; asking for it first keeps "undefined table" out of the server's log.
  const known = await sql<{ name: string | null }>`select to_regclass('kysely_migration') as name`.execute(db)
  if (!known.rows[0]?.name) return new Set()
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return new Set(rows.map((row) => row.name))
}
