import { z } from 'zod'
import { isPassword } from '../accounts/passwords.ts'
import { addressOf, contactOf, findByContact, passwordOf } from '../accounts/user-rows.ts'
import { AuthError } from '../auth-error.ts'
import { type AuthContext, type AuthDeps, bodyOf, requireMethod } from '../requests/auth-context.ts'
import { limitTries, limitVisitor, resetTries } from '../requests/limits.ts'
import { contactFields, passwordField } from '../requests/request-fields.ts'
import { openSession, startSession } from '../sessions/start-session.ts'

const requestSchema = z.object({
  ...contactFields,
  password: passwordField,
})

/** Compared where there is no password, so that the time of an answer does not tell which accounts exist. */
const noPassword = `${'0'.repeat(32)}:${'0'.repeat(128)}`

/** `POST /token?grant_type=password`. */
export async function grantPassword(c: AuthContext, parts: AuthDeps): Promise<Response> {
  const { signIn } = parts
  const { password, ...body } = await bodyOf(c, requestSchema)
  const to = contactOf(body)
  if (!to) throw new AuthError('validation_failed', { message: 'missing email or phone' })
  requireMethod(signIn, ['password'], to)
  await limitVisitor(c, 'password', parts)
  await limitTries(signIn, 'password', addressOf(to))
  const { db, now } = signIn
  const user = await findByContact(db, to)
  const hash = user && (await passwordOf(db, user.id))
  const isRight = await isPassword(password, hash ?? noPassword)
  if (!user || !isRight || (to.phone && !user.phone_number_verified))
    throw new AuthError('invalid_credentials')
  if (to.email && !user.email_verified) throw new AuthError('email_not_confirmed')
  const userAgent = c.req.header('user-agent')
  const found = await openSession(db, user, { method: 'password', userAgent, now: now() })
  await resetTries(signIn, addressOf(to))
  return await startSession(c, signIn, found)
}
