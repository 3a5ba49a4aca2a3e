import { z } from 'zod'
import { findUserBy, passwordOf } from '../accounts/user-rows.ts'
import { AuthError } from '../auth-error.ts'
import type { SignIn } from '../services.ts'
import { openedSession } from '../sessions/session-rows.ts'
import { startSession } from '../sessions/start-session.ts'
import { type AuthContext, type AuthDeps, bodyOf, engineHeaders, requireMethod } from './auth-context.ts'
import { hashesPerMinute, limitTries, limitVisitor, resetTries } from './limits.ts'
import { emailField, passwordField, phoneField } from './request-schemas.ts'

const requestSchema = z.object({
  email: emailField.optional(),
  phone: phoneField.optional(),
  password: passwordField,
})

/** `POST /token?grant_type=password`. */
export async function grantPassword(c: AuthContext, parts: AuthDeps): Promise<Response> {
  const { signIn } = parts
  const { email, phone, password } = await bodyOf(c, requestSchema)
  const address = email ?? phone
  if (!address) throw new AuthError('validation_failed', { message: 'missing email or phone' })
  requireMethod(signIn, ['password'], email ? 'email' : 'phone')
  if (!email) requireMethod(signIn, ['phone'], 'phone')
  await limitVisitor(c, 'password', hashesPerMinute, parts)
  await limitTries(signIn, 'password', address)
  const engine = await signIn.engine()
  // Constant work: the engine would not hash for a phone without a password, and its time would reveal that.
  if (!email && !(await hasPhonePassword(signIn, address))) {
    await engine.hash(password)
    throw new AuthError('invalid_credentials')
  }
  const headers = engineHeaders(c)
  const { answer, refusal } = await engine.attempt<{ token: string }>(
    email
      ? engine.api.signInEmail({ headers, body: { email, password } })
      : engine.api.signInPhoneNumber({ headers, body: { phoneNumber: address, password } }),
  )
  const found = answer && (await openedSession(signIn.db, answer.token, 'password', signIn.now()))
  if (!found) throw new AuthError(refusalOf(refusal))
  await resetTries(signIn, address)
  return await startSession(c, signIn, found)
}

async function hasPhonePassword({ db }: SignIn, phone: string): Promise<boolean> {
  const user = await findUserBy(db, 'phone_number', phone)
  return user?.phone_number_verified === true && (await passwordOf(db, user.id)) !== undefined
}

/** The engine returns `user_banned` and `EMAIL_NOT_VERIFIED` only after the correct password. */
function refusalOf(code: string | undefined) {
  if (code === 'user_banned') return 'user_banned'
  return code === 'EMAIL_NOT_VERIFIED' ? 'email_not_confirmed' : 'invalid_credentials'
}
