import { destination } from './asked.ts'
import { AuthError } from './auth-error.ts'
import { callEngine } from './call-engine.ts'
import { type AuthContext, bearerOf, type FacadeParts } from './facade-parts.ts'
import { isPlaceholder } from './placeholder-address.ts'
import { limitMail, limitSms, mailCode, textCode } from './send-code.ts'
import type { UserRow } from './sessions.ts'

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
export async function spendNonce(
  c: AuthContext,
  user: UserRow,
  nonce: string,
  parts: FacadeParts,
): Promise<void> {
  const engine = await parts.signIn.engine()
  const { email, phone_number: phoneNumber } = user
  const answer = isPlaceholder(email)
    ? await callEngine(
        c,
        engine,
        '/phone-number/verify',
        { body: { phoneNumber: phoneNumber ?? '', code: nonce, disableSession: true } },
        parts,
      )
    : await callEngine(c, engine, '/email-otp/verify-email', { body: { email, otp: nonce } }, parts)
  if (answer.status !== 200) throw new AuthError('reauthentication_not_valid')
}
