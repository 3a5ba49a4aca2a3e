import { randomBytes } from 'node:crypto'
import type { Db } from '#db/schema.ts'
import type { UserRow } from '../accounts/user-rows.ts'
import { isBanned } from '../accounts/user-rows.ts'
import { AuthError } from '../auth-error.ts'
import { amrEntry, type SignedIn, sessionEnd } from './session-rows.ts'

interface Opening {
  /** As in `amr`: how the user signed in. */
  method: string
  /** For a method that is two factors by itself. */
  aal?: 'aal2'
  userAgent: string | undefined
  now: Date
}

export const newSessionToken = () => randomBytes(24).toString('hex')

/**
 * Opens a session for a user whose proof was checked. `startSession` hands it over to the browser.
 *
 * @throws AuthError `user_banned`
 */
export async function openSession(
  db: Db,
  user: UserRow,
  { method, aal, userAgent, now }: Opening,
): Promise<SignedIn> {
  if (isBanned(user, now)) throw new AuthError('user_banned')
  const session = await db
    .insertInto('auth_sessions')
    .values({
      user_id: user.id,
      token: newSessionToken(),
      user_agent: userAgent?.slice(0, 512) ?? null,
      ip_address: null,
      amr: JSON.stringify([amrEntry(method, now)]),
      aal: aal ?? 'aal1',
      created_at: now,
      updated_at: now,
      expires_at: sessionEnd(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { user, session }
}
