import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { addLogFields } from '../env.ts'
import { type AuthContext, type AuthDeps, bodyOf, engineHeaders, startSession } from './auth-context.ts'
import { AuthError } from './auth-error.ts'
import type { Engine } from './engine.ts'
import { countIdentities } from './gotrue-json.ts'
import { findSession, openedSession, type SignedIn } from './sessions.ts'
import { type SignIn, withTimeout } from './sign-in.ts'

/** PKCE, S256 only. */
export const pkceChallenge = {
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.string().toLowerCase().pipe(z.literal('s256')),
}

const requestSchema = z.object({
  provider: z.literal('google'),
  redirect_to: z.string().max(2048).optional(),
  ...pkceChallenge,
})

/** Lifetime of an authorization code. */
const authCodeMs = 5 * 60_000
/** Time limit of a callback: two requests to the provider of five seconds each. */
const callbackTimeoutMs = 10_000

type Provider = keyof SignIn['providers']

/** `GET /authorize`: redirects to Google. The page keeps the PKCE verifier; the return URL is kept in the state. */
export async function authorize(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  if (!signIn.hasGoogle) throw new AuthError('provider_disabled')
  const query = requestSchema.safeParse(c.req.query())
  if (!query.success) throw new AuthError('validation_failed', { cause: query.error })
  const { code_challenge: challenge } = query.data
  const returnUrl = returnUrlOf(signIn.siteUrl, query.data.redirect_to)
  const url = await authorizationUrl(c, 'google', { returnUrl, challenge }, signIn)
  return url ? c.redirect(url, 302) : redirectWithError(c, returnUrl, 'google_unreachable')
}

interface Flow {
  returnUrl: URL
  challenge: string
  /** The session that links an identity; undefined for a sign-in. */
  linker?: SignedIn | undefined
}

/** The provider's authorization URL; sets the state cookie. Undefined where the provider does not answer. */
export async function authorizationUrl(
  c: AuthContext,
  provider: Provider,
  { returnUrl, challenge, linker }: Flow,
  signIn: SignIn,
): Promise<string | undefined> {
  const engine = await providerEngine(signIn, provider)
  if (!engine) return undefined
  const { api, attempt } = engine
  const linking = linker && {
    session: linker.session.id,
    identities: String(await countIdentities(signIn.db, linker.user.id)),
  }
  const back = `${signIn.siteUrl}/auth/v1/back?${new URLSearchParams({ goal: returnUrl.href, challenge, ...linking })}`
  const call = {
    headers: engineHeaders(c, linker?.session),
    body: { provider, callbackURL: back, errorCallbackURL: back, disableRedirect: true },
    returnHeaders: true as const,
  }
  const { answer } = await attempt(
    linking
      ? // The session is stored in the state: the identity can be linked in that session only.
        api.linkSocialAccount({
          ...call,
          body: { ...call.body, additionalData: { session: linking.session } },
        })
      : api.signInSocial(call),
  )
  if (!answer?.response.url) return undefined
  await forwardCookies(c, engine, answer.headers)
  return answer.response.url
}

/** The callback of the provider. The page gets a code that is useless without its PKCE verifier. */
export async function callback(c: AuthContext, provider: Provider, { signIn }: AuthDeps): Promise<Response> {
  const engine = await providerEngine(signIn, provider)
  const headers = engineHeaders(c)
  headers.set('cookie', c.req.header('cookie') ?? '')
  const query = c.req.query()
  const call = { method: 'GET', params: { id: provider }, query, headers, asResponse: true } as const
  const answer = engine && (await withTimeout(callbackTimeoutMs, engine.api.callbackOAuth(call)))
  const opened = answer && (await forwardCookies(c, engine, answer.headers))
  const back = new URL(answer?.headers.get('location') ?? '/', signIn.siteUrl).searchParams
  const returnUrl = returnUrlOf(signIn.siteUrl, back.get('goal') ?? undefined)
  const challenge = back.get('challenge')
  const found = back.has('session')
    ? await linkedSession(signIn, back)
    : opened && (await openedSession(signIn.db, { id: opened }, methods[provider], signIn.now()))
  if (!found || !challenge) return redirectWithError(c, returnUrl, back.get('error') ?? unreachable[provider])
  if (found === 'identity_already_exists') return redirectWithError(c, returnUrl, found)
  returnUrl.searchParams.set('code', await issueAuthCode(signIn, { session_id: found.session.id, challenge }))
  return c.redirect(returnUrl.href, 302)
}

/** GoTrue's names in `amr`. */
const methods = { google: 'oauth', sso: 'sso/oidc' } as const

const unreachable = { google: 'google_unreachable', sso: 'sso_unreachable' } as const

/** @returns the id of the session that was opened */
async function forwardCookies(c: AuthContext, engine: Engine, headers: Headers): Promise<string | undefined> {
  const { cookies, sessionId } = await engine.readHeaders(headers)
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
  return sessionId
}

/** The session in which an identity was linked; undefined where none was. */
async function linkedSession(
  { db, now }: SignIn,
  back: URLSearchParams,
): Promise<SignedIn | 'identity_already_exists' | undefined> {
  if (back.get('error')) return undefined
  const found = await findSession(db, { id: back.get('session') ?? '' }, now())
  if (!found) return undefined
  const isNew = (await countIdentities(db, found.user.id)) > Number(back.get('identities'))
  return isNew ? found : 'identity_already_exists'
}

/** An authorization code (PKCE), which the page exchanges for the session. */
export async function issueAuthCode(
  { db, now }: SignIn,
  waiting: { session_id: string; challenge: string },
): Promise<string> {
  const code = randomUUID()
  const expires_at = new Date(now().getTime() + authCodeMs)
  await db
    .insertInto('auth_codes')
    .values({ code_hash: sha256(code), ...waiting, expires_at })
    .execute()
  return code
}

const exchange = z.object({ auth_code: z.uuid(), code_verifier: z.string().min(43).max(256) })

/** `POST /token?grant_type=pkce`: the session of an authorization code. */
export async function exchangeCode(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const { auth_code, code_verifier } = await bodyOf(c, exchange)
  const { db, now } = signIn
  // Deleted first: a code is valid for one attempt.
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
  return await startSession(c, signIn, found)
}

/** Base64url, as in S256 challenges. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

export async function providerEngine({ providers }: SignIn, provider: Provider): Promise<Engine | undefined> {
  try {
    return await providers[provider]()
  } catch {
    return undefined
  }
}

/** A URL of this site; the home page for anything else (open redirect). */
export function returnUrlOf(siteUrl: string, wanted: string | undefined): URL {
  const returnUrl = URL.parse(wanted ?? '/', siteUrl)
  return returnUrl?.origin === siteUrl ? returnUrl : new URL('/', siteUrl)
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

/** The engine's codes that have another name in GoTrue. */
const gotrueNames: Record<string, string> = {
  account_already_linked_to_different_user: 'identity_already_exists',
}

/** Redirects to the page with GoTrue's error parameters. */
function redirectWithError(c: AuthContext, returnUrl: URL, reason: string): Response {
  returnUrl.searchParams.set('error', reason === 'access_denied' ? reason : 'server_error')
  const code = gotrueNames[reason] ?? reason
  const refused = known.includes(code) ? code : 'unexpected_failure'
  addLogFields(c, { refused })
  returnUrl.searchParams.set('error_code', refused)
  returnUrl.searchParams.set('error_description', 'Signing in did not work.')
  return c.redirect(returnUrl.href, 302)
}
