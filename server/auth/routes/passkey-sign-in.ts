import { z } from 'zod'
import { AuthError } from '../auth-error.ts'
import { secondFactorMethods } from '../factors/factor-rows.ts'
import { recordPasskeyUse } from '../factors/passkey-rows.ts'
import { recordOperatorFactor } from '../operators/recorded-factor.ts'
import { sessionOfCookie } from '../sessions/session-cookie.ts'
import { openedSession } from '../sessions/session-rows.ts'
import { startSession } from '../sessions/start-session.ts'
import { type AuthContext, type AuthDeps, bodyOf, engineHeaders, requireSameOrigin } from './auth-context.ts'
import { answerTo, challengeJson, refusalOf } from './passkeys.ts'

const text = z
  .string()
  .regex(/^[\w-]+$/)
  .max(4000)

const asserted = answerTo({ authenticatorData: text, signature: text, userHandle: text.nullish() })

/**
 * `POST /passkeys/authentication/options`: the same for everybody, except in a browser that is signed in: it is asked for
 * the passkeys of its user.
 */
export async function startAuthentication(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  requireSameOrigin(c, signIn)
  const owner = await sessionOfCookie(c.req.raw.headers, signIn)
  const { api, challengeOf } = await signIn.passkeys()
  const { headers, response } = await api.generatePasskeyAuthenticationOptions({
    headers: engineHeaders(c, owner?.session),
    returnHeaders: true,
  })
  const options = { ...response, userVerification: 'required' }
  return c.json(challengeJson(signIn, challengeOf(headers), options))
}

/** `POST /passkeys/authentication/verify`: a session at aal2, since the device has verified its user. */
export async function verifyAuthentication(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  requireSameOrigin(c, signIn)
  const { challenge_id, credential } = await bodyOf(c, asserted)
  const { db, now } = signIn
  const { api, attempt, answering } = await signIn.passkeys()
  const { userHandle, ...response } = credential.response
  const { answer, refusal } = await attempt(
    api.verifyPasskeyAuthentication({
      headers: answering(engineHeaders(c), challenge_id),
      body: { response: { ...credential, response, clientExtensionResults: {} } },
    }),
  )
  const { passkey } = secondFactorMethods
  const found = answer && (await openedSession(db, answer.session.token, passkey, now(), 'aal2'))
  if (!found) throw new AuthError(refusalOf(refusal))
  await recordPasskeyUse(db, credential.id, now())
  await recordOperatorFactor(signIn, found.user)
  return await startSession(c, signIn, found)
}
