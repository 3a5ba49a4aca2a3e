import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import type { Db } from '#db/schema.ts'
import { setPassword } from '../accounts/passwords.ts'
import {
  accountsOf,
  addressOf,
  type Contact,
  contactOfUser,
  saveUser,
  type UserRow,
} from '../accounts/users.ts'
import { AuthError } from '../auth-error.ts'
import { type AuthContext, bodyOf, keyedHash, sha256 } from '../requests/requests.ts'
import { codeSeconds, findSession, hostCookie } from '../sessions/session-rows.ts'
import { startSession } from '../sessions/signed-in.ts'
import type { SignIn } from '../sign-in.ts'

type Store = Pick<SignIn, 'db' | 'now'>

/** A row that is valid as long as a code that is sent with it, unless it is said how long. */
export async function saveVerification(
  { db, now }: Store,
  identifier: string,
  value: string,
  ms = codeSeconds * 1000,
): Promise<void> {
  const expires_at = new Date(now().getTime() + ms)
  await db.insertInto('auth_verifications').values({ identifier, value, expires_at }).execute()
}

/** Replaces an entry with the same identifier. */
export async function replaceVerification({ db, now }: Store, identifier: string, value: string) {
  await db.transaction().execute(async (tx) => {
    await deleteVerifications(tx, identifier)
    await saveVerification({ db: tx, now }, identifier, value)
  })
}

export async function deleteVerifications(db: Db, identifier: string): Promise<void> {
  await db.deleteFrom('auth_verifications').where('identifier', '=', identifier).execute()
}

/** The value, once: of two that take it at the same moment one gets it. Undefined where it has expired. */
export async function takeVerification({ db, now }: Store, identifier: string) {
  const row = await db
    .deleteFrom('auth_verifications')
    .where('identifier', '=', identifier)
    .returning(['value', 'expires_at'])
    .executeTakeFirst()
  return row && row.expires_at > now() ? row.value : undefined
}

type CodeSource = Store & { secret: string }

const mostTries = 3

/**
 * A new code of six digits, valid for ten minutes. It replaces the previous one; the caller sends it.
 *
 * @param purpose `sign-in`, `reauthentication`, or the change of an address in one session
 * @param to a lowercase e-mail address, or a phone in E.164
 */
export async function makeCode(source: CodeSource, purpose: string, to: string): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const value = `${keyedHash(`code ${purpose} ${to} ${code}`, source.secret)} 0`
  await replaceVerification(source, `code:${purpose}:${to}`, value)
  return code
}

/** Whether the code is right. It works once, and no longer after three wrong attempts. */
export async function takeCode({ db, secret, now }: CodeSource, purpose: string, to: string, code: string) {
  const identifier = `code:${purpose}:${to}`
  return await db.transaction().execute(async (tx) => {
    // Deleted before the comparison: of several requests at once only one compares.
    const stored = await tx
      .deleteFrom('auth_verifications')
      .where('identifier', '=', identifier)
      .where('expires_at', '>', now())
      .returning(['value', 'expires_at', 'created_at'])
      .executeTakeFirst()
    if (!stored) return false
    const [hash = '', wrong] = stored.value.split(' ')
    if (hash === keyedHash(`code ${purpose} ${to} ${code}`, secret)) return true
    const tries = Number(wrong) + 1
    if (tries < mostTries) {
      const row = { ...stored, identifier, value: `${hash} ${tries}` }
      await tx.insertInto('auth_verifications').values(row).execute()
    }
    return false
  })
}

const prefixOf = (mark: string) => `begun:${sha256(mark)}:`

function browserCookie(c: AuthContext, siteUrl: string) {
  const cookie = hostCookie(siteUrl, 'chautari-begun')
  return { ...cookie, mark: getCookie(c, cookie.name)?.match(/^[\w-]{43}$/)?.[0] }
}

/** Keeps what this browser has begun, for as long as a code is valid. A cookie that all its tabs have marks the browser. */
export async function keepForBrowser(c: AuthContext, signIn: SignIn, name: string, begun: object) {
  const cookie = browserCookie(c, signIn.siteUrl)
  const { mark = randomBytes(32).toString('base64url') } = cookie
  setCookie(c, cookie.name, mark, { ...cookie.attributes, maxAge: codeSeconds })
  await replaceVerification(signIn, prefixOf(mark) + name, JSON.stringify(begun))
}

