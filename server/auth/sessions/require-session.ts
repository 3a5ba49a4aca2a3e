import { bearerToken, isUuid } from '#server/http/request-guard.ts'
import { addLogFields } from '../../env.ts'
import { isBanned } from '../accounts/user-rows.ts'
import { AuthError } from '../auth-error.ts'
import { lacksEnrolledFactor } from '../factors/factor-rows.ts'
import type { AuthContext } from '../requests/auth-context.ts'
import type { SignIn } from '../sign-in.ts'
import { sessionOfCookie } from './session-cookie.ts'
import { findSession, type SignedIn } from './session-rows.ts'

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
  const owner = await sessionOfCookie(c.req.raw.headers, signIn)
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
