import { type AuthContext, type AuthDeps, requireSession } from './auth-context.ts'
import { AuthError } from './auth-error.ts'
import { isPlaceholder } from './gotrue-json.ts'
import { redirectTarget } from './request-schemas.ts'
import { limitMail, limitSms, mailCode, textCode } from './send-code.ts'
import type { UserRow } from './sessions.ts'
import type { SignIn } from './sign-in.ts'

/** `GET /reauthenticate`: sends the user a code (nonce) that confirms a later change of the password. */
export async function reauthenticate(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const { user } = await requireSession(c, signIn)
  const { returnUrl, lang } = redirectTarget(c, signIn)
  const { email, phone_number: phone } = user
  if (!isPlaceholder(email)) {
    await limitMail(signIn, email)
    const code = await (await signIn.engine()).codeFor(email, 'email-verification')
    const template = { kind: 'reauthentication', type: 'magiclink', isSent: true } as const
    await mailCode(signIn, {
      ...template,
      email,
      returnUrl,
      lang,
      code,
      contents: { code: true, link: false },
    })
  } else if (phone) {
    await limitSms(signIn, phone)
    await textCode(signIn, { phone, lang, isSent: true })
  } else {
    const message = 'Reauthentication requires the user to have an email or a phone number'
    throw new AuthError('validation_failed', { message })
  }
  return c.json({})
}

/** Verifies the code of `reauthenticate`, once. */
export async function consumeNonce({ engine }: SignIn, user: UserRow, nonce: string): Promise<void> {
  const { api, attempt } = await engine()
  const { email, phone_number: phoneNumber } = user
  const { refusal } = await attempt<unknown>(
    isPlaceholder(email)
      ? api.consumePhoneNumberOTP({ body: { phoneNumber: phoneNumber ?? '', code: nonce } })
      : api.verifyEmailOTP({ body: { email, otp: nonce } }),
  )
  if (refusal) throw new AuthError('reauthentication_not_valid')
}
