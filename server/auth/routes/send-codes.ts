import { z } from 'zod'
import { mailMethods } from '#app/lib/operator-role.ts'
import { addressOf, type Contact, contactOf, contactOfUser, findByContact } from '../accounts/users.ts'
import { AuthError } from '../auth-error.ts'
import { type CodeMessage, limitSends, resendChange, sendCode } from '../codes/sent-codes.ts'
import { makeCode, takePendingSignUp } from '../codes/stored-codes.ts'
import { mayClaim } from '../operators/roles.ts'
import {
  contactFields,
  emailField,
  optionalPkceFields,
  phoneField,
  signUpData,
} from '../requests/request-fields.ts'
import { type AuthContext, bodyOf, requireMethod } from '../requests/requests.ts'
import { requireSession } from '../sessions/signed-in.ts'
import type { SignIn } from '../sign-in.ts'
import { resendSignUp } from './password.ts'

const oneTimeCode = z.object({
  ...contactFields,
  create_user: z.boolean().nullish(),
  data: signUpData,
  ...optionalPkceFields,
})

/** `POST /otp`: sends a code or a link to sign in, or to create an account where there is none. */
export async function sendOneTimeCode(c: AuthContext, signIn: SignIn): Promise<Response> {
  const { create_user, code_challenge: challenge, ...body } = await bodyOf(c, oneTimeCode)
  const to = contactOf(body)
  if (!to) throw new AuthError('validation_failed', { message: 'One of email or phone must be set' })
  requireMethod(signIn, to.email ? mailMethods : ['phone'], to)
  const contents = { code: signIn.methods.has('email-otp'), link: signIn.methods.has('magic-link') }
  if (to.email && !contents.code && !contents.link) throw new AuthError('otp_disabled')
  const message = { kind: 'signIn', type: 'magiclink', challenge, contents } as const
  return await sendToOwner(c, signIn, to, { ...message, mayCreate: create_user !== false })
}

const recovery = z.object({ email: emailField, ...optionalPkceFields })

/** `POST /recover`: an e-mail that signs in, to set a new password. */
export async function recover(c: AuthContext, signIn: SignIn): Promise<Response> {
  const { email, code_challenge: challenge } = await bodyOf(c, recovery)
  requireMethod(signIn, ['password'])
  const message = { kind: 'recovery', type: 'recovery', challenge } as const
  return await sendToOwner(c, signIn, { email }, { ...message, mayCreate: false })
}

/** To who has an account, and to others where one may be created; to an operator's address only once it is verified. */
async function sendToOwner(
  c: AuthContext,
  signIn: SignIn,
  to: Contact,
  { mayCreate, ...message }: CodeMessage & { mayCreate: boolean },
): Promise<Response> {
  await limitSends(signIn, to)
  // What this browser signed up with before is not wanted any more.
  await takePendingSignUp(c, signIn, to)
  const user = await findByContact(signIn.db, to)
  const isReserved = to.email !== undefined && !(await mayClaim(signIn, to.email))
  const isSent = isReserved ? user?.email_verified === true : mayCreate || user !== undefined
  await sendCode(c, signIn, to, { ...message, isSent })
  return c.json({})
}

const repetition = z.union([
  z.object({ type: z.enum(['signup', 'email_change']), email: emailField, ...optionalPkceFields }),
  z.object({ type: z.enum(['sms', 'phone_change']), phone: phoneField }),
])

/** `POST /resend`: sends the e-mail or text message again, where there was one. */
export async function resend(c: AuthContext, signIn: SignIn): Promise<Response> {
  const body = await bodyOf(c, repetition)
  const { type } = body
  const to: Contact = 'phone' in body ? { phone: body.phone } : { email: body.email }
  const challenge = 'phone' in body ? undefined : body.code_challenge
  requireMethod(signIn, type === 'signup' ? ['password'] : to.email ? mailMethods : ['phone'], to)
  await (type === 'signup' || type === 'sms' ? resendSignUp : resendChange)(c, signIn, to, challenge)
  return c.json({})
}

/** `GET /reauthenticate`: sends the user a code (nonce) that confirms a later change of the password. */
export async function reauthenticate(c: AuthContext, signIn: SignIn): Promise<Response> {
  const to = contactOfUser((await requireSession(c, signIn)).user)
  const message = 'Reauthentication requires the user to have an email or a phone number'
  if (!to) throw new AuthError('validation_failed', { message })
  await limitSends(signIn, to)
  const code = await makeCode(signIn, 'reauthentication', addressOf(to))
  const contents = { code: true, link: false }
  await sendCode(c, signIn, to, { kind: 'reauthentication', type: 'magiclink', contents, code })
  return c.json({})
}
