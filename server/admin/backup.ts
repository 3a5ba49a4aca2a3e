import { join } from 'node:path'
import { z } from 'zod'
import { fileField, listedBackup } from '#app/records/backups/fields.ts'
import { backupFolder, findBackup, listBackups, makeBackupFolder } from '#app/records/backups/files.server.ts'
import { messages } from '#app/records/backups/messages.ne.ts'
import { countedRows } from '#app/records/backups/store.server.ts'
import { writeAudit } from '#db/audit-log.ts'
import { deleteOldDumps, dumpName } from '#db/dump/dump-files.ts'
import { makeDump } from '#db/dump/make-dump.ts'
import { StorageError } from '#db/storage.ts'
import { isWithinLimit } from '../auth/requests/limits.ts'
import { grantDownload } from './backup-download.ts'
import type { AdminRoute } from './define.ts'

const path = '/api/admin-backup'

export const listBackupsRoute: AdminRoute = {
  role: 'operator',
  method: 'GET',
  path,
  summary: 'The backups in the data folder of the server, the newest first',
  answers: z.object({
    backups: z.array(listedBackup),
    /** Whether the caller may download now. */
    factor: z.enum(['recent', 'old', 'missing', 'off']),
  }),
  answer: async ({ site: { config, storage, gate }, request }) => {
    const files = await listBackups(backupFolder(config))
    const rows = await countedRows(
      storage.db,
      files.map(({ file }) => file),
    )
    const backups = files.map(({ path: _, ...file }) => ({ ...file, rows: rows.get(file.file) ?? null }))
    return { status: 200, body: { backups, factor: await gate.factorState(request) } }
  },
}

export const makeBackupRoute: AdminRoute = {
  role: 'operator',
  method: 'POST',
  path,
  summary: 'Writes all rows into a file in the data folder of the server; the newest seven are kept',
  status: 201,
  answers: z.object({ backup: z.object({ file: z.string(), rows: z.int(), tables: z.int() }) }),
  answer: async ({ site: { config, storage }, actor, now, lang }) => {
    const folder = await makeBackupFolder(config)
    const file = dumpName('panel', now)
    try {
      const made = await makeDump(storage, join(folder, file), now)
      await writeAudit(storage.db, actor, { action: 'dump', entity: 'database', entityId: file, after: made })
      await deleteOldDumps(folder, 'panel')
      return { status: 201, body: { backup: { file, ...made } } }
    } catch (error) {
      if (!(error instanceof StorageError)) throw error
      // Refused is the second request within a second.
      const reason = error.code === 'no-space' ? 'noSpace' : 'isBeingMade'
      return { status: 409, body: { ok: false, error: messages[lang][reason] } }
    }
  },
}

export const downloadBackupRoute: AdminRoute = {
  role: 'operator',
  needsRecentFactor: true,
  method: 'POST',
  path: `${path}/download`,
  summary: 'The address at which a backup can be downloaded once, within a minute',
  accepts: fileField,
  answers: z.object({ address: z.string() }),
  answer: async ({ site, body, actor, lang }) => {
    const parsed = fileField.safeParse(body)
    const found = await findBackup(backupFolder(site.config), parsed.data?.file ?? '')
    if (!found) return { status: 404, body: { ok: false, error: messages[lang].gone } }
    if (!(await isWithinLimit(site.signIn, 'download', actor.id)))
      return { status: 409, body: { ok: false, error: messages[lang].tooManyDownloads } }
    return { status: 200, body: { address: await grantDownload(site, found.file, actor) } }
  },
}
