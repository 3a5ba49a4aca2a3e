import type { Db } from '#db/schema.ts'
import { codeSeconds } from '../sessions/session-rows.ts'

/** A row that is valid as long as a code that is sent with it, unless it is said how long. */
export async function saveVerification(
  db: Db,
  identifier: string,
  value: string,
  now: Date,
  ms = codeSeconds * 1000,
): Promise<void> {
  const expires_at = new Date(now.getTime() + ms)
  await db.insertInto('auth_verifications').values({ identifier, value, expires_at }).execute()
}

/** In place of what was kept under the same identifier. */
export async function replaceVerification(
  db: Db,
  identifier: string,
  value: string,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await deleteVerifications(tx, identifier)
    await saveVerification(tx, identifier, value, now)
  })
}

export async function deleteVerifications(db: Db, identifier: string): Promise<void> {
  await db.deleteFrom('auth_verifications').where('identifier', '=', identifier).execute()
}

/** The value, once: of two that take it at the same moment one gets it. Undefined where it has expired. */
export async function takeVerification(db: Db, identifier: string, now: Date): Promise<string | undefined> {
  const row = await db
    .deleteFrom('auth_verifications')
    .where('identifier', '=', identifier)
    .returning(['value', 'expires_at'])
    .executeTakeFirst()
  return row && row.expires_at > now ? row.value : undefined
}
