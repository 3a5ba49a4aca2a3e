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

/** Those that send e-mails. */
export const mailMethods: readonly AuthMethod[] = ['password', 'email-otp', 'magic-link']

/** What raises a session to aal2. */
export const secondFactors: readonly AuthMethod[] = ['totp', 'passkey']

/** One without the others is a slip. */
export const togetherOrNotAtAll = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
] as const

interface Settings {
  GOOGLE_CLIENT_ID?: string | undefined
  GOOGLE_CLIENT_SECRET?: string | undefined
  GOOGLE_ISSUER: string
  OIDC_ISSUER?: string | undefined
  OIDC_CLIENT_ID?: string | undefined
  OIDC_CLIENT_SECRET?: string | undefined
  SMS_WEBHOOK_URL?: string | undefined
  AUTH_METHODS: readonly AuthMethod[]
}

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

/** Undefined where sign-in with Google is off. */
export function googleClient(env: Settings): OidcClient | undefined {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret, GOOGLE_ISSUER: issuer } = env
  return id && secret && env.AUTH_METHODS.includes('google') ? { id, secret, issuer } : undefined
}

/** Undefined where there is no single sign-on. */
export function oidcClient(env: Settings): OidcClient | undefined {
  const { OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret, OIDC_ISSUER: issuer } = env
  return id && secret && issuer && env.AUTH_METHODS.includes('sso') ? { id, secret, issuer } : undefined
}

export function methodsOf(env: Settings): ReadonlySet<AuthMethod> {
  const has: Partial<Record<AuthMethod, boolean>> = {
    google: googleClient(env) !== undefined,
    sso: oidcClient(env) !== undefined,
    phone: env.SMS_WEBHOOK_URL !== undefined,
  }
  return new Set(env.AUTH_METHODS.filter((method) => has[method] ?? true))
}
