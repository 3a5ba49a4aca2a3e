import { z } from 'zod'
import { type AuthContext, type AuthDeps, bodyOf, requireSameOrigin } from './auth-context.ts'
import { mayReceiveMail } from './one-time-code.ts'
import { deletePendingSignUp } from './pending-sign-up.ts'
import {
  challengeField,
  challengeMethod,
  emailField,
  redirectTarget,
  requireMethod,
} from './request-schemas.ts'
import { limitMail, mailCode } from './send-code.ts'

const requestSchema = z.object({
  email: emailField,
  code_challenge: challengeField,
  code_challenge_method: challengeMethod,
})

/** `POST /recover`: an e-mail that signs in, to set a new password. */
export async function recover(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  requireSameOrigin(c, signIn)
  const { email, code_challenge: challenge } = await bodyOf(c, requestSchema)
  requireMethod(signIn, ['password'], 'email')
  await limitMail(signIn, email)
  await deletePendingSignUp(signIn.db, email)
  const isSent = await mayReceiveMail(signIn, email, false)
  const { returnUrl, lang } = redirectTarget(c, signIn)
  await mailCode(signIn, { kind: 'recovery', type: 'recovery', email, returnUrl, lang, challenge, isSent })
  return c.json({})
}
