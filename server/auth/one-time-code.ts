import { z } from 'zod'
import {
  challengeField,
  challengeMethod,
  destination,
  emailField,
  needsMail,
  phoneField,
  signUpData,
  wantMethod,
} from './asked.ts'
import { AuthError } from './auth-error.ts'
import { type AuthContext, bodyOf, type FacadeParts, refuseOtherSites } from './facade-parts.ts'
import { limitMail, limitSms, mailCode, textCode } from './send-code.ts'
import { findUserBy } from './sessions.ts'
import type { SignIn } from './sign-in.ts'
import { forgetSignUp } from './waiting-sign-up.ts'
import { mayClaim } from './who-may.ts'

const asked = z.object({
  email: emailField.optional(),
  phone: phoneField.optional(),
  create_user: z.boolean().nullish(),
  data: signUpData,
  code_challenge: challengeField,
  code_challenge_method: challengeMethod,
})

/** `POST /otp`: a code or a link to sign in with, and to open an account with where there is none. */
export async function sendOneTimeCode(c: AuthContext, { signIn }: FacadeParts): Promise<Response> {
  refuseOtherSites(c, signIn)
  const { email, phone, create_user, code_challenge: challenge } = await bodyOf(c, asked)
  const mayCreate = create_user !== false
  const { goal, lang } = destination(c, signIn)
  if (email) {
    const shows = wantCodes(signIn)
    await limitMail(signIn, email)
    await forgetSignUp(signIn.db, email)
    const isSent = await mayGetMail(signIn, email, mayCreate)
    await mailCode(signIn, { kind: 'signIn', type: 'magiclink', email, goal, lang, challenge, isSent, shows })
  } else if (phone) {
    wantMethod(signIn, ['phone'], 'phone')
    await limitSms(signIn, phone)
    await forgetSignUp(signIn.db, phone)
    const isSent = mayCreate || (await findUserBy(signIn.db, 'phone_number', phone)) !== undefined
    await textCode(signIn, { phone, lang, isSent })
  } else {
    throw new AuthError('validation_failed', { says: 'One of email or phone must be set' })
  }
  return c.json({})
}

function wantCodes(signIn: SignIn) {
  wantMethod(signIn, needsMail, 'email')
  const shows = { code: signIn.methods.has('email-otp'), link: signIn.methods.has('magic-link') }
  if (!shows.code && !shows.link) throw new AuthError('otp_disabled')
  return shows
}

/** Whoever has an account; also everybody else where one may be opened, but nobody with an operator's address. */
export async function mayGetMail(
  { db, adminEmails }: SignIn,
  email: string,
  mayCreate: boolean,
): Promise<boolean> {
  const user = await findUserBy(db, 'email', email)
  if (!mayClaim(email, adminEmails)) return user?.email_verified === true
  return mayCreate || user !== undefined
}