/**
 * What was kept, once; undefined in another browser, and where it has expired. The cookie is deleted once nothing waits
 * any more, in no tab.
 */
export async function takeForBrowser<Begun>(
  c: AuthContext,
  signIn: SignIn,
  name: string,
  schema: z.ZodType<Begun>,
): Promise<Begun | undefined> {
  const { mark, ...cookie } = browserCookie(c, signIn.siteUrl)
  const kept = mark && (await takeVerification(signIn, prefixOf(mark) + name))
  if (!kept) return undefined
  const rows = signIn.db.selectFrom('auth_verifications').select('id')
  const waiting = await rows.where('identifier', 'like', `${prefixOf(mark)}%`).executeTakeFirst()
  if (!waiting) deleteCookie(c, cookie.name, cookie.attributes)
  return schema.parse(JSON.parse(kept))
}

/** What a sign-up chose. There is no user yet: signing up must not block the address for its owner. */
const pendingSignUp = z.object({
  /** Of the password. */
  hash: z.string(),
  name: z.string(),
  /** There was an account already: the password is not set. */
  isKnown: z.boolean(),
})

/**
 * Kept under this name until the address is proven in this browser. Who proves it in another one may be another person
 * than the one who signed up.
 */
const signUpOf = (to: Contact) => `sign-up:${addressOf(to)}`

export const keepPendingSignUp = async (
  c: AuthContext,
  signIn: SignIn,
  to: Contact,
  pending: z.output<typeof pendingSignUp>,
) => await keepForBrowser(c, signIn, signUpOf(to), pending)

/** What this browser has signed up with, and keeps no longer. */
export const takePendingSignUp = async (c: AuthContext, signIn: SignIn, to: Contact) =>
  await takeForBrowser(c, signIn, signUpOf(to), pendingSignUp)

/**
 * Sets password and name where this browser has signed up with the address that was just proven. Who has signed in with a
 * provider since did not choose them.
 */
export async function finishSignUp(c: AuthContext, signIn: SignIn, user: UserRow, to: Contact) {
  const { db, now } = signIn
  const pending = await takePendingSignUp(c, signIn, to)
  if (!pending || pending.isKnown || (await accountsOf(db, [user.id])).size > 0) return user
  await setPassword(db, user.id, pending.hash, now())
  return (await saveUser(db, user.id, { name: user.name || pending.name })) ?? user
}

/** Lifetime of an authorization code. */
const authCodeMs = 5 * 60_000

/**
 * Adds an authorization code (PKCE), which the page exchanges for the session, to the address of the page.
 *
 * @throws AuthError `other_secret`
 */
export async function addAuthCode(
  { db, tokens, now }: SignIn,
  returnUrl: URL,
  waiting: { session_id: string; challenge: string },
): Promise<URL> {
  await tokens.check()
  const code = randomUUID()
  const row = { code_hash: sha256(code), expires_at: new Date(now().getTime() + authCodeMs), ...waiting }
  await db.insertInto('auth_codes').values(row).execute()
  returnUrl.searchParams.set('code', code)
  return returnUrl
}

const exchange = z.object({ auth_code: z.uuid(), code_verifier: z.string().min(43).max(256) })

/** `POST /token?grant_type=pkce`: the session of an authorization code. */
export async function exchangeCode(c: AuthContext, signIn: SignIn): Promise<Response> {
  const { auth_code, code_verifier } = await bodyOf(c, exchange)
  const { db, now } = signIn
  // Deleted first: a code is valid for one attempt.
  const own = db.deleteFrom('auth_codes').where('code_hash', '=', sha256(auth_code))
  const code = await own.returningAll().executeTakeFirst()
  if (!code) throw new AuthError('flow_state_not_found')
  if (code.expires_at <= now()) throw new AuthError('flow_state_expired')
  if (code.challenge !== sha256(code_verifier)) throw new AuthError('bad_code_verifier')
  const found = await findSession(db, { id: code.session_id }, now())
  if (!found) throw new AuthError('session_not_found')
  const to = contactOfUser(found.user)
  const user = to ? await finishSignUp(c, signIn, found.user, to) : found.user
  return await startSession(c, signIn, { ...found, user })
}
