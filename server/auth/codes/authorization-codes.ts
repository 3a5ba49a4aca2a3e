import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { contactOfUser } from '../accounts/user-rows.ts'
import { AuthError } from '../auth-error.ts'
import { sha256 } from '../hashes.ts'
import { type AuthContext, type AuthDeps, bodyOf } from '../requests/auth-context.ts'
import { findSession } from '../sessions/session-rows.ts'
import { startSession } from '../sessions/start-session.ts'
import type { SignIn } from '../sign-in.ts'
import { finishSignUp } from './pending-sign-up.ts'

/** Lifetime of an authorization code. */
const authCodeMs = 5 * 60_000

/**
 * An authorization code (PKCE), which the page exchanges for the session.
 *
 * @throws AuthError `other_secret`
 */
export async function issueAuthCode(
  { db, tokens, now }: SignIn,
  waiting: { session_id: string; challenge: string },
): Promise<string> {
  await tokens.signingKey.check()
  const code = randomUUID()
  const row = { code_hash: sha256(code), expires_at: new Date(now().getTime() + authCodeMs), ...waiting }
  await db.insertInto('auth_codes').values(row).execute()
  return code
}

const exchange = z.object({ auth_code: z.uuid(), code_verifier: z.string().min(43).max(256) })

/** `POST /token?grant_type=pkce`: the session of an authorization code. */
export async function exchangeCode(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const { auth_code, code_verifier } = await bodyOf(c, exchange)
  const { db, now } = signIn
  // Deleted first: a code is valid for one attempt.
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
  const to = contactOfUser(found.user)
  const user = to ? await finishSignUp(c, signIn, found.user, to) : found.user
  return await startSession(c, signIn, { ...found, user })
}
