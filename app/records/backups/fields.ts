import { z } from 'zod'

/** How a file came into the folder of backups, by its name. */
const backupOrigins = ['panel', 'command', 'nightly', 'other'] as const

/** A file as operators see it. */
export const listedBackup = z.object({
  file: z.string(),
  origin: z.enum(backupOrigins),
  made_at: z.iso.datetime(),
  /** Bytes. */
  size: z.int(),
  /** Null where they were not counted: the file was not made in the panel. */
  rows: z.int().nullable(),
})

export type ListedBackup = z.output<typeof listedBackup>

export const fileField = z.strictObject({ file: z.string().min(1).max(200) })
