import { createHash } from 'node:crypto'
import { decodeJwt } from 'jose'
import { z } from 'zod'
import { ownBrowser, refuseHalfProven } from './assurance.ts'
import { AuthError, type RefusalCode } from './auth-error.ts'
import { begin } from './begin-session.ts'
import { callEngine, type EngineAnswer, openedToken } from './call-engine.ts'
import type { Engine } from './engine.ts'
import { type AuthContext, bodyOf, type FacadeParts } from './facade-parts.ts'
import { countIdentities } from './identity-rows.ts'
import { reachable } from './oidc.ts'
import { findSession, noteWay } from './sessions.ts'
import { mayLink } from './who-may.ts'

const given = z.object({
  provider: z.string(),
  id_token: z.string().min(1).max(8192),
  nonce: z.string().max(200).nullish(),
  link_identity: z.boolean().nullish(),
})

interface Vouched {
  token: string
  nonce?: string | undefined
}

/** `POST /token?grant_type=id_token`: what Google says of somebody to a page, as after One Tap. */
export async function grantIdToken(c: AuthContext, parts: FacadeParts): Promise<Response> {
  const { signIn } = parts
  const asked = await bodyOf(c, given)
  if (asked.provider !== 'google' || !signIn.hasGoogle) throw new AuthError('provider_disabled')
  const idToken = vouchedBy(asked.id_token, asked.nonce ?? undefined)
  const engine = await reachable(signIn, 'google')
  if (!engine) throw new AuthError('provider_unreachable')
  if (asked.link_identity) return await linkByToken(c, engine, idToken, parts)
  const answer = await callEngine(
    c,
    engine,
    '/sign-in/social',
    { body: { provider: 'google', idToken } },
    parts,
  )
  const opened = openedToken(answer.response)
  const found = opened && (await findSession(signIn.db, { token: opened }, signIn.now()))
  if (!found) throw new AuthError(refusalIn(answer))
  return await begin(c, signIn, await noteWay(signIn.db, found, { method: 'oauth' }, signIn.now()))
}

/** As GoTrue has it: the page keeps the nonce, the token has its hash; one without the other proves nothing. */
function vouchedBy(token: string, nonce: string | undefined): Vouched {
  const said = claimsOf(token).nonce
  if ((said === undefined) !== (nonce === undefined)) throw new AuthError('bad_oauth_callback')
  return { token, nonce: nonce && createHash('sha256').update(nonce).digest('hex') }
}

/** Nothing of it is proven here; the engine checks the signature, and then reads the same. */
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
  idToken: Vouched,
  parts: FacadeParts,
): Promise<Response> {
  const { signIn } = parts
  const { db, adminEmails } = signIn
  const linker = await ownBrowser(c, signIn)
  await refuseHalfProven(signIn, linker)
  const { user, session } = linker
  // The engine asks nobody about an identity that is linked by a token.
  const { email, email_verified } = claimsOf(idToken.token)
  if (email_verified !== true) throw new AuthError('provider_email_needs_verification')
  if (!mayLink(String(email), user.email, adminEmails)) throw new AuthError('identity_already_exists')
  const before = await countIdentities(db, user.id)
  const body = { provider: 'google', idToken }
  const answer = await callEngine(c, engine, '/link-social', { session, body }, parts)
  if (answer.status !== 200) throw new AuthError(refusalIn(answer))
  if ((await countIdentities(db, user.id)) === before) throw new AuthError('identity_already_exists')
  return await begin(c, signIn, linker)
}

const refusals: Record<string, RefusalCode> = {
  email_not_verified: 'provider_email_needs_verification',
  user_banned: 'user_banned',
  SOCIAL_ACCOUNT_ALREADY_LINKED: 'identity_already_exists',
}

function refusalIn({ status, body }: EngineAnswer): RefusalCode {
  if (status === 429) return 'over_request_rate_limit'
  return refusals[String(body.code)] ?? 'bad_oauth_callback'
}
