import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { lockUser } from '../accounts/user-rows.ts'
import { AuthError } from '../auth-error.ts'
import { secondFactorMethods } from '../factors/factor-rows.ts'
import { askPasskey, takeChallenge } from '../factors/passkey-challenges.ts'
import { passkeysOf, recordPasskeyUse } from '../factors/passkey-rows.ts'
import { requestOptions, verifyAssertion } from '../factors/webauthn.ts'
import { recordOperatorFactor } from '../operators/recorded-factor.ts'
import { type AuthContext, type AuthDeps, bodyOf, requireSameOrigin } from '../requests/auth-context.ts'
import { answerTo, base64url } from '../requests/request-fields.ts'
import { openSession } from '../sessions/open-session.ts'
import { sessionOfCookie } from '../sessions/session-cookie.ts'
import type { SignedIn } from '../sessions/session-rows.ts'
import { startSession } from '../sessions/start-session.ts'
import type { SignIn } from '../sign-in.ts'

const asserted = answerTo({
  authenticatorData: base64url(4000),
  signature: base64url(4000),
  userHandle: base64url(4000).nullish(),
})

/**
 * `POST /passkeys/authentication/options`: the same for everybody, except in a browser that is signed in: it is asked for
 * the passkeys of its user.
 */
export async function startAuthentication(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  requireSameOrigin(c, signIn)
  const signedIn = await sessionOfCookie(c.req.raw.headers, signIn)
  const passkeys = signedIn ? await passkeysOf(signIn.db, signedIn.user.id) : []
  const options = await requestOptions(signIn.siteUrl, passkeys)
  return c.json(await askPasskey(signIn, 'passkey authentication', passkeys[0]?.user_id ?? '', options))
}

/** `POST /passkeys/authentication/verify`: a session at aal2, since the device has verified its user. */
export async function verifyAuthentication(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  requireSameOrigin(c, signIn)
  const { challenge_id, credential } = await bodyOf(c, asserted)
  const { userHandle, ...response } = credential.response
  const answer = { ...credential, response, clientExtensionResults: {} }
  const found = await signInWith(signIn, challenge_id, answer, c.req.header('user-agent'))
  return await startSession(c, signIn, found)
}

/** Refused alike for an unknown passkey and a wrong signature: neither tells which passkeys exist. */
async function signInWith(
  signIn: SignIn,
  challengeId: string,
  answer: AuthenticationResponseJSON,
  userAgent: string | undefined,
): Promise<SignedIn> {
  const { db, siteUrl } = signIn
  const now = signIn.now()
  const { challenge, owner } = await takeChallenge(db, 'passkey authentication', challengeId, now)
  const known = db.selectFrom('auth_passkeys').selectAll().where('credential_id', '=', answer.id)
  const passkey = await known.executeTakeFirst()
  if (!passkey || (owner && owner !== passkey.user_id)) throw new AuthError('webauthn_verification_failed')
  const counter = await verifyAssertion(siteUrl, challenge, answer, passkey)
  return await db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, passkey.user_id)
    if (!user || !(await recordPasskeyUse(tx, passkey.id, counter, now)))
      throw new AuthError('webauthn_verification_failed')
    await recordOperatorFactor({ ...signIn, db: tx }, user)
    return await openSession(tx, user, { method: secondFactorMethods.passkey, aal: 'aal2', userAgent, now })
  })
}
