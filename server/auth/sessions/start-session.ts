import { randomBytes } from 'node:crypto'
import type { Db } from '#db/schema.ts'
import { addLogFields } from '../../env.ts'
import { userJson } from '../accounts/user-json.ts'
import { isBanned, type UserRow } from '../accounts/user-rows.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthContext } from '../requests/auth-context.ts'
import type { SignIn } from '../sign-in.ts'
import { accessTokenSeconds } from './access-token.ts'
import { readSessionCookie, type SessionCookie, setSessionCookie } from './session-cookie.ts'
import {
  amrEntry,
  amrOf,
  recordSignIn,
  revokeReplacedSession,
  type SessionRow,
  type SignedIn,
  sessionEnd,
} from './session-rows.ts'

interface Opening {
  /** As in `amr`: how the user signed in. */
  method: string
  /** For a method that is two factors by itself. */
  aal?: 'aal2'
  userAgent: string | undefined
  now: Date
}

export const newSessionToken = () => randomBytes(24).toString('hex')

/**
 * Opens a session for a user whose proof was checked. `startSession` hands it over to the browser.
 *
 * @throws AuthError `user_banned`
 */
export async function openSession(
  db: Db,
  user: UserRow,
  { method, aal, userAgent, now }: Opening,
): Promise<SignedIn> {
  if (isBanned(user, now)) throw new AuthError('user_banned')
  const session = await db
    .insertInto('auth_sessions')
    .values({
      user_id: user.id,
      token: newSessionToken(),
      user_agent: userAgent?.slice(0, 512) ?? null,
      ip_address: null,
      amr: JSON.stringify([amrEntry(method, now)]),
      aal: aal ?? 'aal1',
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
