import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { AuthError } from '../auth-error.ts'
import { issueAuthCode } from '../codes/authorization-codes.ts'
import { keepForBrowser, takeForBrowser, unmarkBrowser } from '../codes/kept-for-browser.ts'
import { emailLang } from '../emails/email.ts'
import { sha256 } from '../hashes.ts'
import {
  type AuthContext,
  type AuthDeps,
  bodyOf,
  type Handler,
  queryOf,
  returnUrlOf,
} from '../requests/auth-context.ts'
import { pkceFields } from '../requests/request-fields.ts'
import { requireBrowserSession, requireEnrolledFactor } from '../sessions/require-session.ts'
import { sessionOfCookie } from '../sessions/session-cookie.ts'
import type { SignedIn } from '../sessions/session-rows.ts'
import type { ProviderId, SignIn } from '../sign-in.ts'
import { linkTo, signInAs } from './identities.ts'
import { ProviderRefusal, redirectWithError } from './provider-refusal.ts'

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
async function takeBegunSignIn(c: AuthContext, signIn: SignIn, provider: ProviderId) {
  const state = c.req.query('state') ?? ''
  const kept = await takeForBrowser(c, signIn, nameOf(provider, state), begun)
  if (!kept) return undefined
  await unmarkBrowser(c, signIn)
  return { state, ...kept }
}

const nameOf = (provider: ProviderId, state: string) => `sign-in:${provider}:${sha256(state)}`

/** The callback of the provider. The page gets a code that is useless without its PKCE verifier. */
export const callbackOf =
  (provider: ProviderId): Handler =>
  async (c, { signIn }) => {
    const begun = await takeBegunSignIn(c, signIn, provider)
    const returnUrl = returnUrlOf(signIn.siteUrl, begun?.returnUrl)
    if (!begun) return redirectWithError(c, returnUrl, 'state_mismatch')
    try {
      const { session } = await sessionOf(c, signIn, { ...begun, provider, returnUrl })
      const { challenge } = begun
      returnUrl.searchParams.set('code', await issueAuthCode(signIn, { session_id: session.id, challenge }))
      return c.redirect(returnUrl.href, 302)
    } catch (error) {
      if (!(error instanceof AuthError)) throw error
      const reason = error instanceof ProviderRefusal ? error.reason : error.code
      return redirectWithError(c, returnUrl, reason === 'unreachable' ? `${provider}_unreachable` : reason)
    }
  }

type Begun = NonNullable<Awaited<ReturnType<typeof takeBegunSignIn>>>

/** @throws ProviderRefusal, AuthError `user_banned` */
async function sessionOf(
  c: AuthContext,
  signIn: SignIn,
  { provider, returnUrl, ...begun }: Omit<Begun, 'returnUrl'> & { provider: ProviderId; returnUrl: URL },
): Promise<SignedIn> {
  const opened = await signIn.providers[provider]()
  if (!opened) throw new ProviderRefusal('unreachable')
  const person = await opened.personOfCode(new URL(c.req.url).search, begun)
  const identity = { provider, person, lang: () => emailLang(c.req.raw.headers, returnUrl) }
  if (!begun.linker) return await signInAs(signIn, identity, c.req.header('user-agent'))
  // Another user may have signed in to the browser meanwhile.
  const owner = await sessionOfCookie(c.req.raw.headers, signIn)
  if (owner?.session.id !== begun.linker) throw new ProviderRefusal('state_mismatch')
  return await linkTo(signIn, owner, identity)
}
