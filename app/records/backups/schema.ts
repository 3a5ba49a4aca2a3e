import { z } from 'zod'

/** How a file came into the folder of backups, by its name. */
const backupOrigins = ['panel', 'command', 'nightly', 'other'] as const

/** A file as operators see it. */
const listedBackup = z.object({
  file: z.string(),
  origin: z.enum(backupOrigins),
  made_at: z.iso.datetime(),
  /** Bytes. */
  size: z.int(),
  /** Null where they were not counted: the file was not made in the panel. */
  rows: z.int().nullable(),
})

export type ListedBackup = z.output<typeof listedBackup>

/** Whether the caller has shown the second factor in the last minutes, which a download needs. */
const factorState = z.enum(['recent', 'old', 'missing', 'off'])

export type FactorState = z.output<typeof factorState>

export const backupList = z.object({ backups: z.array(listedBackup), factor: factorState })

export type BackupList = z.output<typeof backupList>

export const madeBackup = z.object({
  backup: z.object({ file: z.string(), rows: z.int(), tables: z.int() }),
})

export type MadeBackup = z.output<typeof madeBackup>

/** Where a file can be downloaded once. */
export const backupAddress = z.object({ address: z.string() })

export type BackupAddress = z.output<typeof backupAddress>

export const fileField = z.strictObject({ file: z.string().min(1).max(200) })
