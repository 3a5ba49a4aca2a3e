import { type AuthContext, engineHeaders } from './auth-context.ts'
import { AuthError } from './auth-error.ts'
import { confirmEmail, confirmPhone } from './change-address.ts'
import { countIdentities } from './gotrue-json.ts'
import type { LinkType } from './mail-link.ts'
import { setPassword } from './passwords.ts'
import { consumePendingSignUp, deletePendingSignUp } from './pending-sign-up.ts'
import { mayClaim } from './policy.ts'
import { findUser, findUserBy, openedSession, type SignedIn } from './sessions.ts'
import type { SignIn } from './sign-in.ts'

/** A one-time code, and the address that it was sent to. */
export type SubmittedCode =
  | { type: LinkType | 'email'; email: string; code: string }
  | { type: 'sms' | 'phone_change'; phone: string; code: string }

/** GoTrue's names in `amr`. */
const amrMethods = {
  email: 'otp',
  sms: 'otp',
  phone_change: 'otp',
  signup: 'email/signup',
  magiclink: 'magiclink',
  recovery: 'recovery',
  invite: 'invite',
  email_change: 'email_change',
} as const satisfies Record<SubmittedCode['type'], string>

/**
 * Opens a session for a correct code.
 *
 * @throws AuthError `otp_expired` for every kind of wrong code
 */
export async function verifyCode(
  c: AuthContext,
  submitted: SubmittedCode,
  signIn: SignIn,
): Promise<SignedIn> {
  switch (submitted.type) {
    case 'email_change': {
      await confirmEmail(c, submitted, signIn)
      const code = await (await signIn.engine()).codeFor(submitted.email, 'sign-in')
      return await byMail(c, { ...submitted, code }, signIn)
    }
    case 'phone_change': {
      await confirmPhone(c, submitted, signIn)
      const code = await (await signIn.engine()).codeForPhone(submitted.phone)
      return await byPhone(c, { ...submitted, code }, signIn)
    }
    case 'sms':
      return await withPassword(signIn, submitted.phone, submitted.code, await byPhone(c, submitted, signIn))
    case 'signup':
    case 'email':
      return await withPassword(signIn, submitted.email, submitted.code, await byMail(c, submitted, signIn))
    default: {
      if (submitted.type === 'recovery' && !(await findUserBy(signIn.db, 'email', submitted.email)))
        throw new AuthError('otp_expired')
      const found = await byMail(c, submitted, signIn)
      await deletePendingSignUp(signIn.db, submitted.email)
      return found
    }
  }
}

/** The engine also creates the account; from an unverified one it removes existing credentials. */
async function byMail(
  c: AuthContext,
  { type, email, code }: Extract<SubmittedCode, { email: string }>,
  signIn: SignIn,
): Promise<SignedIn> {
  if (!mayClaim(email, signIn.adminEmails)) {
    const user = await findUserBy(signIn.db, 'email', email)
    if (!user?.email_verified) throw new AuthError('otp_expired')
  }
  const { api } = await signIn.engine()
  const call = api.signInEmailOTP({ headers: engineHeaders(c), body: { email, otp: code } })
  return await opened(signIn, type, call)
}

async function byPhone(
  c: AuthContext,
  { type, phone, code }: Extract<SubmittedCode, { phone: string }>,
  signIn: SignIn,
): Promise<SignedIn> {
  const { api } = await signIn.engine()
  const call = api.verifyPhoneNumber({ headers: engineHeaders(c), body: { phoneNumber: phone, code } })
  return await opened(signIn, type, call)
}

async function opened(
  { engine, db, now }: SignIn,
  type: SubmittedCode['type'],
  call: Promise<{ token: string | null }>,
): Promise<SignedIn> {
  const { answer, refusal } = await (await engine()).attempt(call)
  const found = answer?.token && (await openedSession(db, { token: answer.token }, amrMethods[type], now()))
  if (!found) throw new AuthError(refusal === 'user_banned' ? refusal : 'otp_expired')
  return found
}

/** Sets password and name of the sign-up that this code confirms. */
async function withPassword(
  signIn: SignIn,
  address: string,
  code: string,
  { user, session }: SignedIn,
): Promise<SignedIn> {
  const { db, now } = signIn
  const chosen = await consumePendingSignUp(signIn, address, code)
  // The owner has signed in with a provider since the sign-up: the password may be of another person.
  if (!chosen || (await countIdentities(db, user.id)) > 0) return { user, session }
  await setPassword(db, user.id, chosen.hash, now())
  if (!user.name && chosen.name) {
    await db.updateTable('auth_users').set({ name: chosen.name }).where('id', '=', user.id).execute()
  }
  return { user: (await findUser(db, user.id)) ?? user, session }
}
