import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { addLogFields } from '../../env.ts'
import { AuthError } from '../auth-error.ts'
import { addAuthCode, keepForBrowser, takeForBrowser } from '../codes/stored-codes.ts'
import { emailLang } from '../emails/email.ts'
import { pkceFields } from '../requests/request-fields.ts'
import { type AuthContext, bodyOf, type Handler, queryOf, returnUrlOf, sha256 } from '../requests/requests.ts'
import type { SignedIn } from '../sessions/session-rows.ts'
import { sessionOfCookie } from '../sessions/session-rows.ts'
import { requireBrowserSession, requireEnrolledFactor } from '../sessions/signed-in.ts'
import type { ProviderId, SignIn } from '../sign-in.ts'
import { linkTo, signInAs } from './identities.ts'
import { explained, ProviderRefusal } from './oidc-provider.ts'

/** What a page asks for: where it wants to be led back to, with PKCE of its own. */
const returning = z.object({ redirect_to: z.string().max(2048).nullish(), ...pkceFields })

const signInQuery = returning.extend({ provider: z.literal('google') })

/** `GET /authorize`: redirects to Google. The page keeps the PKCE verifier; the return URL is kept here. */
export async function authorize(c: AuthContext, signIn: SignIn): Promise<Response> {
  if (!signIn.hasGoogle) throw new AuthError('provider_disabled')
  const query = queryOf(c, signInQuery)
  const url = await beginSignIn(c, signIn, 'google', query)
  if (url) return c.redirect(url, 302)
  return redirectWithError(c, returnUrlOf(signIn.siteUrl, query.redirect_to), 'google_unreachable')
}

const ssoRequest = returning.extend({
  domain: z.string().min(1).max(253).optional(),
  provider_id: z.string().max(100).optional(),
  skip_http_redirect: z.boolean().nullish(),
})

/** `POST /sso`: the authorization URL of the only provider, OIDC_ISSUER. It serves every requested domain. */
export async function signInWithSso(c: AuthContext, signIn: SignIn): Promise<Response> {
  if (!signIn.methods.has('sso')) throw new AuthError('sso_provider_disabled')
  const { domain, provider_id, skip_http_redirect, ...page } = await bodyOf(c, ssoRequest)
  if (domain === undefined && provider_id === undefined) throw new AuthError('validation_failed')
  if (provider_id !== undefined && provider_id !== 'sso') throw new AuthError('sso_provider_not_found')
  const url = await beginSignIn(c, signIn, 'sso', page)
  if (!url) throw new AuthError('provider_unreachable')
  return skip_http_redirect ? c.json({ url }) : c.redirect(url, 303)
}

const linkQuery = returning.extend({ provider: z.string() })

/** `GET /user/identities/authorize`: the URL to link another identity. The callback is that of a sign-in. */
export async function linkIdentity(c: AuthContext, signIn: SignIn): Promise<Response> {
  const linker = await requireBrowserSession(c, signIn)
  const { provider, ...page } = queryOf(c, linkQuery)
  if (provider !== 'google' || !signIn.hasGoogle) throw new AuthError('provider_disabled')
  await requireEnrolledFactor(signIn, linker)
  const url = await beginSignIn(c, signIn, provider, page, linker.session.id)
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

const random = () => randomBytes(32).toString('base64url')

/**
 * The provider's authorization URL. What the callback needs is kept for ten minutes and for this browser only (login
 * CSRF). Undefined where the provider does not answer.
 */
async function beginSignIn(
  c: AuthContext,
  signIn: SignIn,
  provider: ProviderId,
  page: z.output<typeof returning>,
  linker?: string,
): Promise<string | undefined> {
  const opened = await signIn.providers[provider]()
  if (!opened) return undefined
  const [state, nonce, verifier] = [random(), random(), random()]
  const returnUrl = returnUrlOf(signIn.siteUrl, page.redirect_to).href
  const kept: z.output<typeof begun> = { nonce, verifier, returnUrl, challenge: page.code_challenge, linker }
  await keepForBrowser(c, signIn, nameOf(provider, state), kept)
  return opened.authorizationUrl({ state, nonce, challenge: sha256(verifier) })
}

const nameOf = (provider: ProviderId, state: string) => `sign-in:${provider}:${sha256(state)}`

/** The callback of the provider. The page gets a code that is useless without its PKCE verifier. */
export const callbackOf =
  (provider: ProviderId): Handler =>
  async (c, signIn) => {
    const state = c.req.query('state') ?? ''
    const kept = await takeForBrowser(c, signIn, nameOf(provider, state), begun)
    const returnUrl = returnUrlOf(signIn.siteUrl, kept?.returnUrl)
    if (!kept) return redirectWithError(c, returnUrl, 'state_mismatch')
    try {
      const { session } = await sessionOf(c, signIn, { ...kept, state, provider })
      const { challenge } = kept
      await addAuthCode(signIn, returnUrl, { session_id: session.id, challenge })
      return c.redirect(returnUrl.href, 302)
    } catch (error) {
      if (!(error instanceof AuthError)) throw error
      const reason = error instanceof ProviderRefusal ? error.reason : error.code
      return redirectWithError(c, returnUrl, reason === 'unreachable' ? `${provider}_unreachable` : reason)
    }
  }

/** @throws ProviderRefusal, AuthError `user_banned` */
async function sessionOf(
  c: AuthContext,
  signIn: SignIn,
  { provider, ...kept }: z.output<typeof begun> & { provider: ProviderId; state: string },
): Promise<SignedIn> {
  const opened = await signIn.providers[provider]()
  if (!opened) throw new ProviderRefusal('unreachable')
  const person = await opened.personOfCode(new URL(c.req.url).search, kept)
  const lang = () => emailLang(c.req.raw.headers, new URL(kept.returnUrl))
  const identity = { provider, person, lang }
  if (!kept.linker) return await signInAs(signIn, identity, c.req.header('user-agent'))
  // Another user may have signed in to the browser meanwhile.
  const owner = await sessionOfCookie(c, signIn)
  if (owner?.session.id !== kept.linker) throw new ProviderRefusal('state_mismatch')
  return await linkTo(signIn, owner, identity)
}

const known: readonly string[] = [
  ...explained,
  'user_banned',
  'other_secret',
  'google_unreachable',
  'sso_unreachable',
]

/** Redirects to the page with GoTrue's error parameters. */
function redirectWithError(c: AuthContext, returnUrl: URL, reason: string): Response {
  returnUrl.searchParams.set('error', reason === 'access_denied' ? reason : 'server_error')
  const refused = known.includes(reason) ? reason : 'unexpected_failure'
  addLogFields(c, { refused })
  returnUrl.searchParams.set('error_code', refused)
  returnUrl.searchParams.set('error_description', 'Signing in did not work.')
  return c.redirect(returnUrl.href, 302)
}
