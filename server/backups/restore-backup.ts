import { join } from 'node:path'
import type { RestoreFault } from '#app/lib/restore-fault.ts'
import { type Actor, writeAudit } from '#db/audit-log.ts'
import { allRecords, publishChange } from '#db/changed-records.ts'
import { deleteOldDumps, dumpName, isFull } from '#db/dump/dump-files.ts'
import { makeDump } from '#db/dump/make-dump.ts'
import { restoreDump } from '#db/dump/restore-dump.ts'
import { StorageError } from '#db/storage.ts'
import { ensureUsagePartitions } from '#db/usage-partitions.ts'
import type { Site } from '#server/services.ts'
import { seedSite } from '../seed.ts'
import { type BackupFile, backupFolder } from './backup-files.ts'

const beforePrefix = 'before-restore'

/** What the audit log has of a restore. */
interface Outcome {
  outcome: 'done' | 'failed'
  fault?: RestoreFault
  backup_before?: string
  rows?: number
}

/**
 * Replaces all rows by those of a backup while the servers run: keeps visitors away, backs up the present rows, and
 * restores in one transaction. All sessions end, also the operator's. When anything fails, the rows stay as they are.
 * Never throws: the outcome is in the audit log.
 */
export async function restoreBackup(
  site: Site,
  { file, path }: Pick<BackupFile, 'file' | 'path'>,
  actor: Actor,
): Promise<void> {
  const { storage, restoring, now } = site
  const folder = backupFolder(site.config)
  const backupBefore = dumpName(now(), beforePrefix)
  const entry = (after: Outcome) =>
    ({ action: 'restore', entity: 'database', entityId: file, after }) as const
  try {
    await restoring.begin()
    await makeDump(storage, join(folder, backupBefore), now())
    await restoreDump(storage, path, {
      replace: true,
      whileServing: true,
      finish: async (tx, { sums }) => {
        const rows = Object.values(sums).reduce((sum, table) => sum + table.rows, 0)
        await writeAudit(tx, actor, entry({ outcome: 'done', backup_before: backupBefore, rows }))
        await publishChange(tx, allRecords)
      },
    })
    await afterRestore(site, folder)
  } catch (error) {
    site.report(error, { kind: 'restore', requestId: backupBefore, path: file })
    await writeAudit(storage.db, actor, entry({ outcome: 'failed', fault: faultOf(error) })).catch(
      (cause: unknown) => site.log.warn({ err: cause }, 'the failed restore could not be recorded'),
    )
  } finally {
    await restoring
      .end()
      .catch((error: unknown) => site.log.warn({ err: error }, 'the end was not announced'))
  }
}

/** As at the start of a server: rows that this release adds, and the months of the usage log from now on. */
async function afterRestore(site: Site, folder: string): Promise<void> {
  const { storage, now } = site
  try {
    await seedSite(storage.db)
    await ensureUsagePartitions(storage.db, now(), 2)
    await deleteOldDumps(folder, beforePrefix)
  } catch (error) {
    site.report(error, { kind: 'restore', requestId: beforePrefix, path: folder })
  }
}

export function faultOf(error: unknown): RestoreFault {
  if (error instanceof StorageError && error.fault) return error.fault
  return isFull(error) ? 'no-space' : 'other'
}
