import { z } from 'zod'

/** Ways to sign in. Passkeys are known by name only. */
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
    passkey: false,
  }
  return new Set(env.AUTH_METHODS.filter((method) => has[method] ?? true))
}
