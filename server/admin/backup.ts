import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { writeAudit } from '#db/audit-log.ts'
import { dumpName } from '#db/dump/dump-name.ts'
import { makeDump } from '#db/dump/make-dump.ts'
import { StorageError } from '#db/storage.ts'
import type { AdminRoute } from './define.ts'

const kept = 7
/** Those of the panel alone are counted and deleted: the others were made by somebody at the machine. */
const begin = 'panel'

/** Those that are being written: two presses within a second would write the same file. */
const underWay = new Set<string>()

/** The file stays on the server: it holds sessions and keys, and a browser is no place for them. */
export const backupRoute: AdminRoute = {
  method: 'POST',
  path: '/api/admin-backup',
  summary: 'Writes all rows into a file in the data folder of the server; the newest seven are kept',
  status: 201,
  answers: z.object({ backup: z.object({ file: z.string(), rows: z.int(), tables: z.int() }) }),
  answer: async ({ site: { config, storage }, actor, now }) => {
    const folder = join(config.dataDir, 'backups')
    const file = dumpName(now, begin)
    const path = join(folder, file)
    if (underWay.has(path)) return { status: 409, body: { error: `${file} is being written already.` } }
    underWay.add(path)
    try {
      const made = await makeDump(storage, path, now)
      await writeAudit(storage.db, actor, { action: 'dump', entity: 'database', entityId: file, after: made })
      await deleteOld(folder)
      return { status: 201, body: { backup: { file, ...made } } }
    } catch (error) {
      // Twice in a second.
      if (error instanceof StorageError) return { status: 409, body: { error: error.message } }
      throw error
    } finally {
      underWay.delete(path)
    }
  },
}

async function deleteOld(folder: string): Promise<void> {
  const names = await readdir(folder)
  const own = names.filter((name) => name.startsWith(`${begin}-`) && name.endsWith('.jsonl.gz'))
  for (const old of own.toSorted().slice(0, -kept)) await rm(join(folder, old), { force: true })
}
