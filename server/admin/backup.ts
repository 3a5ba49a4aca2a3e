import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Hono } from 'hono'
import { z } from 'zod'
import { AppError } from '#app/lib/app-error.ts'
import {
  backupFolder,
  countedRows,
  findBackup,
  listBackups,
  makeBackupFolder,
} from '#app/records/backups/files.server.ts'
import { messages } from '#app/records/backups/messages.ne.ts'
import { backupAddress, backupList, fileField, madeBackup } from '#app/records/backups/schema.ts'
import { type Actor, writeAudit } from '#db/audit-log.ts'
import { deleteOldDumps, dumpName } from '#db/dump/dump-files.ts'
import { makeDump } from '#db/dump/make-dump.ts'
import { StorageError } from '#db/storage.ts'
import type { Site } from '#server/services.ts'
import { findUser, isBanned } from '../auth/accounts/users.ts'
import { saveVerification, takeVerification } from '../auth/codes/stored-codes.ts'
import { roleOf } from '../auth/operators/roles.ts'
import { isWithinLimit, sha256 } from '../auth/requests/requests.ts'
import type { SignIn } from '../auth/sign-in.ts'
import type { ServerEnv } from '../env.ts'
import { type AdminRoute, conflict, forOperators } from './admin-route.ts'

const path = '/api/admin-backup'

const listBackupsRoute = forOperators.get(path, {
  summary: 'The backups in the data folder of the server, the newest first',
  answers: backupList,
  answer: async ({ site: { config, storage, gate }, request }) => {
    const files = await listBackups(backupFolder(config))
    const rows = await countedRows(
      storage.db,
      files.map(({ file }) => file),
    )
    const backups = files.map(({ path: _, ...file }) => ({ ...file, rows: rows.get(file.file) ?? null }))
    return { status: 200, body: { backups, factor: await gate.factorState(request) } }
  },
})

const makeBackupRoute = forOperators.post(path, {
  summary: 'Writes all rows into a file in the data folder of the server; the newest seven are kept',
  status: 201,
  answers: madeBackup,
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
      return conflict(messages[lang][reason])
    }
  },
})

const downloadBackupRoute = forOperators.post(`${path}/download`, {
  needsRecentFactor: true,
  summary: 'The address at which a backup can be downloaded once, within a minute',
  accepts: fileField,
  answers: backupAddress,
  answer: async ({ site, body, actor, lang }) => {
    const parsed = fileField.safeParse(body)
    const found = await findBackup(backupFolder(site.config), parsed.data?.file ?? '')
    if (!found) return { status: 404, body: { ok: false, error: messages[lang].gone } }
    if (!(await isWithinLimit(site.signIn, 'download', actor.id)))
      return conflict(messages[lang].tooManyDownloads)
    return { status: 200, body: { address: await grantDownload(site, found.file, actor) } }
  },
})

export const backupRoutes: readonly AdminRoute[] = [listBackupsRoute, makeBackupRoute, downloadBackupRoute]

const downloadPath = '/admin/backup-file'
/** Lifetime of a download token. */
const tokenMs = 60_000

const granted = z.object({
  file: z.string(),
  actor: z.object({ id: z.string(), email: z.string().optional() }),
})

const identifierOf = (token: string) => `backup-download ${sha256(token)}`

/**
 * The address of one download within a minute: a browser's own download cannot carry the operator's token. The database
 * has the hash of the random token, with file and operator.
 */
async function grantDownload({ signIn }: Pick<Site, 'signIn'>, file: string, actor: Actor) {
  const token = randomBytes(32).toString('base64url')
  await saveVerification(signIn, identifierOf(token), JSON.stringify({ file, actor }), tokenMs)
  return `${downloadPath}?token=${token}`
}

/** `GET /admin/backup-file?token=…`: the file, streamed. */
export function mountBackupDownload(app: Hono<ServerEnv>, site: Site): void {
  const { config, signIn, now } = site
  const { db } = site.storage
  app.get(downloadPath, async (c) => {
    // HEAD would use the token up.
    if (c.req.method !== 'GET') throw new AppError('not-found')
    const found = await db.transaction().execute(async (tx) => {
      const kept = await takeVerification({ db: tx, now }, identifierOf(c.req.query('token') ?? ''))
      if (kept === undefined) return undefined
      const { file: name, actor } = granted.parse(JSON.parse(kept))
      if (!(await isOperator({ ...signIn, db: tx }, actor.id))) return undefined
      const file = await findBackup(backupFolder(config), name)
      if (!file) return undefined
      await writeAudit(tx, actor, { action: 'download', entity: 'database', entityId: name })
      return file
    })
    if (!found) throw new AppError('not-found')
    return c.body(Readable.toWeb(createReadStream(found.path)) as ReadableStream, 200, {
      'content-type': 'application/gzip',
      'content-length': String(found.size),
      'content-disposition': `attachment; filename="${found.file}"`,
      'cache-control': 'no-store',
    })
  })
}

/** The access may have been taken away since the address was given out. */
async function isOperator(signIn: SignIn, id: string): Promise<boolean> {
  const user = await findUser(signIn.db, id)
  return user !== undefined && !isBanned(user, signIn.now()) && (await roleOf(signIn, user)) === 'operator'
}
