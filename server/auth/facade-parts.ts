import type { Context } from 'hono'
import type { z } from 'zod'
import type { Report } from '#app/platform/services.server.ts'
import { addLogFields, type ServerEnv } from '../env.ts'
import { accessTokenSeconds } from './access-token.ts'
import { AuthError } from './auth-error.ts'
import {
  cookieOf,
  endReplaced,
  findSession,
  giveCookie,
  type Held,
  noteSignIn,
  type SessionRow,
  type SignedIn,
  waysOf,
} from './sessions.ts'
import { placeholder, shownUser } from './shapes.ts'
import type { SignIn } from './sign-in.ts'
import { isBanned } from './who-may.ts'

export interface FacadeParts {
  signIn: SignIn
  trustedProxies: readonly string[]
  report: Report
}

export type AuthContext = Context<ServerEnv>

/** A JSON body of the wanted form. */
export async function bodyOf<Body>(c: AuthContext, schema: z.ZodType<Body>): Promise<Body> {
  if (!isJson(c.req.header('content-type') ?? '')) throw new AuthError('unsupported_content_type')
  const json: unknown = await c.req.json().catch((error: unknown) => {
    throw error instanceof AuthError ? error : new AuthError('bad_json', { cause: error })
  })
  const body = schema.safeParse(json)
  if (!body.success) throw new AuthError('validation_failed', { cause: body.error })
  return body.data
}

/**
 * Who shows this access token. The session is looked up each time: a token is good for minutes after its session has
 * ended.
 */
export async function bearerOf(c: AuthContext, signIn: SignIn): Promise<SignedIn> {
  const found = await whoShows(c.req.header('authorization'), signIn)
  if (typeof found === 'string') throw new AuthError(found)
  addLogFields(c, { user: found.user.id })
  return found
}

type Refusal = 'no_authorization' | 'bad_jwt' | 'session_not_found' | 'user_banned'

/** The user and session behind an `Authorization` header, or why there is none. */
export async function whoShows(
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
  // A token from before the second factor stays what it was: somebody else may hold it.
  const aal = claims.aal === 'aal2' ? found.session.aal : 'aal1'
  return { user: found.user, session: { ...found.session, aal } }
}

export function bearerToken(authorization: string | null | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
}

/**
 * What Better Auth is told of a request: the browser, for the list of sessions, and the language, for letters.
 *
 * @param session whose call it is
 */
export function engineHeaders(c: AuthContext, session?: SessionRow): Headers {
  return new Headers({
    'user-agent': (c.req.header('user-agent') ?? '').slice(0, 512),
    'accept-language': (c.req.header('accept-language') ?? '').slice(0, 100),
    ...(session && { authorization: `Bearer ${session.token}` }),
  })
}

/** A browser tells where a request with its cookie comes from; only this site's own pages may send one. */
export function refuseOtherSites(c: AuthContext, { siteUrl }: SignIn): void {
  if (c.req.header('origin') !== siteUrl) throw new AuthError('foreign_origin')
}

export const isJson = (contentType: string) => /^application\/json\s*(;|$)/i.test(contentType)

/** Anything else makes the database throw. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}

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
  addLogFields(c, { signIn: signIn.join(' ') })
}

/** GoTrue's session. What it calls the refresh token is in the cookie. */
export async function answerSession(
  c: AuthContext,
  signIn: SignIn,
  { user, session }: SignedIn,
  held: Held,
): Promise<Response> {
  addLogFields(c, { user: user.id })
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
