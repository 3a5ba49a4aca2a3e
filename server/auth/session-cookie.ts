import type { Context } from 'hono'
import { deleteCookie, setSignedCookie } from 'hono/cookie'
import { parseSigned } from 'hono/utils/cookie'
import type { ServerEnv } from '../env.ts'
import { sessionSeconds } from './sessions.ts'

/** The long-lived secret of a browser: the session's token, and how often the cookie was replaced. Signed. */
export interface Held {
  token: string
  generation: number
}

const plainName = 'chautari-session'

/** On https a name that browsers take from this very host over https only. */
const nameOf = (siteUrl: string) => (siteUrl.startsWith('https:') ? `__Host-${plainName}` : plainName)

const attributesOf = (siteUrl: string) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: siteUrl.startsWith('https:') }) as const

/** What signs cookies and what Better Auth signs must never be the same thing. */
const keyOf = (secret: string) => `session cookie ${secret}`

interface Keys {
  siteUrl: string
  secret: string
}

export async function giveCookie(
  c: Context<ServerEnv>,
  held: Held,
  { siteUrl, secret }: Keys,
): Promise<void> {
  const value = `${held.token}.${held.generation}`
  const attributes = { ...attributesOf(siteUrl), maxAge: sessionSeconds }
  await setSignedCookie(c, nameOf(siteUrl), value, keyOf(secret), attributes)
}

export function takeCookie(c: Context<ServerEnv>, { siteUrl }: Keys): void {
  deleteCookie(c, nameOf(siteUrl), attributesOf(siteUrl))
}

/** Undefined when there is none, or one that we did not sign. */
export async function cookieOf(headers: Headers, { siteUrl, secret }: Keys): Promise<Held | undefined> {
  const name = nameOf(siteUrl)
  const { [name]: value } = await parseSigned(headers.get('cookie') ?? '', keyOf(secret), name)
  const [, token, generation] = /^(\w+)\.(\d+)$/.exec(value || '') ?? []
  return token && generation ? { token, generation: Number(generation) } : undefined
}
