import { z } from 'zod'
import { accessTokenSeconds } from './access-token.ts'
import { spendAdminLink } from './admin-link.ts'
import { AuthError } from './auth-error.ts'
import { type AuthContext, bodyOf, type FacadeParts, refuseOtherSites, shownUser } from './facade-parts.ts'
import { sha256 } from './google.ts'
import { refresh } from './refresh.ts'
import { cookieOf, giveCookie, type Held } from './session-cookie.ts'
import { findSession, noteSignIn, type SignedIn } from './sessions.ts'
import { placeholder } from './shapes.ts'
import type { SignIn } from './sign-in.ts'

const exchange = z.object({ auth_code: z.uuid(), code_verifier: z.string().min(43).max(256) })

/** `POST /token`: the session that waits behind a code, or the next access token of a session. */
export async function grantToken(c: AuthContext, { signIn }: FacadeParts): Promise<Response> {
  refuseOtherSites(c, signIn)
  const grant = c.req.query('grant_type')
  if (grant === 'pkce') return await exchangeCode(c, signIn)
  if (grant === 'refresh_token') return await nextToken(c, signIn)
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
  return await begin(c, signIn, found)
}

async function begin(c: AuthContext, signIn: SignIn, { user, session }: SignedIn): Promise<Response> {
  const now = signIn.now()
  await noteSignIn(signIn.db, { user, session }, now)
  const held = { token: session.token, generation: 1 }
  return await answerSession(c, signIn, { user: { ...user, last_sign_in_at: now }, session }, held)
}

/** GoTrue's session. What it calls the refresh token is in the cookie. */
async function answerSession(
  c: AuthContext,
  signIn: SignIn,
  { user, session }: SignedIn,
  held: Held,
): Promise<Response> {
  const shown = await shownUser(signIn, { user })
  const access_token = await signIn.tokens.issue(user, session, shown)
  await giveCookie(c, held, signIn)
  return c.json({
    access_token,
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    expires_at: Math.floor(signIn.now().getTime() / 1000) + accessTokenSeconds,
    refresh_token: placeholder,
    user: shown,
  })
}
