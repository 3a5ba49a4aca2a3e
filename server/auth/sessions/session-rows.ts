import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Database, Db } from '#db/schema.ts'
import type { ServerEnv } from '../../env.ts'
import { findUser, isBanned, saveUser, type UserRow } from '../accounts/users.ts'
import { AuthError } from '../auth-error.ts'

/** Idle lifetime of a session. */
const sessionSeconds = 30 * 86_400

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

export const sessionScopes = ['global', 'local', 'others'] as const

type Scope = (typeof sessionScopes)[number]

/** Ends sessions at once: their access tokens are refused from now on. */
export async function revokeSessions(db: Db, { session, user }: SignedIn, scope: Scope): Promise<void> {
  const all = db.deleteFrom('auth_sessions').where('user_id', '=', user.id)
  await (scope === 'global' ? all : all.where('id', scope === 'local' ? '=' : '!=', session.id)).execute()
}

/**
 * Records a sign-in in the user's row.
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
  return generation
}

/** Authentication methods (RFC 8176), with their time in seconds since 1970. */
const amrSchema = z.array(z.object({ method: z.string(), timestamp: z.number() })).catch([])

/** Of a session or of a token's claims; the newest first. */
export const amrOf = ({ amr }: { amr: unknown }) => amrSchema.parse(amr)

export const amrEntry = (method: string, at: Date) => ({ method, timestamp: Math.floor(at.getTime() / 1000) })

export const sessionEnd = (now: Date) => new Date(now.getTime() + sessionSeconds * 1000)

/** The signed session cookie: the session's token, and how often the cookie was rotated. */
export interface SessionCookie {
  token: string
  generation: number
}

export type SignedInByCookie = SignedIn & { cookie: SessionCookie }

/** On https with the `__Host-` prefix: browsers accept it from this host over https only. */
export function hostCookie(siteUrl: string, plainName: string) {
  const secure = siteUrl.startsWith('https:')
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const
  return { name: secure ? `__Host-${plainName}` : plainName, attributes }
}

const cookieOf = (siteUrl: string) => hostCookie(siteUrl, 'chautari-session')

/** Key separation: a key for this alone. */
const keyOf = (secret: string) => `session cookie ${secret}`

/** Where sessions are, and what their cookies are signed with. */
export interface SessionSource {
  db: Db
  siteUrl: string
  secret: string
  now: () => Date
}

export async function setSessionCookie(
  c: Context<ServerEnv>,
  cookie: SessionCookie,
  { siteUrl, secret }: SessionSource,
): Promise<void> {
  const { name, attributes } = cookieOf(siteUrl)
  const value = `${cookie.token}.${cookie.generation}`
  await setSignedCookie(c, name, value, keyOf(secret), { ...attributes, maxAge: sessionSeconds })
}

export function clearSessionCookie(c: Context<ServerEnv>, { siteUrl }: SessionSource): void {
  const { name, attributes } = cookieOf(siteUrl)
  deleteCookie(c, name, attributes)
}

/** Undefined when the cookie is missing or its signature is invalid. */
export async function readSessionCookie(c: Context, { siteUrl, secret }: SessionSource) {
  const value = await getSignedCookie(c, keyOf(secret), cookieOf(siteUrl).name)
  const [, token, generation] = /^(\w+)\.(\d+)$/.exec(value || '') ?? []
  return token && generation ? { token, generation: Number(generation) } : undefined
}

/**
 * How long the previous cookie is still accepted, and answered with the newest one: two tabs may refresh at once, and a
 * response may be lost.
 */
const reuseMs = 60_000

/**
 * Rotates the session cookie. Reuse of one that was replaced longer ago means that it was copied: the session ends.
 *
 * @throws AuthError, which clears the cookie
 */
export async function refresh(db: Db, cookie: SessionCookie | undefined, now: Date) {
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
  const generation = rotated?.generation ?? (await acceptedGeneration(db, id, cookie, now))
  if (generation === undefined) {
    await db.deleteFrom('auth_sessions').where('id', '=', id).execute()
    throw new AuthError('refresh_token_already_used', { clearsCookie: true })
  }
  const expires_at = sessionEnd(now)
  await db.updateTable('auth_sessions').set({ expires_at, updated_at: now }).where('id', '=', id).execute()
  return { ...found, cookie: { token, generation } }
}

/** The session of a signed cookie, also of one that was replaced: enough to end it, and for nothing else. */
export async function sessionNamedByCookie(c: Context, source: SessionSource) {
  const cookie = await readSessionCookie(c, source)
  const found = cookie && (await findSession(source.db, { token: cookie.token }, source.now()))
  return found && { ...found, cookie }
}

/** The session of a valid cookie, without rotating it. */
export async function sessionOfCookie(c: Context, source: SessionSource) {
  const now = source.now()
  const found = await sessionNamedByCookie(c, source)
  if (!found || isBanned(found.user, now)) return undefined
  const generation = await acceptedGeneration(source.db, found.session.id, found.cookie, now)
  return generation === undefined ? undefined : found
}

/** The newest generation, where the cookie is of it, or was just replaced by it. */
async function acceptedGeneration(db: Db, sessionId: string, { generation }: SessionCookie, now: Date) {
  const newest = await db
    .selectFrom('auth_refreshes')
    .select(['generation', 'rotated_at'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  if (!newest) return undefined
  const isJustReplaced =
    newest.generation === generation + 1 && now.getTime() - newest.rotated_at.getTime() <= reuseMs
  return newest.generation === generation || isJustReplaced ? newest.generation : undefined
}
