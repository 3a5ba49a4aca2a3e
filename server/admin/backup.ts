import { join } from 'node:path'
import { z } from 'zod'
import { writeAudit } from '#db/audit-log.ts'
import { deleteOldDumps, dumpName } from '#db/dump/dump-files.ts'
import { makeDump } from '#db/dump/make-dump.ts'
import { StorageError } from '#db/storage.ts'
import type { AdminRoute } from './define.ts'

/** Only backups of the panel are counted and deleted, not those made on the command line. */
const prefix = 'panel'

/** Files being written: two requests within a second would write the same file. */
const inProgress = new Set<string>()

/** The file stays on the server, because it holds sessions and keys. */
export const backupRoute: AdminRoute = {
  role: 'operator',
  method: 'POST',
  path: '/api/admin-backup',
  summary: 'Writes all rows into a file in the data folder of the server; the newest seven are kept',
  status: 201,
  answers: z.object({ backup: z.object({ file: z.string(), rows: z.int(), tables: z.int() }) }),
  answer: async ({ site: { config, storage }, actor, now }) => {
    const folder = join(config.dataDir, 'backups')
    const file = dumpName(now, prefix)
    const path = join(folder, file)
    if (inProgress.has(path)) return { status: 409, body: { error: `${file} is being written already.` } }
    inProgress.add(path)
    try {
      const made = await makeDump(storage, path, now)
      await writeAudit(storage.db, actor, { action: 'dump', entity: 'database', entityId: file, after: made })
      await deleteOldDumps(folder, prefix)
      return { status: 201, body: { backup: { file, ...made } } }
    } catch (error) {
      // The second request within a second.
      if (error instanceof StorageError) return { status: 409, body: { error: error.message } }
      throw error
    } finally {
      inProgress.delete(path)
    }
  },
}
