import { lstat, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#db/schema.ts'
import type { ListedBackup } from './schema.ts'

export interface BackupFile extends Omit<ListedBackup, 'rows'> {
  path: string
}

/** A plain name in the folder, never a path. */
const dump = /^[a-z\d][\w.-]{0,150}\.jsonl\.gz$/i
const mostFiles = 200

const origins = [
  [/^nightly-/, 'nightly'],
  [/^panel-/, 'panel'],
  [/^chautari-/, 'command'],
] as const

export const backupFolder = ({ dataDir }: { dataDir: string }) => join(dataDir, 'backups')

/** The same folder, made where it is missing; only its owner may read it. */
export async function makeBackupFolder(config: { dataDir: string }): Promise<string> {
  const folder = backupFolder(config)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** At most 200, the newest first. */
export async function listBackups(folder: string): Promise<BackupFile[]> {
  const names = await readdir(folder).catch(noneWhereMissing)
  const found = await Promise.all(names.map((name) => findBackup(folder, name)))
  return found
    .filter((file) => file !== undefined)
    .toSorted((a, b) => (a.made_at < b.made_at ? 1 : -1))
    .slice(0, mostFiles)
}

/** Undefined where there is no backup of this name: for other names, links and directories. */
export async function findBackup(folder: string, name: string): Promise<BackupFile | undefined> {
  if (!dump.test(name)) return undefined
  const path = join(folder, name)
  const stats = await lstat(path).catch(() => undefined)
  if (!stats?.isFile()) return undefined
  return {
    file: name,
    path,
    origin: origins.find(([form]) => form.test(name))?.[1] ?? 'other',
    made_at: (timeIn(name) ?? stats.mtime).toISOString(),
    size: stats.size,
  }
}

/** When the file was made, by its name: a copy may have lost the time of the file. */
function timeIn(name: string): Date | undefined {
  const written = /-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\./.exec(name)
  if (!written) return undefined
  const [day = '', ...time] = written.slice(1)
  const instant = new Date(`${day}T${time.join(':')}Z`)
  return Number.isNaN(instant.getTime()) ? undefined : instant
}

function noneWhereMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}

/** A site is backed up every night: when the newest backup is older, two nights went without. */
export const longestBackupAgeMs = 2 * 24 * 60 * 60_000

export interface LastBackup {
  /** Undefined where there is no backup. */
  file: string | undefined
  /** When it was made; without one, when the tables of the site were made. */
  at: Date
}

/** The newest backup in the folder, by whichever way it was made. */
export async function lastBackup(db: Db, folder: string): Promise<LastBackup> {
  // A folder that cannot be read has no backup that is of use.
  const [newest] = await listBackups(folder).catch(() => [])
  if (newest) return { file: newest.file, at: new Date(newest.made_at) }
  const { rows } = await sql<{ began: string }>`
    select min(timestamp) as began from kysely_migration where timestamp <> ''`.execute(db)
  return { file: undefined, at: new Date(rows[0]?.began ?? 0) }
}

const counted = z.object({ rows: z.int() })

/** The rows of backups that were made in the panel, by their file. */
export async function countedRows(db: Db, files: readonly string[]): Promise<Map<string, number>> {
  if (files.length === 0) return new Map()
  const entries = await db
    .selectFrom('audit_log')
    .select(['entity_id', 'after'])
    .where('entity', '=', 'database')
    .where('action', '=', 'dump')
    .where('entity_id', 'in', files)
    .execute()
  return new Map(
    entries.flatMap(({ entity_id, after }) => {
      const read = counted.safeParse(after)
      return read.success ? [[entity_id ?? '', read.data.rows] as const] : []
    }),
  )
}
