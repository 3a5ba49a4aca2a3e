import { randomBytes } from 'node:crypto'
import { getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import { AuthError } from '../auth-error.ts'
import { saveVerification, takeVerification } from '../codes/verifications.ts'
import { sha256 } from '../hashes.ts'
import { type AuthContext, type AuthDeps, bodyOf, queryOf, returnUrlOf } from '../routes/auth-context.ts'
import { pkceFields } from '../routes/request-schemas.ts'
import type { ProviderId, SignIn } from '../services.ts'
import { requireBrowserSession, requireEnrolledFactor } from '../sessions/require-session.ts'
import { codeSeconds } from '../sessions/session-rows.ts'
import { redirectWithError } from './provider-refusal.ts'

const redirectTo = z.string().max(2048).nullish()

const signInQuery = z.object({ provider: z.literal('google'), redirect_to: redirectTo, ...pkceFields })

/** `GET /authorize`: redirects to Google. The page keeps the PKCE verifier; the return URL is kept here. */
export async function authorize(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  if (!signIn.hasGoogle) throw new AuthError('provider_disabled')
  const { redirect_to, code_challenge: challenge } = queryOf(c, signInQuery)
  const returnUrl = returnUrlOf(signIn.siteUrl, redirect_to)
  const url = await authorizationUrl(c, 'google', { returnUrl: returnUrl.href, challenge }, signIn)
  return url ? c.redirect(url, 302) : redirectWithError(c, returnUrl, 'google_unreachable')
}

/** The only provider, OIDC_ISSUER: it serves every requested domain. */
const onlyProvider = 'sso'

const ssoRequest = z.object({
  domain: z.string().min(1).max(253).optional(),
  provider_id: z.string().max(100).optional(),
  redirect_to: redirectTo,
  skip_http_redirect: z.boolean().nullish(),
  ...pkceFields,
})

/** `POST /sso`: the authorization URL of the organisation's provider. */
export async function signInWithSso(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  if (!signIn.methods.has('sso')) throw new AuthError('sso_provider_disabled')
  const { domain, provider_id, redirect_to, skip_http_redirect, code_challenge } = await bodyOf(c, ssoRequest)
  if (domain === undefined && provider_id === undefined) throw new AuthError('validation_failed')
  if (provider_id !== undefined && provider_id !== onlyProvider) {
    throw new AuthError('sso_provider_not_found')
  }
  const returnUrl = returnUrlOf(signIn.siteUrl, redirect_to)
  const page = { returnUrl: returnUrl.href, challenge: code_challenge }
  const url = await authorizationUrl(c, 'sso', page, signIn)
  if (!url) throw new AuthError('provider_unreachable')
  return skip_http_redirect ? c.json({ url }) : c.redirect(url, 303)
}

const linkQuery = z.object({ provider: z.string(), redirect_to: redirectTo, ...pkceFields })

/** `GET /user/identities/authorize`: the URL to link another identity. The callback is that of a sign-in. */
export async function linkIdentity(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const linker = await requireBrowserSession(c, signIn)
  const { provider, redirect_to, code_challenge: challenge } = queryOf(c, linkQuery)
  if (provider !== 'google' || !signIn.hasGoogle) throw new AuthError('provider_disabled')
  await requireEnrolledFactor(signIn, linker)
  const returnUrl = returnUrlOf(signIn.siteUrl, redirect_to)
  const page = { returnUrl: returnUrl.href, challenge, linker: linker.session.id }
  const url = await authorizationUrl(c, provider, page, signIn)
  if (!url) throw new AuthError('provider_unreachable')
  return c.json({ url })
}

/** The provider's authorization URL; sets a cookie. Undefined where the provider does not answer. */
async function authorizationUrl(
  c: AuthContext,
  provider: ProviderId,
  page: Page,
  signIn: SignIn,
): Promise<string | undefined> {
  const opened = await signIn.providers[provider]()
  return opened?.authorizationUrl(await beginSignIn(c, signIn, provider, page))
}

const begun = z.object({
  /** PKCE, of this site to the provider. */
  verifier: z.string(),
  nonce: z.string(),
  /** Of the page, with its own PKCE challenge. */
  returnUrl: z.string(),
  challenge: z.string(),
  /** The session that links an identity; undefined for a sign-in. */
  linker: z.string().optional(),
})

type BegunSignIn = z.output<typeof begun>

type Page = Omit<BegunSignIn, 'verifier' | 'nonce'>

const random = () => randomBytes(32).toString('base64url')

/** Keeps what the callback needs, for ten minutes and for this browser only (login CSRF). */
async function beginSignIn(c: AuthContext, { db, siteUrl, now }: SignIn, provider: ProviderId, page: Page) {
  const [state, nonce, verifier] = [random(), random(), random()]
  const browser = browserOf(c, siteUrl) ?? random()
  const isHttps = siteUrl.startsWith('https:')
  setCookie(c, cookieName, browser, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps,
    maxAge: codeSeconds,
    ...(isHttps && { prefix: 'host' }),
  })
  const kept: BegunSignIn = { ...page, nonce, verifier }
  await saveVerification(db, identifierOf(provider, state, browser), JSON.stringify(kept), now())
  return { state, nonce, challenge: sha256(verifier) }
}

/** What this browser began, once; undefined where it did not, also where it is over. */
export async function takeBegunSignIn(
  c: AuthContext,
  { db, siteUrl, now }: SignIn,
  provider: ProviderId,
): Promise<(BegunSignIn & { state: string }) | undefined> {
  const [state, browser] = [c.req.query('state'), browserOf(c, siteUrl)]
  if (!state || !browser) return undefined
  const kept = await takeVerification(db, identifierOf(provider, state, browser), now())
  return kept === undefined ? undefined : { state, ...begun.parse(JSON.parse(kept)) }
}

const cookieName = 'chautari-begun'

/** A random value that all tabs of a browser have while they sign in. */
function browserOf(c: AuthContext, siteUrl: string): string | undefined {
  const isHttps = siteUrl.startsWith('https:')
  const value = isHttps ? getCookie(c, cookieName, 'host') : getCookie(c, cookieName)
  return value && /^[\w-]{43}$/.test(value) ? value : undefined
}

const identifierOf = (provider: ProviderId, state: string, browser: string) =>
  `sign-in:${provider}:${sha256(`${state} ${browser}`)}`
