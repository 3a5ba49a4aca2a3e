import { z } from 'zod'
import { AuthError } from './auth-error.ts'
import { answerSession, begin } from './begin-session.ts'
import { type AuthContext, bodyOf, type FacadeParts, refuseOtherSites } from './facade-parts.ts'
import { grantIdToken } from './id-token.ts'
import { sha256 } from './oidc.ts'
import { grantPassword } from './password-grant.ts'
import { refresh } from './refresh.ts'
import { cookieOf } from './session-cookie.ts'
import { findSession } from './sessions.ts'
import type { SignIn } from './sign-in.ts'
import { grantWeb3 } from './web3.ts'

const exchange = z.object({ auth_code: z.uuid(), code_verifier: z.string().min(43).max(256) })

/** `POST /token`: a session for a password or a code that it waits behind, or the next access token of a session. */
export async function grantToken(c: AuthContext, parts: FacadeParts): Promise<Response> {
  const { signIn } = parts
  refuseOtherSites(c, signIn)
  const grant = c.req.query('grant_type')
  if (grant === 'pkce') return await exchangeCode(c, signIn)
  if (grant === 'refresh_token') return await nextToken(c, signIn)
  if (grant === 'id_token') return await grantIdToken(c, parts)
  if (grant === 'web3') return await grantWeb3(c, parts)
  if (grant === 'password') return await grantPassword(c, parts)
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
