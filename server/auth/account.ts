import { z } from 'zod'
import { freshOwner } from './assurance.ts'
import { AuthError } from './auth-error.ts'
import { type AuthContext, bearerOf, type FacadeParts, isUuid } from './facade-parts.ts'
import { notifyOwner } from './notify-owner.ts'
import { holder } from './refresh.ts'
import { removeUser } from './remove-user.ts'
import { cookieOf, endSession, endSessions, type SignedIn, sessionsOf, takeCookie } from './sessions.ts'
import { shownUser } from './shapes.ts'
import type { SignIn } from './sign-in.ts'

export async function readUser(c: AuthContext, { signIn }: FacadeParts): Promise<Response> {
  return c.json(await shownUser(signIn, await bearerOf(c, signIn)))
}

/** Takes the account away with all that hangs on it. Visits and votes were never tied to it. */
export async function deleteUser(c: AuthContext, { signIn }: FacadeParts): Promise<Response> {
  const { user } = await freshOwner(c, signIn)
  await removeUser(signIn, user)
  notifyOwner(c, signIn, user, 'accountDeleted')
  takeCookie(c, signIn)
  return c.body(null, 204)
}

const scopes = z.enum(['global', 'local', 'others']).default('global')

export async function logout(c: AuthContext, { signIn }: FacadeParts): Promise<Response> {
  const scope = scopes.safeParse(c.req.query('scope'))
  if (!scope.success) throw new AuthError('validation_failed', { cause: scope.error })
  const who = await whoLeaves(c, signIn)
  if (who) await endSessions(signIn.db, who, scope.data)
  if (scope.data !== 'others') takeCookie(c, signIn)
  return c.body(null, 204)
}

/**
 * Who leaves after a long time shows a token that is over: then the cookie says who it is, and is never left behind.
 * Undefined for a session that has ended before: there is nothing left to end.
 */
async function whoLeaves(c: AuthContext, signIn: SignIn): Promise<SignedIn | undefined> {
  try {
    return await bearerOf(c, signIn)
  } catch (error) {
    const own = c.req.header('origin') === signIn.siteUrl
    const held = own ? await cookieOf(c.req.raw.headers, signIn) : undefined
    const found = await holder(signIn.db, held, signIn.now())
    if (found) return found
    if (error instanceof AuthError && error.code === 'session_not_found') return undefined
    throw error instanceof AuthError ? new AuthError(error.code, { endsCookie: own }) : error
  }
}

/** Not of GoTrue: where the user is signed in. No token, no address. */
export async function listSessions(c: AuthContext, { signIn }: FacadeParts): Promise<Response> {
  return c.json({ sessions: await shownSessions(signIn, await bearerOf(c, signIn)) })
}

export async function endOne(c: AuthContext, { signIn }: FacadeParts): Promise<Response> {
  const id = c.req.param('id') ?? ''
  if (!isUuid(id)) throw new AuthError('validation_failed')
  const { user } = await bearerOf(c, signIn)
  if (!(await endSession(signIn.db, user.id, id))) throw new AuthError('not_found')
  return c.body(null, 204)
}

/** Not of GoTrue: everything that is stored about the user, for the user. */
export async function exportData(c: AuthContext, { signIn }: FacadeParts): Promise<Response> {
  const found = await freshOwner(c, signIn)
  const accounts = await signIn.db
    .selectFrom('auth_accounts')
    .select(['provider_id as provider', 'account_id as id_at_provider', 'created_at'])
    .where('user_id', '=', found.user.id)
    .execute()
  return c.json({
    exported_at: signIn.now().toISOString(),
    user: await shownUser(signIn, found),
    accounts,
    sessions: await shownSessions(signIn, found),
  })
}

async function shownSessions({ db, now }: SignIn, { user, session: own }: SignedIn) {
  const sessions = await sessionsOf(db, user.id, now())
  return sessions.map(({ id, created_at, updated_at, user_agent }) => ({
    id,
    created_at: created_at.toISOString(),
    last_used_at: updated_at.toISOString(),
    user_agent,
    is_this_one: id === own.id,
  }))
}
