import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { listBackups } from './files.server.ts'

/** A site is backed up every night: when the newest backup is older, two nights went without. */
export const longestBackupAgeMs = 2 * 24 * 60 * 60_000

export interface LastBackup {
  /** Undefined where there is no backup. */
  file: string | undefined
  /** When it was made; without one, when the tables of the site were made. */
  at: Date
}

/** The newest backup in the folder, by whichever way it was made. */
export async function lastBackup(db: Kysely<Database>, folder: string): Promise<LastBackup> {
  // A folder that cannot be read has no backup that is of use.
  const [newest] = await listBackups(folder).catch(() => [])
  if (newest) return { file: newest.file, at: new Date(newest.made_at) }
  const { rows } = await sql<{ began: string }>`
    select min(timestamp) as began from kysely_migration where timestamp <> ''`.execute(db)
  return { file: undefined, at: new Date(rows[0]?.began ?? 0) }
}
