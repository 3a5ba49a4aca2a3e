import { randomBytes } from 'node:crypto'
import type { Db } from '#db/schema.ts'
import { bearerToken, isUuid } from '#server/http/request-guard.ts'
import { addLogFields } from '../../env.ts'
import { isBanned, type UserRow, userJson } from '../accounts/users.ts'
import { AuthError } from '../auth-error.ts'
import { lacksEnrolledFactor } from '../factors/factors.ts'
import { recordOperatorFactor } from '../operators/recorded-factor.ts'
import type { AuthContext } from '../requests/requests.ts'
import type { SignIn } from '../sign-in.ts'
import { accessTokenSeconds } from './access-tokens.ts'
import {
  amrEntry,
  amrOf,
  findSession,
  readSessionCookie,
  recordSignIn,
  revokeSessions,
  type SessionRow,
  type SignedIn,
  type SignedInByCookie,
  sessionEnd,
  sessionOfCookie,
  setSessionCookie,
} from './session-rows.ts'

/**
 * The user and session of the access token. The session is looked up each time, because a token stays valid for minutes
 * after its session has ended.
 */
export async function requireSession(c: AuthContext, signIn: SignIn): Promise<SignedIn> {
  const found = await authenticate(c.req.header('authorization'), signIn)
  if (typeof found === 'string') throw new AuthError(found)
  addLogFields(c, { user: found.user.id })
  return found
}

type Refusal = 'no_authorization' | 'bad_jwt' | 'session_not_found' | 'user_banned'

/** The user and session of an `Authorization` header, or the code of the refusal. */
export async function authenticate(
  authorization: string | null | undefined,
  { db, tokens, now }: SignIn,
): Promise<SignedIn | Refusal> {
  const token = bearerToken(authorization)
  if (!token) return 'no_authorization'
  const claims = await tokens.read(token)
  if (!claims || !isUuid(claims.sessionId)) return 'bad_jwt'
  const found = await findSession(db, { id: claims.sessionId }, now())
  if (!found || found.user.id !== claims.userId) return 'session_not_found'
  if (isBanned(found.user, now())) return 'user_banned'
  // A token issued before the second factor stays aal1: it may have been stolen.
  const aal = claims.aal === 'aal2' ? found.session.aal : 'aal1'
  return { user: found.user, session: { ...found.session, aal } }
}

/**
 * The session, where bearer token and cookie belong to the same one. Whatever adds a sign-in method requires both: an
 * access token stolen from the browser's storage must not outlive its 15 minutes.
 */
export async function requireBrowserSession(c: AuthContext, signIn: SignIn): Promise<SignedIn> {
  const found = await requireSession(c, signIn)
  const owner = await sessionOfCookie(c, signIn)
  if (owner?.session.id !== found.session.id) throw new AuthError('refresh_token_not_found')
  return found
}

/** Throws unless a session of a user with a second factor is aal2: a stolen first factor must not change either one. */
export async function requireEnrolledFactor(signIn: SignIn, found: SignedIn): Promise<void> {
  if (await lacksEnrolledFactor(signIn, found)) throw new AuthError('insufficient_aal')
}

/** Required for what adds or removes a way to sign in: token and cookie of the session, and every factor of the account. */
export async function requireFullSession(c: AuthContext, signIn: SignIn): Promise<SignedIn> {
  const found = await requireBrowserSession(c, signIn)
  await requireEnrolledFactor(signIn, found)
  return found
}

/** Maximum age of the sign-in for irreversible actions. */
const freshMs = 10 * 60_000

/**
 * Required to delete or export the account: token and cookie of the session, every factor of the account, and a sign-in
 * within the last ten minutes. A refresh does not count as a sign-in.
 */
export async function requireRecentSignIn(c: AuthContext, signIn: SignIn): Promise<SignedIn> {
  const found = await requireBrowserSession(c, signIn)
  const message = 'This requires a sign-in within the last ten minutes'
  if (signIn.now().getTime() - found.session.created_at.getTime() > freshMs)
    throw new AuthError('reauthentication_needed', { message })
  await requireEnrolledFactor(signIn, found)
  return found
}

