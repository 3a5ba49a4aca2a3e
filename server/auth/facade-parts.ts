import type { Context } from 'hono'
import type { z } from 'zod'
import type { Report } from '#app/platform/services.server.ts'
import { type ServerEnv, tellLog } from '../env.ts'
import { AuthError } from './auth-error.ts'
import { factorsOf, shownFactor } from './factor-rows.ts'
import { accountsOf, providersOf, shownIdentities } from './identity-rows.ts'
import { findSession, type SignedIn, type UserRow } from './sessions.ts'
import { gotrueUser } from './shapes.ts'
import type { SignIn } from './sign-in.ts'
import { isAdmin, isBanned } from './who-may.ts'

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
  tellLog(c, { user: found.user.id })
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

/** The signed-in user in GoTrue's shape. */
export async function shownUser(signIn: SignIn, { user }: Pick<SignedIn, 'user'>) {
  const [shown] = await shownUsers(signIn, [user])
  if (!shown) throw new Error('of one user none was shown')
  return shown
}

/** In the order given. */
export async function shownUsers({ db, adminEmails, pictures, siteUrl }: SignIn, users: UserRow[]) {
  const ids = users.map(({ id }) => id)
  const [accounts, factors] = [await accountsOf(db, ids), await factorsOf(db, ids)]
  const paths = await pictures.paths(users.map(({ image }) => image))
  const withAvatar = (user: UserRow) => ({ ...user, image: ownAddress(paths, user.image, siteUrl) })
  return users.map((user) => ({
    ...gotrueUser(withAvatar(user), providersOf(accounts.get(user.id) ?? []), isAdmin(user, adminEmails)),
    identities: shownIdentities(user, accounts.get(user.id) ?? []),
    factors: (factors.get(user.id) ?? []).map(shownFactor),
  }))
}

/** Where a picture stands on this site; its provider's own address until it is here. */
function ownAddress(paths: ReadonlyMap<string, string>, image: string | null, siteUrl: string) {
  const path = paths.get(image ?? '')
  return path === undefined ? image : siteUrl + path
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
