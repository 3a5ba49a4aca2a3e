import { z } from 'zod'
import { restoreFaults } from '#app/lib/restore-fault.ts'
import { maxUploadBytes, uploadPartBytes } from './upload-limits.ts'

/** How a file came into the folder of backups, by its name. */
const backupOrigins = ['panel', 'command', 'nightly', 'before-restore', 'upload', 'other'] as const

/** A file as operators see it. */
export const listedBackup = z.object({
  file: z.string(),
  origin: z.enum(backupOrigins),
  made_at: z.iso.datetime(),
  /** Bytes. */
  size: z.int(),
  /** Null where they were not counted: the file was not made in the panel. */
  rows: z.int().nullable(),
  /** False for an archive of the embedded database, which the server cannot read while it runs. */
  is_restorable: z.boolean(),
})

export type ListedBackup = z.output<typeof listedBackup>

/** The latest restore, as the audit log has it. */
export const lastRestore = z.object({
  file: z.string(),
  at: z.iso.datetime(),
  by: z.string().nullable(),
  outcome: z.enum(['done', 'failed']),
  fault: z.enum(restoreFaults).nullable(),
  /** The backup of the state before. */
  backup_before: z.string().nullable(),
})

export type LastRestore = z.output<typeof lastRestore>

/** What a file holds and whether it can be restored. */
export const checkedBackup = z.object({
  made_at: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgres']),
  rows: z.int(),
  tables: z.array(z.object({ name: z.string(), rows: z.int() })),
  /** Migrations that are applied to the rows after the restore: the file is of an older release. */
  pending: z.array(z.string()),
})

export type CheckedBackup = z.output<typeof checkedBackup>

export const fileField = z.strictObject({ file: z.string().min(1).max(200) })

export const uploadPart = z.strictObject({
  /** Made by the client, the same for all parts of a file. */
  upload: z.uuid(),
  /** Bytes before this part. */
  offset: z.int().min(0).max(maxUploadBytes),
  /** Base64. */
  data: z.base64().max(Math.ceil(uploadPartBytes / 3) * 4),
  is_last: z.boolean(),
})
