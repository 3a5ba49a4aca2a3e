import { z } from 'zod'
import { userJson } from '../accounts/user-json.ts'
import { lockUser, removeUser } from '../accounts/user-rows.ts'
import { AuthError } from '../auth-error.ts'
import { passkeyJson, passkeysOf } from '../factors/passkey-rows.ts'
import { type AuthContext, type AuthDeps, notifyOwner, queryOf, uuidOf } from '../requests/auth-context.ts'
import { requireFullSession, requireRecentSignIn, requireSession } from '../sessions/require-session.ts'
import { clearSessionCookie, sessionNamedByCookie, sessionOfCookie } from '../sessions/session-cookie.ts'
import { revokeSessions, type SignedIn, sessionsOf } from '../sessions/session-rows.ts'
import type { SignIn } from '../sign-in.ts'

export async function readUser(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  return c.json(await userJson(signIn, (await requireSession(c, signIn)).user))
}

/** Deletes the account with its dependent rows. Visits and votes are not linked to accounts. */
export async function deleteUser(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const { user } = await requireRecentSignIn(c, signIn)
  await removeUser(signIn, user)
  notifyOwner(c, signIn, user, 'accountDeleted')
  clearSessionCookie(c, signIn)
  return c.body(null, 204)
}

const logoutQuery = z.object({ scope: z.enum(['global', 'local', 'others']).default('global') })

export async function logout(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const { scope } = queryOf(c, logoutQuery)
  const who = await sessionToEnd(c, signIn, scope)
  if (who) await revokeSessions(signIn.db, who, scope)
  if (scope !== 'others') clearSessionCookie(c, signIn)
  return c.body(null, 204)
}

/**
 * The session to end: of the bearer token, or of the cookie once the token has expired. A cookie that was replaced is
 * enough, but to end the others only: its copy may be in use elsewhere. Undefined when the session has ended already, also
 * where a page repeats a sign-out of which it got no response; it has no token any more.
 */
async function sessionToEnd(
  c: AuthContext,
  signIn: SignIn,
  scope: z.infer<typeof logoutQuery>['scope'],
): Promise<SignedIn | undefined> {
  try {
    return await requireSession(c, signIn)
  } catch (error) {
    const own = c.req.header('origin') === signIn.siteUrl
    const ofCookie = scope === 'others' ? sessionOfCookie : sessionNamedByCookie
    const found = own ? await ofCookie(c.req.raw.headers, signIn) : undefined
    if (found) return found
    if (!(error instanceof AuthError)) throw error
    const isRepeated = own && scope === 'local' && error.code === 'no_authorization'
    if (error.code === 'session_not_found' || isRepeated) return undefined
    throw new AuthError(error.code, { clearsCookie: own })
  }
}

/** Not in GoTrue: the sessions of the user, without tokens or IP addresses. */
export async function listSessions(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  return c.json({ sessions: await sessionsJson(signIn, await requireSession(c, signIn)) })
}

export async function deleteSession(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const id = uuidOf(c)
  const { user } = await requireSession(c, signIn)
  const own = signIn.db.deleteFrom('auth_sessions').where('user_id', '=', user.id)
  const { numDeletedRows } = await own.where('id', '=', id).executeTakeFirst()
  if (numDeletedRows === 0n) throw new AuthError('not_found')
  return c.body(null, 204)
}

/** Not in GoTrue: everything that is stored about the user, as a data export. */
export async function exportData(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const found = await requireRecentSignIn(c, signIn)
  const accounts = await signIn.db
    .selectFrom('auth_accounts')
    .select(['provider_id as provider', 'account_id as id_at_provider', 'created_at'])
    .where('user_id', '=', found.user.id)
    .execute()
  return c.json({
    exported_at: signIn.now().toISOString(),
    user: await userJson(signIn, found.user),
    accounts,
    passkeys: (await passkeysOf(signIn.db, found.user.id)).map(passkeyJson),
    sessions: await sessionsJson(signIn, found),
  })
}

async function sessionsJson({ db, now }: SignIn, { user, session: own }: SignedIn) {
  const sessions = await sessionsOf(db, user.id, now())
  return sessions.map(({ id, created_at, updated_at, user_agent }) => ({
    id,
    created_at: created_at.toISOString(),
    last_used_at: updated_at.toISOString(),
    user_agent,
    is_this_one: id === own.id,
  }))
}

/** `DELETE /user/identities/:id`, except the last one. */
export async function unlinkIdentity(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const id = uuidOf(c)
  const found = await requireFullSession(c, signIn)
  const userId = found.user.id
  await signIn.db.transaction().execute(async (tx) => {
    // Row lock: two simultaneous requests must not delete the last two.
    await lockUser(tx, userId)
    const all = await tx.selectFrom('auth_accounts').selectAll().where('user_id', '=', userId).execute()
    const identity = all.find((account) => account.id === id)
    if (!identity) throw new AuthError('identity_not_found')
    if (all.length === 1) throw new AuthError('single_identity_not_deletable')
    await tx.deleteFrom('auth_accounts').where('id', '=', identity.id).execute()
  })
  return c.json({})
}
