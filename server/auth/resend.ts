import { z } from 'zod'
import {
  challengeField,
  challengeMethod,
  destination,
  emailField,
  needsMail,
  phoneField,
  wantMethod,
} from './asked.ts'
import { askNewEmail, askNewPhone } from './change-address.ts'
import { type AuthContext, bodyOf, type FacadeParts, refuseOtherSites } from './facade-parts.ts'
import { limitMail, limitSms, mailCode, signUpLetter, textCode } from './send-code.ts'
import { findUserBy } from './sessions.ts'
import type { SignIn } from './sign-in.ts'
import { changeOf, changesTo } from './waiting-change.ts'
import { waitAgain } from './waiting-sign-up.ts'
import { mayClaim } from './who-may.ts'

const challenge = { code_challenge: challengeField, code_challenge_method: challengeMethod }

const asked = z.union([
  z.object({ type: z.enum(['signup', 'email_change']), email: emailField, ...challenge }),
  z.object({ type: z.enum(['sms', 'phone_change']), phone: phoneField }),
])

type Asked = z.output<typeof asked>

/** `POST /resend`: the letter or message once more, where there was one. */
export async function resend(c: AuthContext, { signIn }: FacadeParts): Promise<Response> {
  refuseOtherSites(c, signIn)
  const body = await bodyOf(c, asked)
  if ('phone' in body) {
    wantMethod(signIn, ['phone'], 'phone')
    await (body.type === 'sms' ? textAgain(c, signIn, body.phone) : newPhoneAgain(c, signIn, body.phone))
  } else if (body.type === 'signup') {
    wantMethod(signIn, ['password'], 'email')
    await signUpAgain(c, signIn, body)
  } else {
    wantMethod(signIn, needsMail, 'email')
    await newEmailAgain(c, signIn, body)
  }
  return c.json({})
}

type AskedByMail = Extract<Asked, { email: string }>

async function signUpAgain(c: AuthContext, signIn: SignIn, { email, code_challenge }: AskedByMail) {
  await limitMail(signIn, email)
  const { goal, lang } = destination(c, signIn)
  const isKnown = (await findUserBy(signIn.db, 'email', email))?.email_verified === true
  const letter = signUpLetter(signIn, isKnown, { goal, lang })
  await waitAgain(signIn, email, async (isWaiting) => {
    const isSent = isWaiting && (isKnown || mayClaim(email, signIn.adminEmails))
    return await mailCode(signIn, { ...letter, email, challenge: code_challenge, isSent })
  })
}

async function textAgain(c: AuthContext, signIn: SignIn, phone: string) {
  await limitSms(signIn, phone)
  const { lang } = destination(c, signIn)
  await waitAgain(signIn, phone, (isSent) => textCode(signIn, { phone, lang, isSent }))
}

/** GoTrue names the change by the address that the user still has; the new one is taken too. */
async function newEmailAgain(c: AuthContext, signIn: SignIn, { email, code_challenge }: AskedByMail) {
  const { db, now } = signIn
  const user = await findUserBy(db, 'email', email)
  const to = (user && (await changeOf(db, user.id, now()))) ?? email
  const [asking] = await changesTo(db, to, now())
  if (asking) await askNewEmail(c, signIn, asking, { email: to, challenge: code_challenge })
  else await limitMail(signIn, to)
}

async function newPhoneAgain(c: AuthContext, signIn: SignIn, phone: string) {
  const [asking] = await changesTo(signIn.db, phone, signIn.now())
  if (asking) await askNewPhone(c, signIn, asking, phone)
  else await limitSms(signIn, phone)
}
