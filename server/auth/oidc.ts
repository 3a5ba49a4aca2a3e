import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { addLogFields } from '../env.ts'
import { AuthError } from './auth-error.ts'
import type { Engine } from './engine.ts'
import { type AuthContext, begin, bodyOf, engineHeaders, type FacadeParts } from './facade-parts.ts'
import { findSession, openedSession, type SignedIn } from './sessions.ts'
import { countIdentities } from './shapes.ts'
import { type SignIn, within } from './sign-in.ts'

/** PKCE as the client sends it: S256 only. */
export const wantedChallenge = {
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.string().toLowerCase().pipe(z.literal('s256')),
}

const asked = z.object({
  provider: z.literal('google'),
  redirect_to: z.string().max(2048).optional(),
  ...wantedChallenge,
})

/** How long a page may take to fetch the session that waits for it. */
const codeMs = 5 * 60_000
/** How long a provider may take to say who somebody is: two questions of five seconds. */
const answerMs = 10_000

type Provider = keyof SignIn['providers']

/** Sends the browser to Google. The page keeps the verifier of its challenge; where it wants to go back to is kept in the state. */
export async function authorize(c: AuthContext, { signIn }: FacadeParts): Promise<Response> {
  if (!signIn.hasGoogle) throw new AuthError('provider_disabled')
  const query = asked.safeParse(c.req.query())
  if (!query.success) throw new AuthError('validation_failed', { cause: query.error })
  const { code_challenge: challenge } = query.data
  const goal = goalOf(signIn.siteUrl, query.data.redirect_to)
  const url = await askProvider(c, 'google', { goal, challenge }, signIn)
  return url ? c.redirect(url, 302) : giveUp(c, goal, 'google_unreachable')
}

interface Flow {
  goal: URL
  challenge: string
  /** Who links an identity; undefined where somebody signs in. */
  linker?: SignedIn | undefined
}

/** Where the browser goes to be vouched for; it gets the cookie of the flow. Undefined where the provider does not answer. */
export async function askProvider(
  c: AuthContext,
  provider: Provider,
  { goal, challenge, linker }: Flow,
  signIn: SignIn,
): Promise<string | undefined> {
  const engine = await reachable(signIn, provider)
  if (!engine) return undefined
  const { api, attempt } = engine
  const linking = linker && {
    session: linker.session.id,
    identities: String(await countIdentities(signIn.db, linker.user.id)),
  }
  const back = `${signIn.siteUrl}/auth/v1/back?${new URLSearchParams({ goal: goal.href, challenge, ...linking })}`
  const call = {
    headers: engineHeaders(c, linker?.session),
    body: { provider, callbackURL: back, errorCallbackURL: back, disableRedirect: true },
    returnHeaders: true as const,
  }
  const { answer } = await attempt(
    linking
      ? // The session comes back in the state, where an identity is linked in no other one.
        api.linkSocialAccount({
          ...call,
          body: { ...call.body, additionalData: { session: linking.session } },
        })
      : api.signInSocial(call),
  )
  if (!answer?.response.url) return undefined
  await passOnCookies(c, engine, answer.headers)
  return answer.response.url
}

/** The provider sent the browser back. The page is given a code that is worth nothing without its verifier. */
export async function callback(
  c: AuthContext,
  provider: Provider,
  { signIn }: FacadeParts,
): Promise<Response> {
  const engine = await reachable(signIn, provider)
  const headers = engineHeaders(c)
  headers.set('cookie', c.req.header('cookie') ?? '')
  const query = c.req.query()
  const call = { method: 'GET', params: { id: provider }, query, headers, asResponse: true } as const
  const answer = engine && (await within(answerMs, engine.api.callbackOAuth(call)))
  const opened = answer && (await passOnCookies(c, engine, answer.headers))
  const back = new URL(answer?.headers.get('location') ?? '/', signIn.siteUrl).searchParams
  const goal = goalOf(signIn.siteUrl, back.get('goal') ?? undefined)
  const challenge = back.get('challenge')
  const found = back.has('session')
    ? await linkedTo(signIn, back)
    : opened && (await openedSession(signIn.db, { id: opened }, methods[provider], signIn.now()))
  if (!found || !challenge) return giveUp(c, goal, back.get('error') ?? unreachable[provider])
  if (found === 'identity_already_exists') return giveUp(c, goal, found)
  goal.searchParams.set('code', await codeFor(signIn, { session_id: found.session.id, challenge }))
  return c.redirect(goal.href, 302)
}

