import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { findUser } from '../accounts/user-rows.ts'
import { AuthError } from '../auth-error.ts'
import { sha256 } from '../hashes.ts'
import { type AuthContext, type AuthDeps, bodyOf } from '../requests/auth-context.ts'
import { findSession } from '../sessions/session-rows.ts'
import { startSession } from '../sessions/start-session.ts'
import type { SignIn } from '../sign-in.ts'
import { type ChosenPassword, chosenPassword, finishSignUp } from './pending-sign-up.ts'
import { saveVerification, takeVerification } from './verifications.ts'

/** Lifetime of an authorization code. */
const authCodeMs = 5 * 60_000

interface Waiting {
  session_id: string
  challenge: string
  /** Of the sign-up that the exchange completes. */
  chosen?: ChosenPassword | undefined
}

/** An authorization code (PKCE), which the page exchanges for the session. */
export async function issueAuthCode(signIn: SignIn, { session_id, challenge, chosen }: Waiting) {
  const code = randomUUID()
  const code_hash = sha256(code)
  const expires_at = new Date(signIn.now().getTime() + authCodeMs)
  await signIn.db.transaction().execute(async (tx) => {
    await tx.insertInto('auth_codes').values({ code_hash, session_id, challenge, expires_at }).execute()
    // Until the browser that signed up exchanges the code.
    if (chosen) await saveVerification(tx, chosenBy(code_hash), JSON.stringify(chosen), signIn.now())
  })
  return code
}

const chosenBy = (codeHash: string) => `chosen:${codeHash}`

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
  const kept = code && (await takeVerification(db, chosenBy(code_hash), now()))
  if (!code) throw new AuthError('flow_state_not_found')
  if (code.expires_at <= now()) throw new AuthError('flow_state_expired')
  if (code.challenge !== sha256(code_verifier)) throw new AuthError('bad_code_verifier')
  const found = await findSession(db, { id: code.session_id }, now())
  if (!found) throw new AuthError('session_not_found')
  if (kept === undefined) return await startSession(c, signIn, found)
  await finishSignUp(db, found.user.id, chosenPassword.parse(JSON.parse(kept)), now())
  const user = (await findUser(db, found.user.id)) ?? found.user
  return await startSession(c, signIn, { ...found, user })
}
