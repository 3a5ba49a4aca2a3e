import { z } from 'zod'
import { mailMethods } from '#app/platform/env/sign-in-config.server.ts'
import { hashPassword, isPassword, refuseWeak } from '../accounts/passwords.ts'
import { userJson } from '../accounts/user-json.ts'
import {
  addressOf,
  contactOfUser,
  findUser,
  passwordOf,
  saveUser,
  setPassword,
  type UserRow,
} from '../accounts/user-rows.ts'
import { AuthError } from '../auth-error.ts'
import { requestChange } from '../codes/contact-change.ts'
import { takeCode } from '../codes/one-time-codes.ts'
import {
  type AuthContext,
  type AuthDeps,
  bodyOf,
  notifyOwner,
  requireMethod,
} from '../requests/auth-context.ts'
import { limitCaller, resetTries } from '../requests/limits.ts'
import {
  codeField,
  contactFields,
  metadata,
  optionalPkceFields,
  passwordField,
} from '../requests/request-fields.ts'
import { requireFullSession, requireSession } from '../sessions/require-session.ts'
import { revokeSessions, type SignedIn } from '../sessions/session-rows.ts'
import type { SignIn } from '../sign-in.ts'

/** What users may change of their own account. The client sends `null` for PKCE fields that it does not use. */
const changes = z.strictObject({
  data: metadata.optional(),
  ...contactFields,
  password: passwordField.optional(),
  nonce: codeField.optional(),
  ...optionalPkceFields,
})

/** `PUT /user`. An address changes once it is verified, everything else at once. */
export async function changeUser(c: AuthContext, parts: AuthDeps): Promise<Response> {
  const { signIn } = parts
  const found = await requireSession(c, signIn)
  const { user } = found
  const body = await bodyOf(c, changes)
  const { email, phone, password, data } = body
  if (!email && !phone && !password && !data) throw new AuthError('validation_failed')
  // A stolen access token must not become a permanent way to sign in.
  if (email || phone || password) await requireFullSession(c, signIn)
  if (email || phone) await limitCaller(c, 'send', parts)
  if (password) await limitCaller(c, 'password', parts)
  if (email) requireMethod(signIn, mailMethods)
  if (phone) requireMethod(signIn, ['phone'], { phone })
  if (password) await changePassword(c, found, { ...body, password }, signIn)
  if (data) await saveUser(signIn.db, user.id, { name: data.full_name, updated_at: signIn.now() })
  const newEmail = email && email !== user.email ? email : undefined
  const newPhone = phone && phone !== user.phone_number ? phone : undefined
  const challenge = body.code_challenge
  if (newEmail) await requestChange(c, signIn, found, { email: newEmail }, challenge)
  if (newPhone) await requestChange(c, signIn, found, { phone: newPhone })
  const shown = await userJson(signIn, (await findUser(signIn.db, user.id)) ?? user)
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
  { password, nonce }: { password: string; nonce?: string | undefined },
  signIn: SignIn,
): Promise<void> {
  const { user, session } = found
  requireMethod(signIn, ['password'])
  refuseWeak(password)
  if (nonce) await consumeNonce(signIn, user, nonce)
  else if (signIn.now().getTime() - session.created_at.getTime() > freshMs)
    throw new AuthError('reauthentication_needed')
  const old = await passwordOf(signIn.db, user.id)
  if (old !== undefined && (await isPassword(password, old))) throw new AuthError('same_password')
  await setPassword(signIn.db, user.id, await hashPassword(password), signIn.now())
  await revokeSessions(signIn.db, found, 'others')
  await resetTries(signIn, user.phone_number ?? user.email)
  notifyOwner(c, signIn, user, 'passwordChanged')
}

/** Verifies the code of `GET /reauthenticate`, once. */
async function consumeNonce(signIn: SignIn, user: UserRow, nonce: string): Promise<void> {
  const contact = contactOfUser(user)
  const of = { purpose: 'reauthentication', to: contact ? addressOf(contact) : '' }
  if (!(await takeCode(signIn, of, nonce))) throw new AuthError('reauthentication_not_valid')
}
