import { tellLog } from '../env.ts'
import { accessTokenSeconds } from './access-token.ts'
import { type AuthContext, shownUser } from './facade-parts.ts'
import { cookieOf, giveCookie, type Held } from './session-cookie.ts'
import { endReplaced, noteSignIn, type SessionRow, type SignedIn, waysOf } from './sessions.ts'
import { placeholder } from './shapes.ts'
import type { SignIn } from './sign-in.ts'

/** Hands a session that was just opened over to the browser; the one that it had before ends with its cookie. */
export async function begin(c: AuthContext, signIn: SignIn, { user, session }: SignedIn): Promise<Response> {
  const now = signIn.now()
  const before = await cookieOf(c.req.raw.headers, signIn)
  if (before) await endReplaced(signIn.db, before.token, session)
  tellSignIn(c, session)
  const generation = await noteSignIn(signIn.db, { user, session }, now)
  const held = { token: session.token, generation }
  return await answerSession(c, signIn, { user: { ...user, last_sign_in_at: now }, session }, held)
}

/** Says in the log by which ways a session was opened or raised. */
export function tellSignIn(c: AuthContext, session: SessionRow): void {
  const signIn = waysOf(session).map(({ method }) => method)
  tellLog(c, { signIn: signIn.join(' ') })
}

/** GoTrue's session. What it calls the refresh token is in the cookie. */
export async function answerSession(
  c: AuthContext,
  signIn: SignIn,
  { user, session }: SignedIn,
  held: Held,
): Promise<Response> {
  tellLog(c, { user: user.id })
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
