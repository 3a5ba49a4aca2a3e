import { z } from 'zod'
import { isPassword } from '../accounts/passwords.ts'
import { findUserBy, passwordOf } from '../accounts/user-rows.ts'
import { AuthError } from '../auth-error.ts'
import { type AuthContext, type AuthDeps, bodyOf, requireMethod } from '../requests/auth-context.ts'
import { hashesPerMinute, limitTries, limitVisitor, resetTries } from '../requests/limits.ts'
import { emailField, passwordField, phoneField } from '../requests/request-fields.ts'
import { openSession } from '../sessions/open-session.ts'
import { startSession } from '../sessions/start-session.ts'

const requestSchema = z.object({
  email: emailField.optional(),
  phone: phoneField.optional(),
  password: passwordField,
})

/** Compared where there is no password, so that the time of an answer does not tell which accounts exist. */
const noPassword = `${'0'.repeat(32)}:${'0'.repeat(128)}`

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
  const { db, now } = signIn
  const user = await findUserBy(db, email ? 'email' : 'phone_number', address)
  const hash = user && (await passwordOf(db, user.id))
  const isRight = await isPassword(password, hash ?? noPassword)
  if (!user || !isRight || (!email && !user.phone_number_verified)) throw new AuthError('invalid_credentials')
  if (email && !user.email_verified) throw new AuthError('email_not_confirmed')
  const userAgent = c.req.header('user-agent')
  const found = await openSession(db, user, { method: 'password', userAgent, now: now() })
  await resetTries(signIn, address)
  return await startSession(c, signIn, found)
}
