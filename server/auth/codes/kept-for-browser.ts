import { randomBytes } from 'node:crypto'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { z } from 'zod'
import { sha256 } from '../hashes.ts'
import type { AuthContext } from '../requests/auth-context.ts'
import { hostCookie } from '../sessions/session-cookie.ts'
import { codeSeconds } from '../sessions/session-rows.ts'
import type { SignIn } from '../sign-in.ts'
import { replaceVerification, takeVerification } from './verifications.ts'

/** Keeps what this browser has begun, for as long as a code is valid. A cookie that all its tabs have marks the browser. */
export async function keepForBrowser(
  c: AuthContext,
  { db, siteUrl, now }: SignIn,
  name: string,
  begun: object,
): Promise<void> {
  const { name: cookie, mark = randomBytes(32).toString('base64url'), attributes } = browserCookie(c, siteUrl)
  setCookie(c, cookie, mark, { ...attributes, maxAge: codeSeconds })
  await replaceVerification(db, prefixOf(mark) + name, JSON.stringify(begun), now())
}

/** What was kept, once; undefined in another browser, and where it has expired. */
export async function takeForBrowser<Begun>(
  c: AuthContext,
  { db, siteUrl, now }: SignIn,
  name: string,
  schema: z.ZodType<Begun>,
): Promise<Begun | undefined> {
  const { mark } = browserCookie(c, siteUrl)
  const kept = mark && (await takeVerification(db, prefixOf(mark) + name, now()))
  return kept ? schema.parse(JSON.parse(kept)) : undefined
}

/** Deletes the cookie once nothing waits any more, in no tab. */
export async function unmarkBrowser(c: AuthContext, { db, siteUrl }: SignIn): Promise<void> {
  const { name, mark, attributes } = browserCookie(c, siteUrl)
  if (!mark) return
  const waiting = await db
    .selectFrom('auth_verifications')
    .select('id')
    .where('identifier', 'like', `${prefixOf(mark)}%`)
    .executeTakeFirst()
  if (!waiting) deleteCookie(c, name, attributes)
}

const prefixOf = (mark: string) => `begun:${sha256(mark)}:`

function browserCookie(c: AuthContext, siteUrl: string) {
  const cookie = hostCookie(siteUrl, 'chautari-begun')
  return { ...cookie, mark: getCookie(c, cookie.name)?.match(/^[\w-]{43}$/)?.[0] }
}
