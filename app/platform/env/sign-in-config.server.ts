import { z } from 'zod'

/** Ways to sign in. */
export const authMethod = z.enum([
  'google',
  'password',
  'email-otp',
  'magic-link',
  'phone',
  'web3',
  'sso',
  'totp',
  'passkey',
])

export type AuthMethod = z.output<typeof authMethod>

/** What raises a session to aal2. */
export const secondFactors: readonly AuthMethod[] = ['totp', 'passkey']

/** A program registered at an OpenID Connect provider. */
export interface OidcClient {
  id: string
  secret: string
  issuer: string
}

/** WebAuthn: browsers know passkeys only on https and on this machine, and for a name, not for an IP address. */
export function mayHavePasskeys(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl)
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return true
  return protocol === 'https:' && !/^[\d.]+$|^\[/.test(hostname)
}
