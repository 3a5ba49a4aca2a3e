import { randomBytes } from 'node:crypto'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { sha256 } from '../hashes.ts'
import { codeSeconds } from '../sessions/session-rows.ts'
import type { SignIn } from '../sign-in.ts'
import type { AuthContext } from './auth-context.ts'

/** Marks the browser for as long as a code is valid. @returns how identifiers of rows begin that wait for this browser */
export function markBrowser(c: AuthContext, { siteUrl }: Pick<SignIn, 'siteUrl'>): string {
  const { name, value = randomBytes(32).toString('base64url'), attributes } = browserCookie(c, siteUrl)
  setCookie(c, name, value, { ...attributes, maxAge: codeSeconds })
  return prefixOf(value)
}

/** Undefined where nothing waits for this browser. */
export function markOf(c: AuthContext, { siteUrl }: Pick<SignIn, 'siteUrl'>): string | undefined {
  const { value } = browserCookie(c, siteUrl)
  return value && prefixOf(value)
}

/** Deletes the cookie once nothing waits any more, in no tab. */
export async function unmarkBrowser(c: AuthContext, { db, siteUrl }: SignIn): Promise<void> {
  const { name, value, attributes } = browserCookie(c, siteUrl)
  if (!value) return
  const waiting = await db
    .selectFrom('auth_verifications')
    .select('id')
    .where('identifier', 'like', `${prefixOf(value)}%`)
    .executeTakeFirst()
  if (!waiting) deleteCookie(c, name, attributes)
}

const prefixOf = (browser: string) => `begun:${sha256(browser)}:`

/** A random value that all tabs of a browser have while a sign-in or sign-up waits for it. */
function browserCookie(c: AuthContext, siteUrl: string) {
  const secure = siteUrl.startsWith('https:')
  const name = secure ? '__Host-chautari-begun' : 'chautari-begun'
  const value = getCookie(c, name)?.match(/^[\w-]{43}$/)?.[0]
  return { name, value, attributes: { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const }
}
