import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { z } from 'zod'
import { AppError } from '#app/lib/app-error.ts'
import { backupFolder, findBackup } from '#app/records/backups/files.server.ts'
import { type Actor, writeAudit } from '#db/audit-log.ts'
import type { Site } from '#server/services.ts'
import { findUser, isBanned } from '../auth/accounts/user-rows.ts'
import { sha256 } from '../auth/hashes.ts'
import { roleOf } from '../auth/operators/roles.ts'
import type { SignIn } from '../auth/sign-in.ts'
import type { ServerEnv } from '../env.ts'

const path = '/admin/backup-file'
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
export async function grantDownload(
  { signIn: { db, now } }: Pick<Site, 'signIn'>,
  file: string,
  actor: Actor,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('auth_verifications')
    .values({
      identifier: identifierOf(token),
      value: JSON.stringify({ file, actor }),
      expires_at: new Date(now().getTime() + tokenMs),
    })
    .execute()
  return `${path}?token=${token}`
}

/** `GET /admin/backup-file?token=…`: the file, streamed. */
export function backupDownload({ config, storage: { db }, signIn, now }: Site): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.get(path, async (c) => {
    // HEAD would use the token up.
    if (c.req.method !== 'GET') throw new AppError('not-found')
    const found = await db.transaction().execute(async (tx) => {
      const row = await tx
        .deleteFrom('auth_verifications')
        .where('identifier', '=', identifierOf(c.req.query('token') ?? ''))
        .where('expires_at', '>', now())
        .returning('value')
        .executeTakeFirst()
      if (!row) return undefined
      const { file: name, actor } = granted.parse(JSON.parse(row.value))
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
  return app
}

/** The access may have been taken away since the address was given out. */
async function isOperator(signIn: SignIn, id: string): Promise<boolean> {
  const user = await findUser(signIn.db, id)
  return user !== undefined && !isBanned(user, signIn.now()) && (await roleOf(signIn, user)) === 'operator'
}
