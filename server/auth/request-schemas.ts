import { z } from 'zod'
import type { Lang } from '#app/lib/language.ts'
import type { AuthMethod } from '#app/platform/env/sign-in-config.server.ts'
import type { AuthContext } from './auth-context.ts'
import { AuthError } from './auth-error.ts'
import { emailLang } from './emails/email-lang.ts'
import { isPlaceholder } from './gotrue-json.ts'
import { returnUrlOf } from './oidc.ts'
import type { SignIn } from './sign-in.ts'

/** Fields that several requests share. */
export const emailField = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email())
  .refine((email) => !isPlaceholder(email), 'nobody gets mail there')

/** E.164; GoTrue accepts numbers with and without the plus. */
export const phoneField = z
  .string()
  .max(32)
  .transform((text) => text.replace(/[\s()-]/g, ''))
  .pipe(z.string().regex(/^\+?[1-9]\d{6,14}$/))
  .transform((digits) => `+${digits.replace('+', '')}`)

/** PostgreSQL text rejects NUL. */
const name = z
  .string()
  .trim()
  .max(100)
  .refine((text) => !text.includes('\0'))

export const metadata = z.strictObject({ full_name: name })
/** Other metadata of a sign-up is ignored. */
export const signUpData = z.object({ full_name: name.optional() }).nullish()

export const passwordField = z.string().min(1).max(128)
export const codeField = z.string().trim().min(1).max(32)

/** PKCE; `null` from pages that do not use it. */
export const challengeField = z
  .string()
  .regex(/^[\w-]{43}$/)
  .nullish()
export const challengeMethod = z.string().toLowerCase().pipe(z.literal('s256')).nullish()

/** The page that the link of an e-mail finally leads to, and the language of the e-mail. */
export function redirectTarget(c: AuthContext, { siteUrl }: SignIn): { returnUrl: URL; lang: Lang } {
  const returnUrl = returnUrlOf(siteUrl, c.req.query('redirect_to')?.slice(0, 2048))
  return { returnUrl, lang: emailLang(c.req.raw.headers, returnUrl) }
}

export const mailMethods: readonly AuthMethod[] = ['password', 'email-otp', 'magic-link']

/** Throws GoTrue's error where none of the methods is enabled. */
export function requireMethod(
  { methods }: SignIn,
  wanted: readonly AuthMethod[],
  by: 'email' | 'phone',
): void {
  if (wanted.some((method) => methods.has(method))) return
  throw new AuthError(by === 'email' ? 'email_provider_disabled' : 'phone_provider_disabled')
}
