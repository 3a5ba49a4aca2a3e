import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import { within } from '#app/lib/within.ts'
import { deleteUnusedUploads } from '#app/platform/media/stored-pictures.server.ts'
import { makeBackupFolder } from '#app/records/backups/files.server.ts'
import { deleteCorrectionTexts } from '#app/records/corrections/store.server.ts'
import { deleteErrorsBefore } from '#app/records/errors/store.server.ts'
import { forgetAddresses } from '#app/records/ratings/store.server.ts'
import { storedSince } from '#app/records/usage/periods.ts'
import { deleteUsageBefore } from '#app/records/usage/retention.server.ts'
import { copyDump, deleteOldDumps, nightlyName } from '#db/dump/dump-files.ts'
import { makeDump } from '#db/dump/make-dump.ts'
import { ensureUsagePartitions } from '#db/usage-partitions.ts'
import type { Job } from './job.ts'

/** Deletes what the privacy policy promises to delete. Every hour, because addresses behind votes are kept for one. */
export const usageRetention: Job = {
  name: 'usage-retention',
  cron: '25 * * * *',
  async run({ storage: { db }, now }, signal) {
    const before = storedSince(now())
    await forgetAddresses(db)
    await deleteCorrectionTexts(db, now())
    await deleteErrorsBefore(db, before)
    await deleteUsageBefore(db, before, signal)
  },
}

/** Creates the usage log's partitions of the coming months. */
export const usagePartitions: Job = {
  name: 'usage-partitions',
  cron: '10 1 * * *',
  async run({ storage, now }) {
    await ensureUsagePartitions(storage.db, now(), 2)
  },
}

const dayMs = 86_400_000

/** Deletes uploaded pictures that no row has referred to for a day. */
export const unusedUploads: Job = {
  name: 'unused-uploads',
  cron: '40 2 * * *',
  async run({ storage, now }) {
    await deleteUnusedUploads(storage.db, new Date(now().getTime() - dayMs))
  },
}

/** A disk of the network that has gone away answers nothing and no error. */
const copyLimitMs = 5 * 60_000

/** A dump of all rows into the data folder and, where one is configured, a copy in another folder. */
export const nightlyBackup: Job = {
  name: 'nightly-backup',
  cron: '45 2 * * *',
  isBackup: true,
  isNeeded: ({ config }) => config.nightlyBackup,
  async run({ config, storage, now }, signal) {
    const folder = await makeBackupFolder(config)
    const path = join(folder, nightlyName(nepalDay(now())))
    // It is there when the job is repeated because its copy failed.
    if (!existsSync(path)) await makeDump(storage, path, now(), signal)
    await deleteOldDumps(folder, 'nightly')
    const target = config.backupCopyTo
    if (target === undefined) return
    try {
      await within(copyLimitMs, copyDump(path, target, 'nightly', signal))
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`The backup is made, but not its copy in BACKUP_COPY_TO: ${reason}`, { cause })
    }
  },
}
