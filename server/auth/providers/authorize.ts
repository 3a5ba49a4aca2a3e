import { z } from 'zod'
import { AuthError } from '../auth-error.ts'
import { type AuthContext, type AuthDeps, bodyOf, queryOf, returnUrlOf } from '../routes/auth-context.ts'
import { pkceFields } from '../routes/request-schemas.ts'
import type { ProviderId, SignIn } from '../services.ts'
import { requireBrowserSession, requireEnrolledFactor } from '../sessions/require-session.ts'
import { beginSignIn } from './begun-sign-in.ts'
import { redirectWithError } from './callback.ts'

const redirectTo = z.string().max(2048).nullish()

const signInQuery = z.object({ provider: z.literal('google'), redirect_to: redirectTo, ...pkceFields })

/** `GET /authorize`: redirects to Google. The page keeps the PKCE verifier; the return URL is kept in the state. */
export async function authorize(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  if (!signIn.hasGoogle) throw new AuthError('provider_disabled')
  const { redirect_to, code_challenge: challenge } = queryOf(c, signInQuery)
  const returnUrl = returnUrlOf(signIn.siteUrl, redirect_to)
  const url = await authorizationUrl(c, 'google', { returnUrl, challenge }, signIn)
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
  const url = await authorizationUrl(c, 'sso', { returnUrl, challenge: code_challenge }, signIn)
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
  const flow = { returnUrl, challenge, linker: linker.session.id }
  const url = await authorizationUrl(c, provider, flow, signIn)
  if (!url) throw new AuthError('provider_unreachable')
  return c.json({ url })
}

interface Flow {
  returnUrl: URL
  challenge: string
  /** The session that links an identity; undefined for a sign-in. */
  linker?: string
}

/** The provider's authorization URL; sets a cookie. Undefined where the provider does not answer. */
async function authorizationUrl(
  c: AuthContext,
  provider: ProviderId,
  { returnUrl, ...flow }: Flow,
  signIn: SignIn,
): Promise<string | undefined> {
  const opened = await signIn.providers[provider]()
  return opened?.authorizationUrl(
    await beginSignIn(c, signIn, provider, { ...flow, returnUrl: returnUrl.href }),
  )
}
