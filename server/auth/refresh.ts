import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { AuthError } from './auth-error.ts'
import { isBanned } from './policy.ts'
import { findSession, type SessionCookie, type SignedIn, sessionEnd } from './sessions.ts'

type Db = Kysely<Database>

/**
 * How long the previous cookie is still accepted, and answered with the newest one: two tabs may refresh at once, and a
 * response may be lost.
 */
const reuseMs = 60_000

export interface Refreshed extends SignedIn {
  cookie: SessionCookie
}

/**
 * Rotates the session cookie. Reuse of one that was replaced longer ago means that it was copied: the session ends.
 *
 * @throws AuthError, which clears the cookie
 */
export async function refresh(db: Db, cookie: SessionCookie | undefined, now: Date): Promise<Refreshed> {
  const found = cookie && (await findSession(db, { token: cookie.token }, now))
  if (!cookie || !found) throw new AuthError('refresh_token_not_found', { clearsCookie: true })
  if (isBanned(found.user, now)) throw new AuthError('user_banned', { clearsCookie: true })
  const { token } = cookie
  const { id } = found.session
  const rotated = await db
    .updateTable('auth_refreshes')
    .set({ generation: cookie.generation + 1, rotated_at: now })
    .where('session_id', '=', id)
    .where('generation', '=', cookie.generation)
    .returning('generation')
    .executeTakeFirst()
  const generation = rotated?.generation ?? (await newestAfter(db, id, cookie.generation, now))
  if (generation === undefined) {
    await db.deleteFrom('auth_sessions').where('id', '=', id).execute()
    throw new AuthError('refresh_token_already_used', { clearsCookie: true })
  }
  const expires_at = sessionEnd(now)
  await db.updateTable('auth_sessions').set({ expires_at, updated_at: now }).where('id', '=', id).execute()
  return { ...found, cookie: { token, generation } }
}

/** The session of a valid cookie, without rotating it. */
export async function sessionOfCookie(
  db: Db,
  cookie: SessionCookie | undefined,
  now: Date,
): Promise<SignedIn | undefined> {
  const found = cookie && (await findSession(db, { token: cookie.token }, now))
  if (!cookie || !found || isBanned(found.user, now)) return undefined
  const newest = await db
    .selectFrom('auth_refreshes')
    .select(['generation', 'rotated_at'])
    .where('session_id', '=', found.session.id)
    .executeTakeFirst()
  if (!newest) return undefined
  return newest.generation === cookie.generation || isJustReplaced(newest, cookie.generation, now)
    ? found
    : undefined
}

async function newestAfter(db: Db, sessionId: string, given: number, now: Date): Promise<number | undefined> {
  const newest = await db
    .selectFrom('auth_refreshes')
    .select(['generation', 'rotated_at'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return newest && isJustReplaced(newest, given, now) ? newest.generation : undefined
}

function isJustReplaced(newest: { generation: number; rotated_at: Date }, given: number, now: Date): boolean {
  return newest.generation === given + 1 && now.getTime() - newest.rotated_at.getTime() <= reuseMs
}
