import { z } from 'zod'
import { mailMethods } from '#app/lib/operator-role.ts'
import { hashPassword, isPassword, passwordOf, refuseWeak, setPassword } from '../accounts/passwords.ts'
import {
  addressOf,
  contactOfUser,
  findUser,
  lockUser,
  removeUser,
  saveUser,
  type UserRow,
  userJson,
} from '../accounts/users.ts'
import { AuthError } from '../auth-error.ts'
import { requestChange } from '../codes/sent-codes.ts'
import { takeCode } from '../codes/stored-codes.ts'
import { passkeyJson, passkeysOf } from '../factors/passkeys.ts'
import {
  codeField,
  contactFields,
  metadata,
  optionalPkceFields,
  passwordField,
} from '../requests/request-fields.ts'
import {
  type AuthContext,
  bodyOf,
  limitCaller,
  notifyOwner,
  queryOf,
  requireMethod,
  resetTries,
  uuidOf,
} from '../requests/requests.ts'
import {
  clearSessionCookie,
  revokeSessions,
  type SignedIn,
  sessionNamedByCookie,
  sessionOfCookie,
  sessionScopes,
  sessionsOf,
} from '../sessions/session-rows.ts'
import { requireFullSession, requireRecentSignIn, requireSession } from '../sessions/signed-in.ts'
import type { SignIn } from '../sign-in.ts'

/** Deletes the account with its dependent rows. Visits and votes are not linked to accounts. */
export async function deleteUser(c: AuthContext, signIn: SignIn): Promise<Response> {
  const { user } = await requireRecentSignIn(c, signIn)
  await removeUser(signIn, user)
  notifyOwner(c, signIn, user, 'accountDeleted')
  clearSessionCookie(c, signIn)
  return c.body(null, 204)
}

const logoutQuery = z.object({ scope: z.enum(sessionScopes).default('global') })

export async function logout(c: AuthContext, signIn: SignIn): Promise<Response> {
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
async function sessionToEnd(c: AuthContext, signIn: SignIn, scope: z.infer<typeof logoutQuery>['scope']) {
  try {
    return await requireSession(c, signIn)
  } catch (error) {
    const own = c.req.header('origin') === signIn.siteUrl
    const ofCookie = scope === 'others' ? sessionOfCookie : sessionNamedByCookie
    const found = own ? await ofCookie(c, signIn) : undefined
    if (found) return found
    if (!(error instanceof AuthError)) throw error
    const isRepeated = own && scope === 'local' && error.code === 'no_authorization'
    if (error.code === 'session_not_found' || isRepeated) return undefined
    throw new AuthError(error.code, { clearsCookie: own })
  }
}

/** Not in GoTrue: the sessions of the user, without tokens or IP addresses. */
export async function listSessions(c: AuthContext, signIn: SignIn): Promise<Response> {
  return c.json({ sessions: await sessionsJson(signIn, await requireSession(c, signIn)) })
}

export async function deleteSession(c: AuthContext, signIn: SignIn): Promise<Response> {
  const id = uuidOf(c)
  const { user } = await requireSession(c, signIn)
  const own = signIn.db.deleteFrom('auth_sessions').where('user_id', '=', user.id)
  const { numDeletedRows } = await own.where('id', '=', id).executeTakeFirst()
  if (numDeletedRows === 0n) throw new AuthError('not_found')
  return c.body(null, 204)
}

/** Not in GoTrue: everything that is stored about the user, as a data export. */
export async function exportData(c: AuthContext, signIn: SignIn): Promise<Response> {
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
  return sessions.map(({ id, created_at, updated_at: last_used_at, user_agent }) => {
    return { id, created_at, last_used_at, user_agent, is_this_one: id === own.id }
  })
}

/** `DELETE /user/identities/:id`, except the last one. */
export async function unlinkIdentity(c: AuthContext, signIn: SignIn): Promise<Response> {
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

/** What users may change of their own account. The client sends `null` for PKCE fields that it does not use. */
const changes = z.strictObject({
  data: metadata.optional(),
  ...contactFields,
  password: passwordField.optional(),
  nonce: codeField.optional(),
  ...optionalPkceFields,
})

/** `PUT /user`. An address changes once it is verified, everything else at once. */
export async function changeUser(c: AuthContext, signIn: SignIn): Promise<Response> {
  const found = await requireSession(c, signIn)
  const { user } = found
  const body = await bodyOf(c, changes)
  const { email, phone, password, data } = body
  if (!email && !phone && !password && !data) throw new AuthError('validation_failed')
  // A stolen access token must not become a permanent way to sign in.
  if (email || phone || password) await requireFullSession(c, signIn)
  if (email || phone) await limitCaller(c, 'send', signIn)
  if (password) await limitCaller(c, 'password', signIn)
  if (email) requireMethod(signIn, mailMethods)
  if (phone) requireMethod(signIn, ['phone'], { phone })
  if (password) await changePassword(c, found, { ...body, password }, signIn)
  if (data) await saveUser(signIn.db, user.id, { name: data.full_name, updated_at: signIn.now() })
  const newEmail = email && email !== user.email ? email : undefined
  const newPhone = phone && phone !== user.phone_number ? phone : undefined
  const challenge = body.code_challenge
  if (newEmail) await requestChange(c, signIn, found, { email: newEmail }, challenge)
  if (newPhone) await requestChange(c, signIn, found, { phone: newPhone })
  const shown = await userJson(signIn, (await findUser(signIn.db, user.id)) ?? user)
  return c.json({
    ...shown,
    ...(newEmail && { new_email: newEmail }),
    ...(newPhone && { new_phone: newPhone }),
  })
}

/** An older session may have been stolen: to change the password it needs the nonce of `GET /reauthenticate`. */
const freshMs = 24 * 60 * 60_000

async function changePassword(
  c: AuthContext,
  found: SignedIn,
  { password, nonce }: { password: string; nonce?: string | undefined },
  signIn: SignIn,
): Promise<void> {
  const { user, session } = found
  requireMethod(signIn, ['password'])
  refuseWeak(password)
  if (nonce) await consumeNonce(signIn, user, nonce)
  else if (signIn.now().getTime() - session.created_at.getTime() > freshMs)
    throw new AuthError('reauthentication_needed')
  const old = await passwordOf(signIn.db, user.id)
  if (old !== undefined && (await isPassword(password, old))) throw new AuthError('same_password')
  const hash = await hashPassword(password)
  await signIn.db.transaction().execute(async (tx) => {
    await setPassword(tx, user.id, hash, signIn.now())
    await revokeSessions(tx, found, 'others')
  })
  await resetTries(signIn, user.email, user.phone_number)
  notifyOwner(c, signIn, user, 'passwordChanged')
}

/** Verifies the code of `GET /reauthenticate`, once. */
async function consumeNonce(signIn: SignIn, user: UserRow, nonce: string): Promise<void> {
  const contact = contactOfUser(user)
  const isRight = contact && (await takeCode(signIn, 'reauthentication', addressOf(contact), nonce))
  if (!isRight) throw new AuthError('reauthentication_not_valid')
}
