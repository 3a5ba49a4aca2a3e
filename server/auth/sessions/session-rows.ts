import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Database, Db } from '#db/schema.ts'
import { findUser, saveUser, type UserRow } from '../accounts/user-rows.ts'

/** Idle lifetime of a session. */
export const sessionSeconds = 30 * 86_400

/** Absolute lifetime of a session. */
const longestSessionSeconds = 180 * 86_400

/** Lifetime of a one-time code. */
export const codeSeconds = 10 * 60

export type SessionRow = Selectable<Database['auth_sessions']>

export interface SignedIn {
  user: UserRow
  session: SessionRow
}

const validSessions = (db: Db, now: Date) =>
  db
    .selectFrom('auth_sessions')
    .selectAll()
    .where('expires_at', '>', now)
    .where('created_at', '>', new Date(now.getTime() - longestSessionSeconds * 1000))

/** A valid session with its user. */
export async function findSession(db: Db, by: { id: string } | { token: string }, now: Date) {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['token', by.token] as const)
  const session = await validSessions(db, now).where(column, '=', value).executeTakeFirst()
  const user = session && (await findUser(db, session.user_id))
  return user && { user, session }
}

/** The valid sessions of a user, the last used first. */
export const sessionsOf = async (db: Db, userId: string, now: Date) =>
  await validSessions(db, now).where('user_id', '=', userId).orderBy('updated_at', 'desc').execute()

type Scope = 'local' | 'global' | 'others'

/** Ends sessions at once: their access tokens are refused from now on. */
export async function revokeSessions(db: Db, { session, user }: SignedIn, scope: Scope): Promise<void> {
  const all = db.deleteFrom('auth_sessions').where('user_id', '=', user.id)
  if (scope === 'global') await all.execute()
  else await all.where('id', scope === 'local' ? '=' : '!=', session.id).execute()
}

/** Ends the session of the cookie that a new session replaces in the browser. */
export async function revokeReplacedSession(db: Db, token: string, { id }: SessionRow): Promise<void> {
  await db.deleteFrom('auth_sessions').where('token', '=', token).where('id', '!=', id).execute()
}

/**
 * Records a sign-in in the user's row, and deletes expired rows.
 *
 * @returns the generation of the session's newest cookie
 */
export async function recordSignIn(db: Db, { user, session }: SignedIn, now: Date): Promise<number> {
  const { generation } = await db
    .insertInto('auth_refreshes')
    .values({ session_id: session.id, rotated_at: now })
    // An existing session keeps its generation, as after an identity was linked.
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ session_id: session.id }))
    .returning('generation')
    .executeTakeFirstOrThrow()
  await saveUser(db, user.id, { last_sign_in_at: now })
  await db.deleteFrom('auth_sessions').where('expires_at', '<', now).execute()
  await db.deleteFrom('auth_verifications').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('auth_rate_limits')
    .where('last_request', '<', now.getTime() - 86_400_000)
    .execute()
  return generation
}

/** Authentication methods (RFC 8176), with their time in seconds since 1970. */
const amrSchema = z.array(z.object({ method: z.string(), timestamp: z.number() })).catch([])

/** Of a session or of a token's claims; the newest first. */
export const amrOf = ({ amr }: { amr: unknown }) => amrSchema.parse(amr)

export const amrEntry = (method: string, now: Date) => ({
  method,
  timestamp: Math.floor(now.getTime() / 1000),
})

export const sessionEnd = (now: Date) => new Date(now.getTime() + sessionSeconds * 1000)
