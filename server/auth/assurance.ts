import { AuthError } from './auth-error.ts'
import { type AuthContext, requireSession } from './auth-context.ts'
import { hasVerifiedFactor } from './factor-rows.ts'
import { needsFactorReset } from './operator-factor.ts'
import { sessionOfCookie } from './refresh.ts'
import { readSessionCookie, type SignedIn } from './sessions.ts'
import type { SignIn } from './sign-in.ts'

/**
 * Who shows a token in the browser that has the session's cookie. What opens a further way to sign in wants both: a
 * token alone, taken from the browser's storage, is to be worth its fifteen minutes and nothing after.
 */
export async function requireBrowserSession(c: AuthContext, signIn: SignIn): Promise<SignedIn> {
  const found = await requireSession(c, signIn)
  const owner = await sessionOfCookie(signIn.db, await readSessionCookie(c.req.raw.headers, signIn), signIn.now())
  if (owner?.session.id !== found.session.id) throw new AuthError('refresh_token_not_found')
  return found
}

/** Who has a second factor must have shown it: a stolen first one is not to be enough to change either. */
export async function requireEnrolledFactor(signIn: SignIn, found: SignedIn): Promise<void> {
  if (await lacksEnrolledFactor(signIn, found)) throw new AuthError('insufficient_aal')
}

/** How old a sign-in may be for what cannot be taken back. */
const freshMs = 10 * 60_000

/**
 * Who may delete the account or take its data out: in the browser of the session, with every factor that the account
 * has, and signed in within the last ten minutes. Refreshing makes a session no newer.
 */
export async function requireRecentSignIn(c: AuthContext, signIn: SignIn): Promise<SignedIn> {
  const found = await requireBrowserSession(c, signIn)
  const message = 'This requires a sign-in within the last ten minutes'
  if (signIn.now().getTime() - found.session.created_at.getTime() > freshMs)
    throw new AuthError('reauthentication_needed', { message })
  await requireEnrolledFactor(signIn, found)
  return found
}

/** What an operator lacks: a second factor, where one is required or enrolled, or the reset of an earlier one. */
export async function operatorRefusal(
  signIn: SignIn,
  found: SignedIn,
): Promise<'second_factor_needed' | 'second_factor_lost' | undefined> {
  if (await needsFactorReset(signIn, found.user)) return 'second_factor_lost'
  if (found.session.aal === 'aal2') return undefined
  return signIn.adminNeedsFactor || (await lacksEnrolledFactor(signIn, found)) ? 'second_factor_needed' : undefined
}

async function lacksEnrolledFactor({ db, methods }: SignIn, { user, session }: SignedIn): Promise<boolean> {
  // Where the method is off, nobody could show one.
  return methods.has('totp') && session.aal !== 'aal2' && (await hasVerifiedFactor(db, user.id))
}
