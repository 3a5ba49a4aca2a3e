import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { AuthError } from '../auth-error.ts'
import { keepForBrowser, takeForBrowser, unmarkBrowser } from '../codes/kept-for-browser.ts'
import { sha256 } from '../hashes.ts'
import { type AuthContext, type AuthDeps, bodyOf, queryOf, returnUrlOf } from '../requests/auth-context.ts'
import { pkceFields } from '../requests/request-fields.ts'
import { requireBrowserSession, requireEnrolledFactor } from '../sessions/require-session.ts'
import type { ProviderId, SignIn } from '../sign-in.ts'
import { redirectWithError } from './provider-refusal.ts'

const redirectTo = z.string().max(2048).nullish()

const signInQuery = z.object({ provider: z.literal('google'), redirect_to: redirectTo, ...pkceFields })

/** `GET /authorize`: redirects to Google. The page keeps the PKCE verifier; the return URL is kept here. */
export async function authorize(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  if (!signIn.hasGoogle) throw new AuthError('provider_disabled')
  const { redirect_to, code_challenge: challenge } = queryOf(c, signInQuery)
  const returnUrl = returnUrlOf(signIn.siteUrl, redirect_to)
  const url = await beginSignIn(c, signIn, 'google', { returnUrl: returnUrl.href, challenge })
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
  const url = await beginSignIn(c, signIn, 'sso', page)
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
  const url = await beginSignIn(c, signIn, provider, page)
  if (!url) throw new AuthError('provider_unreachable')
  return c.json({ url })
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

const random = () => randomBytes(32).toString('base64url')

/**
 * The provider's authorization URL. What the callback needs is kept for ten minutes and for this browser only (login
 * CSRF). Undefined where the provider does not answer.
 */
async function beginSignIn(
  c: AuthContext,
  signIn: SignIn,
  provider: ProviderId,
  page: Omit<BegunSignIn, 'verifier' | 'nonce'>,
): Promise<string | undefined> {
  const opened = await signIn.providers[provider]()
  if (!opened) return undefined
  const [state, nonce, verifier] = [random(), random(), random()]
  await keepForBrowser(c, signIn, nameOf(provider, state), { ...page, nonce, verifier })
  return opened.authorizationUrl({ state, nonce, challenge: sha256(verifier) })
}

/** What this browser began, once; undefined where it did not, also where it is over. */
export async function takeBegunSignIn(c: AuthContext, signIn: SignIn, provider: ProviderId) {
  const state = c.req.query('state') ?? ''
  const kept = await takeForBrowser(c, signIn, nameOf(provider, state), begun)
  if (!kept) return undefined
  await unmarkBrowser(c, signIn)
  return { state, ...kept }
}

const nameOf = (provider: ProviderId, state: string) => `sign-in:${provider}:${sha256(state)}`