/** As GoTrue names them in the token. */
const methods = { google: 'oauth', sso: 'sso/oidc' } as const

const unreachable = { google: 'google_unreachable', sso: 'sso_unreachable' } as const

/** @returns the id of the session that was opened */
async function passOnCookies(c: AuthContext, engine: Engine, headers: Headers): Promise<string | undefined> {
  const { cookies, sessionId } = await engine.readHeaders(headers)
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
  return sessionId
}

/** Whose session goes on now that an identity was linked; undefined where none was. */
async function linkedTo(
  { db, now }: SignIn,
  back: URLSearchParams,
): Promise<SignedIn | 'identity_already_exists' | undefined> {
  if (back.get('error')) return undefined
  const found = await findSession(db, { id: back.get('session') ?? '' }, now())
  if (!found) return undefined
  const isNew = (await countIdentities(db, found.user.id)) > Number(back.get('identities'))
  return isNew ? found : 'identity_already_exists'
}

/** What a page exchanges for the session that waits for it, with the verifier of its challenge. */
export async function codeFor(
  { db, now }: SignIn,
  waiting: { session_id: string; challenge: string },
): Promise<string> {
  const code = randomUUID()
  const expires_at = new Date(now().getTime() + codeMs)
  await db
    .insertInto('auth_codes')
    .values({ code_hash: sha256(code), ...waiting, expires_at })
    .execute()
  return code
}

const exchange = z.object({ auth_code: z.uuid(), code_verifier: z.string().min(43).max(256) })

/** `POST /token?grant_type=pkce`: the session that waits behind a code. */
export async function exchangeCode(c: AuthContext, { signIn }: FacadeParts): Promise<Response> {
  const { auth_code, code_verifier } = await bodyOf(c, exchange)
  const { db, now } = signIn
  // Taken out at once: a code is good for one try.
  const code = await db
    .deleteFrom('auth_codes')
    .where('code_hash', '=', sha256(auth_code))
    .returningAll()
    .executeTakeFirst()
  if (!code) throw new AuthError('flow_state_not_found')
  if (code.expires_at <= now()) throw new AuthError('flow_state_expired')
  if (code.challenge !== sha256(code_verifier)) throw new AuthError('bad_code_verifier')
  const found = await findSession(db, { id: code.session_id }, now())
  if (!found) throw new AuthError('session_not_found')
  return await begin(c, signIn, found)
}

/** Base64url, as a challenge of S256 is written. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

export async function reachable({ providers }: SignIn, provider: Provider): Promise<Engine | undefined> {
  try {
    return await providers[provider]()
  } catch {
    return undefined
  }
}

/** An address of this site to go back to; anything else gives way to the home page. */
export function goalOf(siteUrl: string, wanted: string | undefined): URL {
  const goal = URL.parse(wanted ?? '/', siteUrl)
  return goal?.origin === siteUrl ? goal : new URL('/', siteUrl)
}

const known = [
  'access_denied',
  'email_not_verified',
  'account_not_linked',
  'user_banned',
  'google_unreachable',
  'sso_unreachable',
  'state_mismatch',
  'identity_already_exists',
]

/** What the engine calls otherwise. */
const gotrueNames: Record<string, string> = {
  account_already_linked_to_different_user: 'identity_already_exists',
}

/** Back to the page, with the reason in GoTrue's parameters. */
function giveUp(c: AuthContext, goal: URL, reason: string): Response {
  goal.searchParams.set('error', reason === 'access_denied' ? reason : 'server_error')
  const code = gotrueNames[reason] ?? reason
  const refused = known.includes(code) ? code : 'unexpected_failure'
  addLogFields(c, { refused })
  goal.searchParams.set('error_code', refused)
  goal.searchParams.set('error_description', 'Signing in did not work.')
  return c.redirect(goal.href, 302)
}
