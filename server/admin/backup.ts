import { join } from 'node:path'
import { z } from 'zod'
import { fileField, listedBackup } from '#app/records/backups/fields.ts'
import { messages } from '#app/records/backups/messages.ne.ts'
import { countedRows } from '#app/records/backups/store.server.ts'
import { writeAudit } from '#db/audit-log.ts'
import { deleteOldDumps, dumpName, isFull } from '#db/dump/dump-files.ts'
import { makeDump } from '#db/dump/make-dump.ts'
import { StorageError } from '#db/storage.ts'
import { isWithinLimit } from '../auth/requests/limits.ts'
import { backupFolder, deleteBackup, findBackup, listBackups } from '../backups/backup-files.ts'
import { grantDownload } from '../backups/download.ts'
import type { AdminRoute } from './define.ts'
import { done } from './replies.ts'

const path = '/api/admin-backup'

/** Only backups of the panel are counted and deleted, not those made on the command line. */
const prefix = 'panel'

/** Files being written: two requests within a second would write the same file. */
const inProgress = new Set<string>()

export const listBackupsRoute: AdminRoute = {
  role: 'operator',
  method: 'GET',
  path,
  summary: 'The backups in the data folder of the server, the newest first',
  answers: z.object({
    backups: z.array(listedBackup),
    /** Whether the caller may download and delete now. */
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
    const folder = backupFolder(config)
    const file = dumpName(now, prefix)
    const target = join(folder, file)
    const refused = (error: string) => ({ status: 409, body: { ok: false, error } }) as const
    if (inProgress.has(target)) return refused(messages[lang].isBeingMade)
    inProgress.add(target)
    try {
      const made = await makeDump(storage, target, now)
      await writeAudit(storage.db, actor, { action: 'dump', entity: 'database', entityId: file, after: made })
      await deleteOldDumps(folder, prefix)
      return { status: 201, body: { backup: { file, ...made } } }
    } catch (error) {
      // The second request within a second.
      if (error instanceof StorageError) return refused(messages[lang].isBeingMade)
      if (isFull(error)) return refused(messages[lang].noSpace)
      throw error
    } finally {
      inProgress.delete(target)
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

export const deleteBackupRoute: AdminRoute = {
  role: 'operator',
  needsRecentFactor: true,
  method: 'DELETE',
  path,
  summary: 'Deletes a backup from the data folder of the server',
  parameters: { file: z.string().max(200) },
  answers: z.object({ ok: z.literal(true) }),
  answer: async ({ site: { config, storage }, query, actor, lang }) => {
    const found = await findBackup(backupFolder(config), query.get('file') ?? '')
    if (!found) return { status: 404, body: { ok: false, error: messages[lang].gone } }
    await storage.db.transaction().execute(async (tx) => {
      await writeAudit(tx, actor, { action: 'delete', entity: 'database', entityId: found.file })
      await deleteBackup(found)
    })
    return done
  },
}
