import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { within } from '#app/lib/within.ts'
import type { Config } from '#app/platform/env/config.server.ts'
import {
  backupFolder,
  type LastBackup,
  lastBackup,
  longestBackupAgeMs,
} from '#app/records/backups/files.server.ts'
import { openStorage } from '#db/client.server.ts'
import { appliedMigrations, migrations, pendingMigrations } from '#db/migrate.ts'
import { type Storage, StorageError } from '#db/storage.ts'
import { secretTrouble } from '../auth/operators/new-keys.ts'
import { type Finding, ok, warning, wrong } from './checks.ts'
import { secretOf } from './command.ts'

const limitMs = 5000
const oldestMajor = 15
const clockDriftMs = 5000

/** Changes nothing. An embedded database that a server has open is not checked. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  const { databaseUrl, dataDir } = config
  if (!databaseUrl && !existsSync(join(dataDir, 'pgdata')))
    return [ok('Database', 'will be made at the first start')]
  let storage: Storage | undefined
  try {
    storage = await openStorage({ dataDir, ...(databaseUrl && { databaseUrl }) })
    return await within(limitMs, findingsOf(storage, config))
  } catch (error) {
    return [troubleOf(error, databaseUrl !== undefined)]
  } finally {
    await storage?.close().catch(() => {})
  }
}

function troubleOf(error: unknown, isPostgres: boolean): Finding {
  if (error instanceof StorageError && error.code === 'directory-in-use') {
    const advice = 'Its own /readyz and /status say how it is; to look from here, stop the server first.'
    return warning('Database', 'a running server has it open', advice)
  }
  const found = error instanceof Error && error.message ? error.message : 'no answer'
  const advice = isPostgres
    ? 'Check that PostgreSQL runs, and address, user and password in DATABASE_URL.'
    : 'If the message does not help, restore a dump: npm run db:restore.'
  return wrong('Database', found, advice)
}

async function findingsOf({ db }: Storage, config: Config): Promise<Finding[]> {
  const asked = Date.now()
  const { rows } = await sql<{ version: string; number: number; now: Date }>`
    select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      clock_timestamp() as now`.execute(db)
  const [about] = rows
  if (!about) throw new Error('no answer')
  const middle = (asked + Date.now()) / 2
  const applied = await appliedMigrations(db)
  const newer = [...applied].filter((name) => !(name in migrations))
  return [
    versionOf(about.version, about.number),
    migrationsOf(applied.size, await pendingMigrations(db), newer),
    clockOf(Math.round(about.now.getTime() - middle)),
    ...(applied.has('0024-operators')
      ? [await invitedOperators(db), await keysOf(db, secretOf(config))]
      : []),
    ...(applied.size > 0 && config.nightlyBackup
      ? [backupOf(await lastBackup(db, backupFolder(config)))]
      : []),
  ]
}

/** Those of the panel, besides the configured ones. */
async function invitedOperators(db: Storage['db']): Promise<Finding> {
  const { invited, accepted } = await db
    .selectFrom('auth_operators')
    .select((of) => [of.fn.countAll<number>().as('invited'), of.fn.count<number>('user_id').as('accepted')])
    .executeTakeFirstOrThrow()
  return ok('Operators of the panel', `${invited} invited, ${accepted} of them with access`)
}

function backupOf({ file, at }: LastBackup): Finding {
  const found = file ? `the newest is of ${at.toISOString()}` : 'none yet'
  if (Date.now() - at.getTime() < longestBackupAgeMs) return ok('Backups', found)
  const advice =
    'Make one: npm run db:backup. The server makes one every night; Site Health in the panel says what failed.'
  return warning('Backups', found, advice)
}

async function keysOf(db: Storage['db'], secret: string): Promise<Finding> {
  const trouble = await secretTrouble({ db, secret })
  if (!trouble) return ok('Stored keys', 'AUTH_SECRET opens them')
  return wrong('Stored keys', `AUTH_SECRET ${trouble.found}`, trouble.advice)
}

function versionOf(version: string, number: number): Finding {
  if (number >= oldestMajor * 10_000) return ok('Database', `PostgreSQL ${version} answers`)
  return wrong('Database', `PostgreSQL ${version}`, `Use PostgreSQL ${oldestMajor} or newer.`)
}

function migrationsOf(applied: number, pending: readonly string[], newer: readonly string[]): Finding {
  if (newer.length > 0) {
    const advice =
      'A newer release has used this database. Servers of this one go on; to stay here is a rollback.'
    return warning('Migrations', `unknown to this release: ${newer.join(', ')}`, advice)
  }
  if (pending.length === 0) return ok('Migrations', `all ${applied} are applied`)
  if (applied === 0) return ok('Migrations', 'the first start makes the tables')
  const advice = 'They are applied at the next start. Make a backup before: npm run db:backup.'
  return warning('Migrations', `${pending.length} are pending: ${pending.join(', ')}`, advice)
}

function clockOf(driftMs: number): Finding {
  if (Math.abs(driftMs) <= clockDriftMs) return ok('Clock', `${Math.abs(driftMs)} ms from the database's`)
  const advice = 'Set both machines by NTP (timedatectl set-ntp true): days and sessions depend on it.'
  return wrong('Clock', `${(Math.abs(driftMs) / 1000).toFixed(0)} s from the database's`, advice)
}
