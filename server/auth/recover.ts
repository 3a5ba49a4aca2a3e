import { z } from 'zod'
import { challengeField, challengeMethod, destination, emailField, wantMethod } from './asked.ts'
import { type AuthContext, bodyOf, type FacadeParts, refuseOtherSites } from './facade-parts.ts'
import { mayGetMail } from './one-time-code.ts'
import { limitMail, mailCode } from './send-code.ts'
import { forgetSignUp } from './waiting-sign-up.ts'

const asked = z.object({
  email: emailField,
  code_challenge: challengeField,
  code_challenge_method: challengeMethod,
})

/** `POST /recover`: a letter that signs its reader in, to set a new password. */
export async function recover(c: AuthContext, { signIn }: FacadeParts): Promise<Response> {
  refuseOtherSites(c, signIn)
  const { email, code_challenge: challenge } = await bodyOf(c, asked)
  wantMethod(signIn, ['password'], 'email')
  await limitMail(signIn, email)
  await forgetSignUp(signIn.db, email)
  const isSent = await mayGetMail(signIn, email, false)
  const { goal, lang } = destination(c, signIn)
  await mailCode(signIn, { kind: 'recovery', type: 'recovery', email, goal, lang, challenge, isSent })
  return c.json({})
}
