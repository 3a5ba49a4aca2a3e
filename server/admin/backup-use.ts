import { z } from 'zod'
import type { Lang } from '#app/lib/language.ts'
import { checkedBackup, fileField, uploadPart } from '#app/records/backups/fields.ts'
import { messages } from '#app/records/backups/messages.ne.ts'
import { uploadPartBytes } from '#app/records/backups/upload-limits.ts'
import { writeAudit } from '#db/audit-log.ts'
import { checkDump, type DumpReport } from '#db/dump/check-dump.ts'
import type { Site } from '#server/services.ts'
import { isWithinLimit } from '../auth/limits.ts'
import { type BackupFile, backupFolder, findBackup } from '../backups/backup-files.ts'
import { grantDownload } from '../backups/download.ts'
import { faultOf, restoreBackup } from '../backups/restore-backup.ts'
import { receivePart } from '../backups/upload.ts'
import type { AdminReply, AdminRoute } from './define.ts'
import { badRequest } from './replies.ts'

const path = '/api/admin-backup'

export const downloadBackupRoute: AdminRoute = {
  role: 'operator',
  needsRecentFactor: true,
  method: 'POST',
  path: `${path}/download`,
  summary: 'The address at which a backup can be downloaded once, within a minute',
  accepts: fileField,
  answers: z.object({ address: z.string() }),
  answer: async ({ site, body, actor, lang }) => {
    const found = await fileOf(site, body)
    if (!found) return gone(lang)
    if (!(await isWithinLimit(site.signIn, 'download', actor.id)))
      return conflict(messages[lang].tooManyDownloads)
    return { status: 200, body: { address: await grantDownload(site, found.file, actor) } }
  },
}

export const checkBackupRoute: AdminRoute = {
  role: 'operator',
  method: 'POST',
  path: `${path}/check`,
  summary: 'Reads a backup to its end: its rows by table, and whether this release can restore it',
  accepts: fileField,
  answers: z.object({ check: checkedBackup }),
  answer: async ({ site, body, lang }) => {
    const found = await fileOf(site, body)
    if (!found) return gone(lang)
    const checked = await checkedFile(found, lang)
    return 'report' in checked ? { status: 200, body: { check: checkOf(checked.report) } } : checked.refusal
  },
}

export const restoreBackupRoute: AdminRoute = {
  role: 'operator',
  needsRecentFactor: true,
  method: 'POST',
  path: `${path}/restore`,
  summary:
    'Replaces all rows by those of a backup, after a backup of the present ones. Answers when it begins; all sessions end with it',
  accepts: fileField,
  status: 202,
  answers: z.object({ ok: z.literal(true) }),
  answer: async ({ site, body, actor, lang }) => {
    const found = await fileOf(site, body)
    if (!found) return gone(lang)
    const checked = await checkedFile(found, lang)
    if ('refusal' in checked) return checked.refusal
    if (site.restoring.isOn) return conflict(messages[lang].faults.busy)
    void restoreBackup(site, found, actor)
    return { status: 202, body: { ok: true } }
  },
}

/** The first part needs the proof. A long upload would outlast it; the others name the upload by its random id. */
const laterPart = z.object({ offset: z.int().min(1) })

export const uploadBackupRoute: AdminRoute = {
  role: 'operator',
  needsRecentFactor: (body) => !laterPart.safeParse(body).success,
  method: 'POST',
  path: `${path}/upload`,
  summary:
    'Adds a part to an uploaded backup; with the last one the file is checked, and listed when it is whole',
  accepts: uploadPart,
  // Base64 and the other fields.
  maxBytes: Math.ceil(uploadPartBytes / 3) * 4 + 1024,
  answers: z.object({ file: z.string().nullable() }),
  answer: async ({ site: { config, storage }, body, actor, now, lang }) => {
    const part = uploadPart.safeParse(body)
    if (!part.success) return badRequest(messages[lang].outOfOrder)
    try {
      const received = await receivePart(backupFolder(config), part.data, now)
      if (received.outcome === 'too-large') return badRequest(messages[lang].tooLarge)
      if (received.outcome === 'out-of-order') return conflict(messages[lang].outOfOrder)
      if (received.outcome === 'continue') return { status: 200, body: { file: null } }
      const { file, report } = received
      const after = { rows: report.rows, made_at: report.madeAt }
      await writeAudit(storage.db, actor, { action: 'create', entity: 'database', entityId: file, after })
      return { status: 200, body: { file } }
    } catch (error) {
      return refusalFor(error, lang)
    }
  },
}

async function fileOf({ config }: Site, body: unknown): Promise<BackupFile | undefined> {
  const parsed = fileField.safeParse(body)
  return parsed.success ? await findBackup(backupFolder(config), parsed.data.file) : undefined
}

async function checkedFile(
  { path: file, is_restorable }: BackupFile,
  lang: Lang,
): Promise<{ report: DumpReport } | { refusal: AdminReply }> {
  if (!is_restorable) return { refusal: badRequest(messages[lang].notRestorable) }
  try {
    return { report: await checkDump(file) }
  } catch (error) {
    return { refusal: refusalFor(error, lang) }
  }
}

function checkOf({ madeAt, ...report }: DumpReport) {
  return { made_at: madeAt, ...report }
}

/** @throws errors that the file did not cause */
function refusalFor(error: unknown, lang: Lang): AdminReply {
  const fault = faultOf(error)
  if (fault === 'other') throw error
  return conflict(messages[lang].faults[fault])
}

const conflict = (error: string): AdminReply => ({ status: 409, body: { ok: false, error } })

const gone = (lang: Lang): AdminReply => ({ status: 404, body: { ok: false, error: messages[lang].gone } })
