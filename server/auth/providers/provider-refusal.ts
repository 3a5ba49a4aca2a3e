import type { Context } from 'hono'
import { addLogFields, type ServerEnv } from '../../env.ts'
import { AuthError, type RefusalCode } from '../auth-error.ts'

/** Those that a page explains. */
const explained = [
  'access_denied',
  'email_not_verified',
  'account_not_linked',
  'identity_already_exists',
  'state_mismatch',
] as const

/** `email_reserved`: the address is that of an operator. */
type Reason = (typeof explained)[number] | 'unreachable' | 'email_reserved' | 'invalid_code' | 'invalid_token'

/** GoTrue's codes where a call is answered without a redirect. */
const codes: Partial<Record<Reason, RefusalCode>> = {
  email_not_verified: 'provider_email_needs_verification',
  unreachable: 'provider_unreachable',
  identity_already_exists: 'identity_already_exists',
  email_reserved: 'identity_already_exists',
}

/** Why a provider, or what it says of somebody, lets nobody in. */
export class ProviderRefusal extends AuthError {
  readonly reason: Reason

  constructor(reason: Reason, options?: ErrorOptions) {
    super(codes[reason] ?? 'bad_oauth_callback', options)
    this.name = 'ProviderRefusal'
    this.reason = reason
  }
}

const known: string[] = [...explained, 'user_banned', 'other_secret', 'google_unreachable', 'sso_unreachable']

/** Redirects to the page with GoTrue's error parameters. */
export function redirectWithError(c: Context<ServerEnv>, returnUrl: URL, reason: string): Response {
  returnUrl.searchParams.set('error', reason === 'access_denied' ? reason : 'server_error')
  const refused = known.includes(reason) ? reason : 'unexpected_failure'
  addLogFields(c, { refused })
  returnUrl.searchParams.set('error_code', refused)
  returnUrl.searchParams.set('error_description', 'Signing in did not work.')
  return c.redirect(returnUrl.href, 302)
}
