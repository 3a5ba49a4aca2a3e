import type { Context } from 'hono'
import { deleteCookie, setSignedCookie } from 'hono/cookie'
import { parseSigned } from 'hono/utils/cookie'
import type { Db } from '#db/schema.ts'
import type { ServerEnv } from '../../env.ts'
import { isBanned } from '../accounts/user-rows.ts'
import { AuthError } from '../auth-error.ts'
import type { SignIn } from '../sign-in.ts'
import { findSession, type SignedIn, sessionEnd, sessionSeconds } from './session-rows.ts'

/** The signed session cookie: the session's token, and how often the cookie was rotated. */
export interface SessionCookie {
  token: string
  generation: number
}

/** On https with the `__Host-` prefix: browsers accept it from this host over https only. */
export function hostCookie(siteUrl: string, plainName: string) {
  const secure = siteUrl.startsWith('https:')
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const
  return { name: secure ? `__Host-${plainName}` : plainName, attributes }
}

const cookieOf = (siteUrl: string) => hostCookie(siteUrl, 'chautari-session')

/** Key separation: a key for this alone. */
const keyOf = (secret: string) => `session cookie ${secret}`

type Keys = Pick<SignIn, 'siteUrl' | 'secret'>
type Source = Pick<SignIn, 'siteUrl' | 'secret' | 'db' | 'now'>

export async function setSessionCookie(
  c: Context<ServerEnv>,
  cookie: SessionCookie,
  { siteUrl, secret }: Keys,
): Promise<void> {
  const { name, attributes } = cookieOf(siteUrl)
  const value = `${cookie.token}.${cookie.generation}`
  await setSignedCookie(c, name, value, keyOf(secret), { ...attributes, maxAge: sessionSeconds })
}

export function clearSessionCookie(c: Context<ServerEnv>, { siteUrl }: Keys): void {
  const { name, attributes } = cookieOf(siteUrl)
  deleteCookie(c, name, attributes)
}

/** Undefined when the cookie is missing or its signature is invalid. */
export async function readSessionCookie(
  headers: Headers,
  { siteUrl, secret }: Keys,
): Promise<SessionCookie | undefined> {
  const { name } = cookieOf(siteUrl)
  const { [name]: value } = await parseSigned(headers.get('cookie') ?? '', keyOf(secret), name)
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
export async function sessionNamedByCookie(headers: Headers, source: Source) {
  const cookie = await readSessionCookie(headers, source)
  const found = cookie && (await findSession(source.db, { token: cookie.token }, source.now()))
  return found && { ...found, cookie }
}

/** The session of a valid cookie, without rotating it. */
export async function sessionOfCookie(headers: Headers, source: Source): Promise<SignedIn | undefined> {
  const now = source.now()
  const found = await sessionNamedByCookie(headers, source)
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
