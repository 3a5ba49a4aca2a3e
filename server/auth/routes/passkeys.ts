import { z } from 'zod'
import { isUuid } from '#server/http/request-guard.ts'
import { AuthError } from '../auth-error.ts'
import { hasSecondFactor, secondFactorMethods } from '../factors/factor-rows.ts'
import {
  mostPasskeys,
  passkeyJson,
  passkeysOf,
  removePasskey,
  renamePasskey,
} from '../factors/passkey-rows.ts'
import type { SignIn } from '../services.ts'
import {
  requireBrowserSession,
  requireEnrolledFactor,
  requireRecentSignIn,
  requireSession,
} from '../sessions/require-session.ts'
import { setSessionCookie } from '../sessions/session-cookie.ts'
import type { SignedIn } from '../sessions/session-rows.ts'
import { stepUpSession } from '../sessions/step-up.ts'
import { type AuthContext, type AuthDeps, bodyOf, engineHeaders, notifyOwner } from './auth-context.ts'
import { labelOf } from './authenticator-apps.ts'
import { lineField } from './request-schemas.ts'

/** Lifetime of a challenge: that of Better Auth. */
const challengeSeconds = 300

const base64url = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(most)

/** What the browser answers, with the challenge that it answers. */
export const answerTo = <Fields extends z.ZodRawShape>(response: Fields) =>
  z.object({
    challenge_id: z.string().min(1).max(300),
    credential: z.object({
      id: base64url(1400),
      rawId: base64url(1400),
      type: z.literal('public-key'),
      response: z.object({ clientDataJSON: base64url(4000), ...response }),
    }),
  })

const registered = answerTo({
  attestationObject: base64url(8000),
  transports: z
    .array(z.string().regex(/^[\w-]{1,20}$/))
    .max(10)
    .default([]),
})

/** `POST /passkeys/registration/options`: a passkey outlives the session, so a recent sign-in is required. */
export async function startRegistration(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const { user, session } = await requireRecentSignIn(c, signIn)
  if ((await passkeysOf(signIn.db, user.id)).length >= mostPasskeys) throw new AuthError('too_many_passkeys')
  const { api, challengeOf } = await signIn.passkeys()
  const name = labelOf(user)
  const { headers, response } = await api.generatePasskeyRegistrationOptions({
    headers: engineHeaders(c, session),
    query: { name },
    returnHeaders: true,
  })
  const options = {
    ...response,
    rp: { ...response.rp, name: await signIn.siteName('en') },
    user: { ...response.user, displayName: user.name || name },
  }
  return c.json(challengeJson(signIn, challengeOf(headers), options))
}

export function challengeJson({ now }: SignIn, challengeId: string | undefined, options: object) {
  if (!challengeId) throw new Error('Better Auth stored no challenge')
  const expires_at = Math.floor(now().getTime() / 1000) + challengeSeconds
  return { challenge_id: challengeId, options, expires_at }
}

/** `POST /passkeys/registration/verify`: the session that adds a passkey has proven it, and becomes aal2. */
export async function verifyRegistration(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const found = await requireBrowserSession(c, signIn)
  await requireEnrolledFactor(signIn, found)
  const { challenge_id, credential } = await bodyOf(c, registered)
  const isFirst = !(await hasSecondFactor(signIn.db, found.user.id))
  const { api, attempt, answering } = await signIn.passkeys()
  const { answer, refusal } = await attempt(
    api.verifyPasskeyRegistration({
      headers: answering(engineHeaders(c, found.session), challenge_id),
      body: { response: { ...credential, clientExtensionResults: {} } },
    }),
  )
  if (!answer) throw new AuthError(refusalOf(refusal))
  await raiseSession(c, signIn, found, { passkeyId: answer.id, isFirst })
  notifyOwner(c, signIn, found.user, 'passkeyAdded')
  const row = (await passkeysOf(signIn.db, found.user.id)).find(({ id }) => id === answer.id)
  if (!row) throw new AuthError('passkey_not_found')
  return c.json(passkeyJson(row))
}

/** Of a session that has ended meanwhile no passkey stays. */
async function raiseSession(
  c: AuthContext,
  signIn: SignIn,
  found: SignedIn,
  { passkeyId, isFirst }: { passkeyId: string; isFirst: boolean },
): Promise<void> {
  try {
    const { cookie } = await signIn.db.transaction().execute((tx) =>
      stepUpSession({ ...signIn, db: tx }, found, {
        method: secondFactorMethods.passkey,
        endsOthers: isFirst,
      }),
    )
    await setSessionCookie(c, cookie, signIn)
  } catch (error) {
    await signIn.db.deleteFrom('auth_passkeys').where('id', '=', passkeyId).execute()
    throw error
  }
}

/** The same for an unknown passkey and a wrong signature: neither tells which passkeys exist. */
export function refusalOf(code: string | undefined) {
  if (code === 'user_banned') return code
  return code === 'CHALLENGE_NOT_FOUND' ? 'webauthn_challenge_expired' : 'webauthn_verification_failed'
}

/** `GET /passkeys` */
export async function listPasskeys(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const { user } = await requireSession(c, signIn)
  return c.json((await passkeysOf(signIn.db, user.id)).map(passkeyJson))
}

const renaming = z.object({ friendly_name: lineField(100).min(1) })

/** `PATCH /passkeys/:id` */
export async function updatePasskey(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const { user } = await requireBrowserSession(c, signIn)
  const { friendly_name } = await bodyOf(c, renaming)
  const row = await renamePasskey(signIn.db, { userId: user.id, id: passkeyIdOf(c) }, friendly_name)
  if (!row) throw new AuthError('passkey_not_found')
  return c.json(passkeyJson(row))
}

/** `DELETE /passkeys/:id` */
export async function deletePasskey(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const found = await requireBrowserSession(c, signIn)
  await requireEnrolledFactor(signIn, found)
  const id = passkeyIdOf(c)
  const isGone = await signIn.db.transaction().execute((tx) => removePasskey(tx, found, id))
  if (!isGone) throw new AuthError('passkey_not_found')
  notifyOwner(c, signIn, found.user, 'passkeyRemoved')
  return c.body(null, 204)
}

function passkeyIdOf(c: AuthContext): string {
  const id = c.req.param('id') ?? ''
  if (!isUuid(id)) throw new AuthError('validation_failed')
  return id.toLowerCase()
}
