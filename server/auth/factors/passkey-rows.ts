import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { AuthPasskeysTable } from '#db/tables/sign-in.ts'
import type { SignedIn } from '../sessions/session-rows.ts'
import { cleanUpAfterLastFactor, hasPasskey, secondFactorMethods, withdrawMethods } from './factor-rows.ts'

type Db = Kysely<Database>

export const mostPasskeys = 10

type PasskeyRow = Pick<Selectable<AuthPasskeysTable>, 'id' | 'name' | 'created_at' | 'last_used_at'>

const columns = ['id', 'name', 'created_at', 'last_used_at'] as const

/** The oldest first. */
export async function passkeysOf(db: Db, userId: string): Promise<PasskeyRow[]> {
  return await db
    .selectFrom('auth_passkeys')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    // Requests at the same time may have added more than `mostPasskeys`.
    .limit(2 * mostPasskeys)
    .execute()
}

interface Named {
  userId: string
  id: string
}

/** Undefined where the user has no such passkey. */
export async function renamePasskey(
  db: Db,
  { userId, id }: Named,
  name: string,
): Promise<PasskeyRow | undefined> {
  return await db
    .updateTable('auth_passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirst()
}

export async function recordPasskeyUse(db: Db, credentialId: string, now: Date): Promise<void> {
  await db
    .updateTable('auth_passkeys')
    .set({ last_used_at: now })
    .where('credential_id', '=', credentialId)
    .execute()
}

/**
 * Deletes a passkey. Its device may be lost: the user's other sessions that a passkey opened end. With the last one
 * passkeys no longer raise a session, and with the last second factor what belongs to it is deleted too.
 *
 * @returns whether the user had it
 */
export async function removePasskey(tx: Db, { user, session }: SignedIn, id: string): Promise<boolean> {
  await tx.selectFrom('auth_users').select('id').where('id', '=', user.id).forUpdate().execute()
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