interface Opening {
  /** As in `amr`: how the user signed in. */
  method: string
  /** For a method that is two factors by itself. */
  aal?: 'aal2'
  userAgent: string | undefined
  now: Date
}

const newSessionToken = () => randomBytes(24).toString('hex')

/**
 * Opens a session for a user whose proof was checked. `startSession` hands it over to the browser.
 *
 * @throws AuthError `user_banned`
 */
export async function openSession(db: Db, user: UserRow, opening: Opening): Promise<SignedIn> {
  const { method, aal = 'aal1', userAgent, now } = opening
  if (isBanned(user, now)) throw new AuthError('user_banned')
  const session = await db
    .insertInto('auth_sessions')
    .values({
      user_id: user.id,
      token: newSessionToken(),
      user_agent: userAgent?.slice(0, 512) ?? null,
      ip_address: null,
      amr: JSON.stringify([amrEntry(method, now)]),
      aal,
      created_at: now,
      updated_at: now,
      expires_at: sessionEnd(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { user, session }
}

/** Hands a new session over to the browser, and revokes the one that its cookie belonged to. */
export async function startSession(c: AuthContext, signIn: SignIn, { user, session }: SignedIn) {
  const now = signIn.now()
  const before = await readSessionCookie(c, signIn)
  const sessions = signIn.db.deleteFrom('auth_sessions')
  if (before) await sessions.where('token', '=', before.token).where('id', '!=', session.id).execute()
  logSignIn(c, session)
  const generation = await recordSignIn(signIn.db, { user, session }, now)
  const cookie = { token: session.token, generation }
  return await sessionResponse(c, signIn, { user: { ...user, last_sign_in_at: now }, session, cookie })
}

/** Logs the methods (`amr`) by which a session was opened or stepped up. */
export function logSignIn(c: AuthContext, session: SessionRow): void {
  const signIn = amrOf(session).map(({ method }) => method)
  addLogFields(c, { signIn: signIn.join(' ') })
}

/** GoTrue's session. The refresh token is in the cookie instead. */
export async function sessionResponse(c: AuthContext, signIn: SignIn, found: SignedInByCookie) {
  const { user, session, cookie } = found
  addLogFields(c, { user: user.id })
  const shown = await userJson(signIn, user)
  const access_token = await signIn.tokens.issue(user, session, shown)
  await setSessionCookie(c, cookie, signIn)
  return c.json({
    access_token,
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    expires_at: Math.floor(signIn.now().getTime() / 1000) + accessTokenSeconds,
    // A refresh token would be in the browser's storage: ours is in the cookie.
    refresh_token: 'kept-in-a-cookie',
    user: shown,
  })
}

export interface StepUp {
  method: string
  /** Ends the user's other sessions. */
  endsOthers: boolean
}

/**
 * Makes a session aal2, inside the transaction that verifies the factor (`signIn.db`). Its cookie gets a new token, so
 * that a stolen copy of the previous one is not stepped up.
 */
export async function stepUpSession(
  signIn: SignIn,
  { user, session }: SignedIn,
  { method, endsOthers }: StepUp,
): Promise<SignedInByCookie> {
  const tx = signIn.db
  const now = signIn.now()
  const earlier = amrOf(session).filter((one) => one.method !== method)
  const amr = [amrEntry(method, now), ...earlier]
  const raised = { token: newSessionToken(), aal: 'aal2' } as const
  const { numUpdatedRows } = await tx
    .updateTable('auth_sessions')
    .set({ ...raised, amr: JSON.stringify(amr) })
    .where('id', '=', session.id)
    .executeTakeFirstOrThrow()
  // Ended since the request began: the transaction is rolled back.
  if (numUpdatedRows === 0n) throw new AuthError('session_not_found')
  await tx
    .updateTable('auth_refreshes')
    .set({ generation: 1, rotated_at: now })
    .where('session_id', '=', session.id)
    .execute()
  if (endsOthers) await revokeSessions(tx, { user, session }, 'others')
  await recordOperatorFactor(signIn, user)
  return { user, session: { ...session, ...raised, amr }, cookie: { token: raised.token, generation: 1 } }
}
