import { type Selectable, sql } from 'kysely'
import type { Database, Db } from '#db/schema.ts'
import { lockUser } from '../accounts/user-rows.ts'
import type { SignedIn } from '../sessions/session-rows.ts'
import { cleanUpAfterLastFactor, hasPasskey, secondFactorMethods, withdrawMethods } from './factor-rows.ts'

export const mostPasskeys = 10

export type PasskeyRow = Selectable<Database['auth_passkeys']>

/** The oldest first. */
export async function passkeysOf(db: Db, userId: string): Promise<PasskeyRow[]> {
  return await db
    .selectFrom('auth_passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/**
 * Records a sign-in. Two at the same time may have been checked against the same count.
 *
 * @returns false where a passkey that counts has not counted on since, or is gone: it may be a copy
 */
export async function recordPasskeyUse(db: Db, id: string, counter: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('auth_passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where((of) => of.or([of('counter', '<', counter), of('counter', '=', 0)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Deletes a passkey. Its device may be lost: the user's other sessions that a passkey opened end. With the last one
 * passkeys no longer raise a session, and with the last second factor what belongs to it is deleted too.
 *
 * @returns whether the user had it
 */
export async function removePasskey(tx: Db, { user, session }: SignedIn, id: string): Promise<boolean> {
  await lockUser(tx, user.id)
  const { numDeletedRows } = await tx
    .deleteFrom('auth_passkeys')
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  const ofPasskey = JSON.stringify([{ method: secondFactorMethods.passkey }])
  await tx
    .deleteFrom('auth_sessions')
    .where('user_id', '=', user.id)
    .where('id', '!=', session.id)
    .where(sql<boolean>`amr @> ${ofPasskey}::jsonb`)
    .execute()
  if (!(await hasPasskey(tx, user.id))) {
    await withdrawMethods(tx, user.id, [secondFactorMethods.passkey])
    await cleanUpAfterLastFactor(tx, user.id)
  }
  return true
}

/** As GoTrue's JSON. */
export function passkeyJson({ id, name, created_at, last_used_at }: PasskeyRow) {
  return {
    id,
    friendly_name: name ?? '',
    created_at: created_at.toISOString(),
    ...(last_used_at && { last_used_at: last_used_at.toISOString() }),
  }
}
