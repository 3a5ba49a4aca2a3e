import { type AuthContext, requireSession } from './auth-context.ts'
import { AuthError } from './auth-error.ts'
import { hasVerifiedFactor } from './factor-rows.ts'
import { needsFactorReset } from './operator-factor.ts'
import { sessionOfCookie } from './refresh.ts'
import { readSessionCookie, type SignedIn } from './sessions.ts'
import type { SignIn } from './sign-in.ts'

/**
 * The session, where bearer token and cookie belong to the same one. Whatever adds a sign-in method requires both: an
 * access token stolen from the browser's storage must not outlive its 15 minutes.
 */
export async function requireBrowserSession(c: AuthContext, signIn: SignIn): Promise<SignedIn> {
  const found = await requireSession(c, signIn)
  const owner = await sessionOfCookie(
    signIn.db,
    await readSessionCookie(c.req.raw.headers, signIn),
    signIn.now(),
  )
  if (owner?.session.id !== found.session.id) throw new AuthError('refresh_token_not_found')
  return found
}

/** Throws unless a session of a user with a second factor is aal2: a stolen first factor must not change either one. */
export async function requireEnrolledFactor(signIn: SignIn, found: SignedIn): Promise<void> {
  if (await lacksEnrolledFactor(signIn, found)) throw new AuthError('insufficient_aal')
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

/** Why an operator is refused: no second factor where one is required or enrolled, or a lost one that must be reset. */
export async function operatorRefusal(
  signIn: SignIn,
  found: SignedIn,
): Promise<'second_factor_needed' | 'second_factor_lost' | undefined> {
  if (await needsFactorReset(signIn, found.user)) return 'second_factor_lost'
  if (found.session.aal === 'aal2') return undefined
  return signIn.adminNeedsFactor || (await lacksEnrolledFactor(signIn, found))
    ? 'second_factor_needed'
    : undefined
}

async function lacksEnrolledFactor({ db, methods }: SignIn, { user, session }: SignedIn): Promise<boolean> {
  // Where TOTP is disabled, no factor can be verified.
  return methods.has('totp') && session.aal !== 'aal2' && (await hasVerifiedFactor(db, user.id))
}
