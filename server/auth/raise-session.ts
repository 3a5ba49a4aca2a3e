import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Held } from './session-cookie.ts'
import { noteWay, type SignedIn } from './sessions.ts'

interface Second {
  method: string
  /** Takes the user's other sessions away. */
  endsOthers: boolean
}

/**
 * Makes a session aal2. Its cookie gets another token: whoever holds a copy of the one before has shown no second
 * factor.
 */
export async function raiseSession(
  db: Kysely<Database>,
  { user, session }: SignedIn,
  { method, endsOthers }: Second,
  now: Date,
): Promise<SignedIn & { held: Held }> {
  return await db.transaction().execute(async (tx) => {
    const token = randomBytes(24).toString('hex')
    await tx.updateTable('auth_sessions').set({ token }).where('id', '=', session.id).execute()
    await tx
      .updateTable('auth_refreshes')
      .set({ generation: 1, rotated_at: now })
      .where('session_id', '=', session.id)
      .execute()
    if (endsOthers) {
      await tx
        .deleteFrom('auth_sessions')
        .where('user_id', '=', user.id)
        .where('id', '!=', session.id)
        .execute()
    }
    const raised = await noteWay(tx, { user, session }, { method, aal: 'aal2' }, now)
    return { user, session: { ...raised.session, token }, held: { token, generation: 1 } }
  })
}
