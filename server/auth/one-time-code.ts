import { z } from 'zod'
import { type AuthContext, type AuthDeps, bodyOf, requireSameOrigin } from './auth-context.ts'
import { AuthError } from './auth-error.ts'
import { deletePendingSignUp } from './pending-sign-up.ts'
import { mayClaim } from './policy.ts'
import {
  challengeField,
  challengeMethod,
  emailField,
  mailMethods,
  phoneField,
  redirectTarget,
  requireMethod,
  signUpData,
} from './request-schemas.ts'
import { limitMail, limitSms, mailCode, textCode } from './send-code.ts'
import { findUserBy } from './sessions.ts'
import type { SignIn } from './sign-in.ts'

const requestSchema = z.object({
  email: emailField.optional(),
  phone: phoneField.optional(),
  create_user: z.boolean().nullish(),
  data: signUpData,
  code_challenge: challengeField,
  code_challenge_method: challengeMethod,
})

/** `POST /otp`: sends a code or a link to sign in, or to create an account where there is none. */
export async function sendOneTimeCode(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  requireSameOrigin(c, signIn)
  const { email, phone, create_user, code_challenge: challenge } = await bodyOf(c, requestSchema)
  const mayCreate = create_user !== false
  const { returnUrl, lang } = redirectTarget(c, signIn)
  if (email) {
    const contents = emailContents(signIn)
    await limitMail(signIn, email)
    await deletePendingSignUp(signIn.db, email)
    const isSent = await mayReceiveMail(signIn, email, mayCreate)
    await mailCode(signIn, {
      kind: 'signIn',
      type: 'magiclink',
      email,
      returnUrl,
      lang,
      challenge,
      isSent,
      contents,
    })
  } else if (phone) {
    requireMethod(signIn, ['phone'], 'phone')
    await limitSms(signIn, phone)
    await deletePendingSignUp(signIn.db, phone)
    const isSent = mayCreate || (await findUserBy(signIn.db, 'phone_number', phone)) !== undefined
    await textCode(signIn, { phone, lang, isSent })
  } else {
    throw new AuthError('validation_failed', { message: 'One of email or phone must be set' })
  }
  return c.json({})
}

function emailContents(signIn: SignIn) {
  requireMethod(signIn, mailMethods, 'email')
  const contents = { code: signIn.methods.has('email-otp'), link: signIn.methods.has('magic-link') }
  if (!contents.code && !contents.link) throw new AuthError('otp_disabled')
  return contents
}

/** Addresses with an account, and others where one may be created; an operator's address only once it is verified. */
export async function mayReceiveMail(
  { db, adminEmails }: SignIn,
  email: string,
  mayCreate: boolean,
): Promise<boolean> {
  const user = await findUserBy(db, 'email', email)
  if (!mayClaim(email, adminEmails)) return user?.email_verified === true
  return mayCreate || user !== undefined
}
