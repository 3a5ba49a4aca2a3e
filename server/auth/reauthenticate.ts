import { destination } from './asked.ts'
import { AuthError } from './auth-error.ts'
import { type AuthContext, bearerOf, type FacadeParts } from './facade-parts.ts'
import { limitMail, limitSms, mailCode, textCode } from './send-code.ts'
import type { UserRow } from './sessions.ts'
import { isPlaceholder } from './shapes.ts'
import type { SignIn } from './sign-in.ts'

/** `GET /reauthenticate`: a code to whoever is signed in, who shows with it that it is still them. */
export async function reauthenticate(c: AuthContext, { signIn }: FacadeParts): Promise<Response> {
  const { user } = await bearerOf(c, signIn)
  const { goal, lang } = destination(c, signIn)
  const { email, phone_number: phone } = user
  if (!isPlaceholder(email)) {
    await limitMail(signIn, email)
    const code = await (await signIn.engine()).codeFor(email, 'email-verification')
    const letter = { kind: 'reauthentication', type: 'magiclink', isSent: true } as const
    await mailCode(signIn, { ...letter, email, goal, lang, code, shows: { code: true, link: false } })
  } else if (phone) {
    await limitSms(signIn, phone)
    await textCode(signIn, { phone, lang, isSent: true })
  } else {
    const says = 'Reauthentication requires the user to have an email or a phone number'
    throw new AuthError('validation_failed', { says })
  }
  return c.json({})
}

/** Takes the code that `reauthenticate` has sent; it is good once. */
export async function spendNonce({ engine }: SignIn, user: UserRow, nonce: string): Promise<void> {
  const { api, attempt } = await engine()
  const { email, phone_number: phoneNumber } = user
  const { refusal } = await attempt<unknown>(
    isPlaceholder(email)
      ? api.consumePhoneNumberOTP({ body: { phoneNumber: phoneNumber ?? '', code: nonce } })
      : api.verifyEmailOTP({ body: { email, otp: nonce } }),
  )
  if (refusal) throw new AuthError('reauthentication_not_valid')
}
