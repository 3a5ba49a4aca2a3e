import { z } from 'zod'
import { requireBrowserSession, requireEnrolledFactor } from './assurance.ts'
import { type AuthContext, type AuthDeps, bodyOf, requireSession } from './auth-context.ts'
import { AuthError } from './auth-error.ts'
import { requestEmailChange, requestPhoneChange } from './change-address.ts'
import { userJson } from './gotrue-json.ts'
import { hashesPerMinute, limitCaller, resetTries, sendsPerMinute } from './limits.ts'
import { notifyOwner } from './notify-owner.ts'
import { passwordOf, refuseWeak, setPassword } from './passwords.ts'
import { consumeNonce } from './reauthenticate.ts'
import {
  challengeField,
  challengeMethod,
  codeField,
  emailField,
  mailMethods,
  metadata,
  passwordField,
  phoneField,
  requireMethod,
} from './request-schemas.ts'
import { findUser, revokeSessions, type SignedIn } from './sessions.ts'
import type { SignIn } from './sign-in.ts'

/** What users may change of their own account. The client sends `null` for PKCE fields that it does not use. */
const changes = z.strictObject({
  data: metadata.optional(),
  email: emailField.optional(),
  phone: phoneField.optional(),
  password: passwordField.optional(),
  nonce: codeField.optional(),
  code_challenge: challengeField,
  code_challenge_method: challengeMethod,
})

type Changes = z.output<typeof changes>

/** `PUT /user`. An address changes once it is verified, everything else at once. */
export async function changeUser(c: AuthContext, parts: AuthDeps): Promise<Response> {
  const { signIn } = parts
  const found = await requireSession(c, signIn)
  const { user } = found
  const body = await bodyOf(c, changes)
  const { email, phone, password, data } = body
  if (!email && !phone && !password && !data) throw new AuthError('validation_failed')
  // A stolen access token must not become a permanent way to sign in.
  if (email || phone || password) await requireEnrolledFactor(signIn, await requireBrowserSession(c, signIn))
  if (email || phone) await limitCaller(c, 'send', sendsPerMinute, parts)
  if (password) await limitCaller(c, 'password', hashesPerMinute, parts)
  if (email) requireMethod(signIn, mailMethods, 'email')
  if (phone) requireMethod(signIn, ['phone'], 'phone')
  if (password) await changePassword(c, found, { ...body, password }, signIn)
  if (data) {
    await signIn.db
      .updateTable('auth_users')
      .set({ name: data.full_name, updated_at: signIn.now() })
      .where('id', '=', user.id)
      .execute()
  }
  const newEmail = email && email !== user.email ? email : undefined
  const newPhone = phone && phone !== user.phone_number ? phone : undefined
  const challenge = body.code_challenge
  if (newEmail) await requestEmailChange(c, signIn, found, { email: newEmail, challenge })
  if (newPhone) await requestPhoneChange(c, signIn, found, newPhone)
  const shown = await userJson(signIn, { user: (await findUser(signIn.db, user.id)) ?? user })
  return c.json({
    ...shown,
    ...(newEmail && { new_email: newEmail }),
    ...(newPhone && { new_phone: newPhone }),
  })
}

/** An older session may have been stolen: to change the password it needs the nonce of `GET /reauthenticate`. */
const freshMs = 24 * 60 * 60_000

async function changePassword(
  c: AuthContext,
  found: SignedIn,
  { password, nonce }: Changes & { password: string },
  signIn: SignIn,
): Promise<void> {
  const { user, session } = found
  requireMethod(signIn, ['password'], 'email')
  refuseWeak(password)
  if (nonce) await consumeNonce(signIn, user, nonce)
  else if (signIn.now().getTime() - session.created_at.getTime() > freshMs)
    throw new AuthError('reauthentication_needed')
  const engine = await signIn.engine()
  const old = await passwordOf(signIn.db, user.id)
  if (old !== undefined && (await engine.isPassword(password, old))) throw new AuthError('same_password')
  await setPassword(signIn.db, user.id, await engine.hash(password), signIn.now())
  await revokeSessions(signIn.db, found, 'others')
  await resetTries(signIn, user.phone_number ?? user.email)
  notifyOwner(c, signIn, user, 'passwordChanged')
}
