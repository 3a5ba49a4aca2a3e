import type { Context } from 'hono'
import type { z } from 'zod'
import type { Report } from '#app/platform/services.server.ts'
import { bearerToken, hasContentType, isUuid } from '#server/http/request-guard.ts'
import { addLogFields, type ServerEnv } from '../env.ts'
import { accessTokenSeconds } from './access-token.ts'
import { AuthError } from './auth-error.ts'
import { refreshTokenPlaceholder, userJson } from './gotrue-json.ts'
import { isBanned } from './policy.ts'
import {
  amrOf,
  findSession,
  readSessionCookie,
  recordSignIn,
  revokeReplacedSession,
  type SessionCookie,
  type SessionRow,
  type SignedIn,
  setSessionCookie,
} from './sessions.ts'
import type { SignIn } from './sign-in.ts'

export interface AuthDeps {
  signIn: SignIn
  trustedProxies: readonly string[]
  report: Report
}

export type AuthContext = Context<ServerEnv>

/** Parses and validates a JSON body. */
export async function bodyOf<Body>(c: AuthContext, schema: z.ZodType<Body>): Promise<Body> {
  if (!hasContentType(c.req.header('content-type'), 'json')) throw new AuthError('unsupported_content_type')
  const json: unknown = await c.req.json().catch((error: unknown) => {
    throw new AuthError('bad_json', { cause: error })
  })
  const body = schema.safeParse(json)
  if (!body.success) throw new AuthError('validation_failed', { cause: body.error })
  return body.data
}

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
 * The headers that Better Auth gets of a request: the browser, for the list of sessions, and the language, for e-mails.
 *
 * @param session authenticates the call
 */
export function engineHeaders(c: AuthContext, session?: SessionRow): Headers {
  return new Headers({
    'user-agent': (c.req.header('user-agent') ?? '').slice(0, 512),
    'accept-language': (c.req.header('accept-language') ?? '').slice(0, 100),
    ...(session && { authorization: `Bearer ${session.token}` }),
  })
}

/** CSRF: a request with the cookie must come from a page of this site. */
export function requireSameOrigin(c: AuthContext, { siteUrl }: SignIn): void {
  if (c.req.header('origin') !== siteUrl) throw new AuthError('foreign_origin')
}

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
  const shown = await userJson(signIn, { user })
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
