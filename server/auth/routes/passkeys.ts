import { z } from 'zod'
import { lockUser } from '../accounts/users.ts'
import { AuthError } from '../auth-error.ts'
import { hasSecondFactor, secondFactorMethods } from '../factors/factors.ts'
import {
  askPasskey,
  creationOptions,
  mostPasskeys,
  type NewPasskey,
  passkeyJson,
  passkeysOf,
  recordPasskeyUse,
  removePasskey,
  requestOptions,
  takeChallenge,
  verifyAssertion,
  verifyAttestation,
} from '../factors/passkeys.ts'
import { recordOperatorFactor } from '../operators/recorded-factor.ts'
import { answerTo, base64url, lineField } from '../requests/request-fields.ts'
import { type AuthContext, bodyOf, notifyOwner, uuidOf } from '../requests/requests.ts'
import type { SignedIn } from '../sessions/session-rows.ts'
import { sessionOfCookie, setSessionCookie } from '../sessions/session-rows.ts'
import {
  openSession,
  requireBrowserSession,
  requireFullSession,
  requireRecentSignIn,
  requireSession,
  startSession,
  stepUpSession,
} from '../sessions/signed-in.ts'
import type { SignIn } from '../sign-in.ts'

const registered = answerTo({
  attestationObject: base64url(8000),
  transports: z
    .array(z.string().regex(/^[\w-]{1,20}$/))
    .max(10)
    .default([]),
})

/** `POST /passkeys/registration/options`: a passkey outlives the session, so a recent sign-in is required. */
export async function startRegistration(c: AuthContext, signIn: SignIn): Promise<Response> {
  const { user, session } = await requireRecentSignIn(c, signIn)
  const passkeys = await passkeysOf(signIn.db, user.id)
  if (passkeys.length >= mostPasskeys) throw new AuthError('too_many_passkeys')
  const options = await creationOptions(signIn, user, passkeys)
  return c.json(await askPasskey(signIn, 'passkey registration', session.id, options))
}

/** `POST /passkeys/registration/verify`: the session that adds a passkey has proven it, and becomes aal2. */
export async function verifyRegistration(c: AuthContext, signIn: SignIn): Promise<Response> {
  const found = await requireFullSession(c, signIn)
  const { challenge_id, credential } = await bodyOf(c, registered)
  const { db, siteUrl } = signIn
  const { challenge, owner } = await takeChallenge(signIn, 'passkey registration', challenge_id)
  if (owner !== found.session.id) throw new AuthError('webauthn_challenge_expired')
  const made = await verifyAttestation(siteUrl, challenge, { ...credential, clientExtensionResults: {} })
  const adding = db.transaction().execute((tx) => addPasskey({ ...signIn, db: tx }, found, made))
  const { passkey, cookie } = await adding
  await setSessionCookie(c, cookie, signIn)
  notifyOwner(c, signIn, found.user, 'passkeyAdded')
  return c.json(passkeyJson(passkey))
}

/** The first second factor of an account ends its other sessions. */
async function addPasskey(signIn: SignIn, found: SignedIn, made: NewPasskey) {
  const { db, now } = signIn
  const { id: user_id } = found.user
  await lockUser(db, user_id)
  const endsOthers = !(await hasSecondFactor(db, user_id))
  if ((await passkeysOf(db, user_id)).length >= mostPasskeys) throw new AuthError('too_many_passkeys')
  const passkey = await db
    .insertInto('auth_passkeys')
    .values({ ...made, user_id, created_at: now() })
    // An account has it already.
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!passkey) throw new AuthError('webauthn_verification_failed')
  const { cookie } = await stepUpSession(signIn, found, { method: secondFactorMethods.passkey, endsOthers })
  return { passkey, cookie }
}

/** `GET /passkeys` */
export async function listPasskeys(c: AuthContext, signIn: SignIn): Promise<Response> {
  const { user } = await requireSession(c, signIn)
  return c.json((await passkeysOf(signIn.db, user.id)).map(passkeyJson))
}

const renaming = z.object({ friendly_name: lineField(100).min(1) })

/** `PATCH /passkeys/:id` */
export async function updatePasskey(c: AuthContext, signIn: SignIn): Promise<Response> {
  const { user } = await requireBrowserSession(c, signIn)
  const { friendly_name } = await bodyOf(c, renaming)
  const row = await signIn.db
    .updateTable('auth_passkeys')
    .set({ name: friendly_name })
    .where('id', '=', uuidOf(c))
    .where('user_id', '=', user.id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new AuthError('passkey_not_found')
  return c.json(passkeyJson(row))
}

/** `DELETE /passkeys/:id` */
export async function deletePasskey(c: AuthContext, signIn: SignIn): Promise<Response> {
  const found = await requireFullSession(c, signIn)
  const id = uuidOf(c)
  const isGone = await signIn.db.transaction().execute((tx) => removePasskey(tx, found, id))
  if (!isGone) throw new AuthError('passkey_not_found')
  notifyOwner(c, signIn, found.user, 'passkeyRemoved')
  return c.body(null, 204)
}

const asserted = answerTo({
  authenticatorData: base64url(4000),
  signature: base64url(4000),
  userHandle: base64url(4000).nullish(),
})

/**
 * `POST /passkeys/authentication/options`: the same for everybody, except in a browser that is signed in: it is asked for
 * the passkeys of its user.
 */
export async function startAuthentication(c: AuthContext, signIn: SignIn): Promise<Response> {
  const signedIn = await sessionOfCookie(c, signIn)
  const passkeys = signedIn ? await passkeysOf(signIn.db, signedIn.user.id) : []
  const options = await requestOptions(signIn.siteUrl, passkeys)
  return c.json(await askPasskey(signIn, 'passkey authentication', passkeys[0]?.user_id ?? '', options))
}

/**
 * `POST /passkeys/authentication/verify`: a session at aal2, since the device has verified its user. Refused alike for an
 * unknown passkey and a wrong signature: neither tells which passkeys exist.
 */
export async function verifyAuthentication(c: AuthContext, signIn: SignIn): Promise<Response> {
  const { challenge_id, credential } = await bodyOf(c, asserted)
  const { userHandle, ...response } = credential.response
  const answer = { ...credential, response, clientExtensionResults: {} }
  const { db, siteUrl } = signIn
  const now = signIn.now()
  const { challenge, owner } = await takeChallenge(signIn, 'passkey authentication', challenge_id)
  const known = db.selectFrom('auth_passkeys').selectAll().where('credential_id', '=', answer.id)
  const passkey = await known.executeTakeFirst()
  if (!passkey || (owner && owner !== passkey.user_id)) throw new AuthError('webauthn_verification_failed')
  const counter = await verifyAssertion(siteUrl, challenge, answer, passkey)
  const userAgent = c.req.header('user-agent')
  const found = await db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, passkey.user_id)
    if (!user || !(await recordPasskeyUse(tx, passkey.id, counter, now)))
      throw new AuthError('webauthn_verification_failed')
    await recordOperatorFactor({ ...signIn, db: tx }, user)
    return await openSession(tx, user, { method: secondFactorMethods.passkey, aal: 'aal2', userAgent, now })
  })
  return await startSession(c, signIn, found)
}
