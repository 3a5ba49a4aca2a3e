import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { within } from '#app/lib/within.ts'
import { makeBackupFolder } from '#app/records/backups/files.server.ts'
import { copyDump, deleteOldDumps, nightlyName } from '#db/dump/dump-files.ts'
import { makeDump } from '#db/dump/make-dump.ts'
import type { Job } from './job.ts'

/** A network disk that is gone neither answers nor fails. */
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
