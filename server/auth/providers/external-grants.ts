import { createHash } from 'node:crypto'
import { decodeJwt } from 'jose'
import { z } from 'zod'
import { countIdentities } from '../accounts/user-rows.ts'
import { AuthError, type RefusalCode } from '../auth-error.ts'
import { mayLink } from '../operators/roles.ts'
import { type AuthContext, type AuthDeps, bodyOf, engineHeaders } from '../routes/auth-context.ts'
import { limitVisitor, providerPerMinute } from '../routes/limits.ts'
import type { SignIn } from '../services.ts'
import { requireBrowserSession, requireEnrolledFactor } from '../sessions/require-session.ts'
import { openedSession } from '../sessions/session-rows.ts'
import { startSession } from '../sessions/start-session.ts'
import type { Engine } from './engine.ts'

const idTokenRequest = z.object({
  provider: z.string(),
  id_token: z.string().min(1).max(8192),
  nonce: z.string().max(200).nullish(),
  link_identity: z.boolean().nullish(),
})

interface IdToken {
  token: string
  nonce?: string | undefined
}

/** `POST /token?grant_type=id_token`: an ID token that a page got from Google, as with One Tap. */
export async function grantIdToken(c: AuthContext, parts: AuthDeps): Promise<Response> {
  const { signIn } = parts
  const body = await bodyOf(c, idTokenRequest)
  if (body.provider !== 'google' || !signIn.hasGoogle) throw new AuthError('provider_disabled')
  const idToken = idTokenOf(body.id_token, body.nonce ?? undefined)
  const engine = await signIn.providers.google()
  if (!engine) throw new AuthError('provider_unreachable')
  if (body.link_identity) return await linkByToken(c, engine, idToken, signIn)
  await limitVisitor(c, 'provider', providerPerMinute, parts)
  const { answer, refusal } = await engine.attempt(
    engine.api.signInSocial({ headers: engineHeaders(c), body: { provider: 'google', idToken } }),
  )
  const token = answer && 'token' in answer ? answer.token : undefined
  const found = token && (await openedSession(signIn.db, token, 'oauth', signIn.now()))
  if (!found) throw new AuthError(refusalCodeOf(refusal))
  return await startSession(c, signIn, found)
}

/** As in GoTrue, the page has the nonce and the token its hash; one without the other is refused. */
function idTokenOf(token: string, nonce: string | undefined): IdToken {
  const said = claimsOf(token).nonce
  if ((said === undefined) !== (nonce === undefined)) throw new AuthError('bad_oauth_callback')
  return { token, nonce: nonce && createHash('sha256').update(nonce).digest('hex') }
}

/** Not verified here: the engine checks the signature of the same token. */
function claimsOf(token: string) {
  try {
    return decodeJwt<{ email?: unknown; email_verified?: unknown; nonce?: unknown }>(token)
  } catch (error) {
    throw new AuthError('bad_oauth_callback', { cause: error })
  }
}

async function linkByToken(
  c: AuthContext,
  engine: Engine,
  idToken: IdToken,
  signIn: SignIn,
): Promise<Response> {
  const { db } = signIn
  const linker = await requireBrowserSession(c, signIn)
  await requireEnrolledFactor(signIn, linker)
  const { user, session } = linker
  // The engine does not call `checkUserInfo` for an identity that is linked by a token.
  const { email, email_verified } = claimsOf(idToken.token)
  if (email_verified !== true) throw new AuthError('provider_email_needs_verification')
  if (!(await mayLink(signIn, String(email), user.email))) throw new AuthError('identity_already_exists')
  const before = await countIdentities(db, user.id)
  const { refusal } = await engine.attempt(
    engine.api.linkSocialAccount({
      headers: engineHeaders(c, session),
      body: { provider: 'google', idToken },
    }),
  )
  if (refusal) throw new AuthError(refusalCodeOf(refusal))
  if ((await countIdentities(db, user.id)) === before) throw new AuthError('identity_already_exists')
  return await startSession(c, signIn, linker)
}

const refusals: Record<string, RefusalCode> = {
  email_not_verified: 'provider_email_needs_verification',
  user_banned: 'user_banned',
  SOCIAL_ACCOUNT_ALREADY_LINKED: 'identity_already_exists',
}

function refusalCodeOf(code = ''): RefusalCode {
  return refusals[code] ?? 'bad_oauth_callback'
}
