import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { addLogFields } from '../../env.ts'
import { refreshTokenPlaceholder, userJson } from '../accounts/user-json.ts'
import { findUser } from '../accounts/user-rows.ts'
import { AuthError } from '../auth-error.ts'
import { type ChosenPassword, finishSignUp, keepForExchange, takeKept } from '../codes/pending-sign-up.ts'
import { type AuthContext, type AuthDeps, bodyOf } from '../routes/auth-context.ts'
import type { SignIn } from '../services.ts'
import { accessTokenSeconds } from './access-token.ts'
import { readSessionCookie, type SessionCookie, setSessionCookie } from './session-cookie.ts'
import {
  amrOf,
  findSession,
  recordSignIn,
  revokeReplacedSession,
  type SessionRow,
  type SignedIn,
} from './session-rows.ts'

/** Hands a new session over to the browser, and revokes the one that its cookie belonged to. */
export async function startSession(
  c: AuthContext,
  signIn: SignIn,
  { user, session }: SignedIn,
): Promise<Response> {
  const now = signIn.now()
  const before = await readSessionCookie(c.req.raw.headers, signIn)
  if (before) await revokeReplacedSession(signIn.db, before.token, session)
  logSignIn(c, session)
  const generation = await recordSignIn(signIn.db, { user, session }, now)
  const cookie = { token: session.token, generation }
  return await sessionResponse(c, signIn, { user: { ...user, last_sign_in_at: now }, session }, cookie)
}

/** Logs the methods (`amr`) by which a session was opened or stepped up. */
export function logSignIn(c: AuthContext, session: SessionRow): void {
  const signIn = amrOf(session).map(({ method }) => method)
  addLogFields(c, { signIn: signIn.join(' ') })
}

/** GoTrue's session. The refresh token is in the cookie instead. */
export async function sessionResponse(
  c: AuthContext,
  signIn: SignIn,
  { user, session }: SignedIn,
  cookie: SessionCookie,
): Promise<Response> {
  addLogFields(c, { user: user.id })
  const shown = await userJson(signIn, user)
  const access_token = await signIn.tokens.issue(user, session, shown)
  await setSessionCookie(c, cookie, signIn)
  return c.json({
    access_token,
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    expires_at: Math.floor(signIn.now().getTime() / 1000) + accessTokenSeconds,
    refresh_token: refreshTokenPlaceholder,
    user: shown,
  })
}

/** Lifetime of an authorization code. */
const authCodeMs = 5 * 60_000

interface Waiting {
  session_id: string
  challenge: string
  /** Of the sign-up that the exchange completes. */
  chosen?: ChosenPassword | undefined
}

/** An authorization code (PKCE), which the page exchanges for the session. */
export async function issueAuthCode(
  signIn: SignIn,
  { session_id, challenge, chosen }: Waiting,
): Promise<string> {
  const code = randomUUID()
  const code_hash = sha256(code)
  const expires_at = new Date(signIn.now().getTime() + authCodeMs)
  await signIn.db.transaction().execute(async (tx) => {
    await tx.insertInto('auth_codes').values({ code_hash, session_id, challenge, expires_at }).execute()
    if (chosen) await keepForExchange({ ...signIn, db: tx }, code_hash, chosen)
  })
  return code
}

const exchange = z.object({ auth_code: z.uuid(), code_verifier: z.string().min(43).max(256) })

/** `POST /token?grant_type=pkce`: the session of an authorization code. */
export async function exchangeCode(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const { auth_code, code_verifier } = await bodyOf(c, exchange)
  const { db, now } = signIn
  const code_hash = sha256(auth_code)
  // Deleted first: a code is valid for one attempt.
  const code = await db
    .deleteFrom('auth_codes')
    .where('code_hash', '=', code_hash)
    .returningAll()
    .executeTakeFirst()
  const chosen = code && (await takeKept(signIn, code_hash))
  if (!code) throw new AuthError('flow_state_not_found')
  if (code.expires_at <= now()) throw new AuthError('flow_state_expired')
  if (code.challenge !== sha256(code_verifier)) throw new AuthError('bad_code_verifier')
  const found = await findSession(db, { id: code.session_id }, now())
  if (!found) throw new AuthError('session_not_found')
  if (chosen) await finishSignUp(db, found.user.id, chosen, now())
  const user = chosen ? await findUser(db, found.user.id) : undefined
  return await startSession(c, signIn, user ? { ...found, user } : found)
}

/** Base64url, as in S256 challenges. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')
