import { z } from 'zod'
import { findUserBy, isPlaceholder } from '../accounts/user-rows.ts'
import { AuthError } from '../auth-error.ts'
import { limitMail, limitSms, mailCode, textCode } from '../codes/code-messages.ts'
import { resendEmailChange, resendPhoneChange } from '../codes/contact-change.ts'
import { makeCode } from '../codes/one-time-codes.ts'
import { deletePendingSignUp, renewPendingSignUp } from '../codes/pending-sign-up.ts'
import { mayClaim } from '../operators/roles.ts'
import {
  type AuthContext,
  type AuthDeps,
  bodyOf,
  mailMethods,
  requireMethod,
  requireSameOrigin,
} from '../requests/auth-context.ts'
import { emailField, optionalPkceFields, phoneField, signUpData } from '../requests/request-fields.ts'
import { requireSession } from '../sessions/require-session.ts'
import type { SignIn } from '../sign-in.ts'
import { resendSignUp } from './sign-up.ts'

const oneTimeCode = z.object({
  email: emailField.optional(),
  phone: phoneField.optional(),
  create_user: z.boolean().nullish(),
  data: signUpData,
  ...optionalPkceFields,
})

/** `POST /otp`: sends a code or a link to sign in, or to create an account where there is none. */
export async function sendOneTimeCode(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  requireSameOrigin(c, signIn)
  const { email, phone, create_user, code_challenge: challenge } = await bodyOf(c, oneTimeCode)
  const mayCreate = create_user !== false
  if (email) {
    requireMethod(signIn, mailMethods, 'email')
    const contents = { code: signIn.methods.has('email-otp'), link: signIn.methods.has('magic-link') }
    if (!contents.code && !contents.link) throw new AuthError('otp_disabled')
    await limitMail(signIn, email)
    await deletePendingSignUp(signIn.db, email)
    const isSent = await mayReceiveMail(signIn, email, mayCreate)
    await mailCode(c, signIn, { kind: 'signIn', type: 'magiclink', email, challenge, isSent, contents })
  } else if (phone) {
    requireMethod(signIn, ['phone'], 'phone')
    await limitSms(signIn, phone)
    await deletePendingSignUp(signIn.db, phone)
    const isSent = mayCreate || (await findUserBy(signIn.db, 'phone_number', phone)) !== undefined
    await textCode(c, signIn, phone, { isSent })
  } else {
    throw new AuthError('validation_failed', { message: 'One of email or phone must be set' })
  }
  return c.json({})
}

/** Addresses with an account, and others where one may be created; an operator's address only once it is verified. */
async function mayReceiveMail(signIn: SignIn, email: string, mayCreate: boolean): Promise<boolean> {
  const user = await findUserBy(signIn.db, 'email', email)
  if (!(await mayClaim(signIn, email))) return user?.email_verified === true
  return mayCreate || user !== undefined
}

const recovery = z.object({ email: emailField, ...optionalPkceFields })

/** `POST /recover`: an e-mail that signs in, to set a new password. */
export async function recover(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  requireSameOrigin(c, signIn)
  const { email, code_challenge: challenge } = await bodyOf(c, recovery)
  requireMethod(signIn, ['password'], 'email')
  await limitMail(signIn, email)
  await deletePendingSignUp(signIn.db, email)
  const isSent = await mayReceiveMail(signIn, email, false)
  await mailCode(c, signIn, { kind: 'recovery', type: 'recovery', email, challenge, isSent })
  return c.json({})
}

const repetition = z.union([
  z.object({ type: z.enum(['signup', 'email_change']), email: emailField, ...optionalPkceFields }),
  z.object({ type: z.enum(['sms', 'phone_change']), phone: phoneField }),
])

/** `POST /resend`: sends the e-mail or text message again, where there was one. */
export async function resend(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  requireSameOrigin(c, signIn)
  const body = await bodyOf(c, repetition)
  if ('phone' in body) {
    const { type, phone } = body
    requireMethod(signIn, ['phone'], 'phone')
    if (type === 'phone_change') await resendPhoneChange(c, signIn, phone)
    else {
      await limitSms(signIn, phone)
      await renewPendingSignUp(signIn, phone, (isSent) => textCode(c, signIn, phone, { isSent }))
    }
  } else {
    const { type, email, code_challenge: challenge } = body
    requireMethod(signIn, type === 'signup' ? ['password'] : mailMethods, 'email')
    await (type === 'signup' ? resendSignUp : resendEmailChange)(c, signIn, { email, challenge })
  }
  return c.json({})
}

/** `GET /reauthenticate`: sends the user a code (nonce) that confirms a later change of the password. */
export async function reauthenticate(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const { user } = await requireSession(c, signIn)
  const { email, phone_number: phone } = user
  const purpose = 'reauthentication'
  if (!isPlaceholder(email)) {
    await limitMail(signIn, email)
    const code = await makeCode(signIn, { purpose, to: email })
    const contents = { code: true, link: false }
    const template = { kind: 'reauthentication', type: 'magiclink', isSent: true, contents } as const
    await mailCode(c, signIn, { ...template, email, code })
  } else if (phone) {
    await limitSms(signIn, phone)
    await textCode(c, signIn, phone, { purpose })
  } else {
    const message = 'Reauthentication requires the user to have an email or a phone number'
    throw new AuthError('validation_failed', { message })
  }
  return c.json({})
}
