import { z } from 'zod'
import { type AuthContext, type AuthDeps, bodyOf } from './auth-context.ts'
import { AuthError } from './auth-error.ts'
import { authorizationUrl, pkceChallenge, returnUrlOf } from './oidc.ts'

/** The only provider, OIDC_ISSUER: it serves every requested domain. */
const onlyProvider = 'sso'

const requestSchema = z.object({
  domain: z.string().min(1).max(253).optional(),
  provider_id: z.string().max(100).optional(),
  redirect_to: z.string().max(2048).nullish(),
  skip_http_redirect: z.boolean().nullish(),
  ...pkceChallenge,
})

/** `POST /sso`: the authorization URL of the organisation's provider. */
export async function signInWithSso(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  if (!signIn.methods.has('sso')) throw new AuthError('sso_provider_disabled')
  const { domain, provider_id, redirect_to, skip_http_redirect, code_challenge } = await bodyOf(
    c,
    requestSchema,
  )
  if (domain === undefined && provider_id === undefined) throw new AuthError('validation_failed')
  if (provider_id !== undefined && provider_id !== onlyProvider) {
    throw new AuthError('sso_provider_not_found')
  }
  const returnUrl = returnUrlOf(signIn.siteUrl, redirect_to ?? undefined)
  const url = await authorizationUrl(c, 'sso', { returnUrl, challenge: code_challenge }, signIn)
  if (!url) throw new AuthError('provider_unreachable')
  return skip_http_redirect ? c.json({ url }) : c.redirect(url, 303)
}
