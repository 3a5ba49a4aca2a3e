import { z } from 'zod'
import { spendAdminLink } from './admin-link.ts'
import { AuthError } from './auth-error.ts'
import { answerSession, begin } from './begin-session.ts'
import { type AuthContext, bodyOf, type FacadeParts, refuseOtherSites } from './facade-parts.ts'
import { grantIdToken } from './id-token.ts'
import { sha256 } from './oidc.ts'
import { refresh } from './refresh.ts'
import { cookieOf } from './session-cookie.ts'
import { findSession, noteWay } from './sessions.ts'
import type { SignIn } from './sign-in.ts'
import { grantWeb3 } from './web3.ts'

const exchange = z.object({ auth_code: z.uuid(), code_verifier: z.string().min(43).max(256) })

/** `POST /token`: the session that waits behind a code, or the next access token of a session. */
export async function grantToken(c: AuthContext, parts: FacadeParts): Promise<Response> {
  const { signIn } = parts
  refuseOtherSites(c, signIn)
  const grant = c.req.query('grant_type')
  if (grant === 'pkce') return await exchangeCode(c, signIn)
  if (grant === 'refresh_token') return await nextToken(c, signIn)
  if (grant === 'id_token') return await grantIdToken(c, parts)
  if (grant === 'web3') return await grantWeb3(c, parts)
  throw new AuthError('unsupported_grant_type')
}

async function exchangeCode(c: AuthContext, signIn: SignIn): Promise<Response> {
  const { auth_code, code_verifier } = await bodyOf(c, exchange)
  const { db, now } = signIn
  // Taken out at once: a code is good for one try.
  const code = await db
    .deleteFrom('auth_codes')
    .where('code_hash', '=', sha256(auth_code))
    .returningAll()
    .executeTakeFirst()
  if (!code) throw new AuthError('flow_state_not_found')
  if (code.expires_at <= now()) throw new AuthError('flow_state_expired')
  if (code.challenge !== sha256(code_verifier)) throw new AuthError('bad_code_verifier')
  const found = await findSession(db, { id: code.session_id }, now())
  if (!found) throw new AuthError('session_not_found')
  return await begin(c, signIn, found)
}

async function nextToken(c: AuthContext, signIn: SignIn): Promise<Response> {
  const given = await cookieOf(c.req.raw.headers, signIn)
  const { held, ...found } = await refresh(signIn.db, given, signIn.now())
  return await answerSession(c, signIn, found, held)
}

const link = z.object({ type: z.enum(['magiclink', 'email']), token_hash: z.string().max(200) })

/** `POST /verify`: the one-time link of an operator. */
export async function verify(c: AuthContext, { signIn }: FacadeParts): Promise<Response> {
  refuseOtherSites(c, signIn)
  const { token_hash } = await bodyOf(c, link)
  const found = await spendAdminLink(signIn, token_hash, c.req.header('user-agent'))
  if (!found) throw new AuthError('otp_expired')
  return await begin(c, signIn, await noteWay(signIn.db, found, { method: 'otp' }, signIn.now()))
}
