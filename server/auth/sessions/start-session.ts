import { addLogFields } from '../../env.ts'
import { userJson } from '../accounts/user-json.ts'
import type { AuthContext } from '../requests/auth-context.ts'
import type { SignIn } from '../sign-in.ts'
import { accessTokenSeconds } from './access-token.ts'
import { readSessionCookie, type SessionCookie, setSessionCookie } from './session-cookie.ts'
import { amrOf, recordSignIn, revokeReplacedSession, type SessionRow, type SignedIn } from './session-rows.ts'

/** Hands a new session over to the browser, and revokes the one that its cookie belonged to. */
export async function startSession(c: AuthContext, signIn: SignIn, { user, session }: SignedIn) {
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
    // A refresh token would be in the browser's storage: ours is in the cookie.
    refresh_token: 'kept-in-a-cookie',
    user: shown,
  })
}
