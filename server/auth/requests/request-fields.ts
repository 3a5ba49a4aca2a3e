import { z } from 'zod'
import { isPlaceholder } from '../accounts/users.ts'

/** For operators. */
export const anyEmailField = z.string().trim().toLowerCase().max(254).pipe(z.email())
export const emailField = anyEmailField.refine((email) => !isPlaceholder(email), 'nobody gets mail there')

/** E.164, with or without the plus; stored with it. */
export const e164Field = z
  .string()
  .regex(/^\+?[1-9]\d{6,14}$/)
  .transform((digits) => `+${digits.replace('+', '')}`)

/** The same as people type it. */
export const phoneField = z
  .string()
  .max(32)
  .transform((text) => text.replace(/[\s()-]/g, ''))
  .pipe(e164Field)

/** Whom a call is for. */
export const contactFields = { email: emailField.optional(), phone: phoneField.optional() }

/** One line, without control characters and lone surrogates. */
export const lineField = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)

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

const challenge = z.string().regex(/^[\w-]{43}$/)
const challengeMethod = z.string().toLowerCase().pipe(z.literal('s256'))

/** PKCE, S256 only. */
export const pkceFields = { code_challenge: challenge, code_challenge_method: challengeMethod }

/** `null` from pages that do not use PKCE. */
export const optionalPkceFields = {
  code_challenge: challenge.nullish(),
  code_challenge_method: challengeMethod.nullish(),
}

export const base64url = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(most)

/** What the browser answers, with the challenge that it answers. */
export const answerTo = <Fields extends z.ZodRawShape>(response: Fields) =>
  z.object({
    challenge_id: z.string().min(1).max(300),
    credential: z.object({
      id: base64url(1400),
      rawId: base64url(1400),
      type: z.literal('public-key'),
      response: z.object({ clientDataJSON: base64url(4000), ...response }),
    }),
  })
