import { z } from 'zod'
import { type AuthContext, type AuthDeps, bodyOf, requireSameOrigin } from './auth-context.ts'
import { requestEmailChange, requestPhoneChange } from './change-address.ts'
import { pendingAddressOf, pendingChangesTo } from './pending-change.ts'
import { renewPendingSignUp } from './pending-sign-up.ts'
import { mayClaim } from './policy.ts'
import {
  challengeField,
  challengeMethod,
  emailField,
  mailMethods,
  phoneField,
  redirectTarget,
  requireMethod,
} from './request-schemas.ts'
import { limitMail, limitSms, mailCode, signUpEmail, textCode } from './send-code.ts'
import { findUserBy } from './sessions.ts'
import type { SignIn } from './sign-in.ts'

const challenge = { code_challenge: challengeField, code_challenge_method: challengeMethod }

const requestSchema = z.union([
  z.object({ type: z.enum(['signup', 'email_change']), email: emailField, ...challenge }),
  z.object({ type: z.enum(['sms', 'phone_change']), phone: phoneField }),
])

type ResendRequest = z.output<typeof requestSchema>

/** `POST /resend`: sends the e-mail or text message again, where there was one. */
export async function resend(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  requireSameOrigin(c, signIn)
  const body = await bodyOf(c, requestSchema)
  if ('phone' in body) {
    requireMethod(signIn, ['phone'], 'phone')
    await (body.type === 'sms' ? resendText(c, signIn, body.phone) : resendPhoneChange(c, signIn, body.phone))
  } else if (body.type === 'signup') {
    requireMethod(signIn, ['password'], 'email')
    await resendSignUp(c, signIn, body)
  } else {
    requireMethod(signIn, mailMethods, 'email')
    await resendEmailChange(c, signIn, body)
  }
  return c.json({})
}

type EmailResend = Extract<ResendRequest, { email: string }>

async function resendSignUp(c: AuthContext, signIn: SignIn, { email, code_challenge }: EmailResend) {
  await limitMail(signIn, email)
  const { returnUrl, lang } = redirectTarget(c, signIn)
  const isKnown = (await findUserBy(signIn.db, 'email', email))?.email_verified === true
  const template = signUpEmail(signIn, isKnown, { returnUrl, lang })
  await renewPendingSignUp(signIn, email, async (isPending) => {
    const isSent = isPending && (isKnown || mayClaim(email, signIn.adminEmails))
    return await mailCode(signIn, { ...template, email, challenge: code_challenge, isSent })
  })
}

async function resendText(c: AuthContext, signIn: SignIn, phone: string) {
  await limitSms(signIn, phone)
  const { lang } = redirectTarget(c, signIn)
  await renewPendingSignUp(signIn, phone, (isSent) => textCode(signIn, { phone, lang, isSent }))
}

/** GoTrue takes the current address of the user; the new one is accepted too. */
async function resendEmailChange(c: AuthContext, signIn: SignIn, { email, code_challenge }: EmailResend) {
  const { db, now } = signIn
  const user = await findUserBy(db, 'email', email)
  const to = (user && (await pendingAddressOf(db, user.id, now()))) ?? email
  const [asking] = await pendingChangesTo(db, to, now())
  if (asking) await requestEmailChange(c, signIn, asking, { email: to, challenge: code_challenge })
  else await limitMail(signIn, to)
}

async function resendPhoneChange(c: AuthContext, signIn: SignIn, phone: string) {
  const [asking] = await pendingChangesTo(signIn.db, phone, signIn.now())
  if (asking) await requestPhoneChange(c, signIn, asking, phone)
  else await limitSms(signIn, phone)
}
