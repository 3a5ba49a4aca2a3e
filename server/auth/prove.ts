import { AuthError } from './auth-error.ts'
import { callEngine, type EngineAnswer, openedToken } from './call-engine.ts'
import { confirmEmail, confirmPhone } from './change-address.ts'
import type { AuthContext, FacadeParts } from './facade-parts.ts'
import { countIdentities } from './identity-rows.ts'
import type { LinkType } from './mail-link.ts'
import { setPassword } from './passwords.ts'
import { findSession, findUser, findUserBy, noteWay, type SignedIn } from './sessions.ts'
import type { SignIn } from './sign-in.ts'
import { forgetSignUp, takeSignUp } from './waiting-sign-up.ts'
import { mayClaim } from './who-may.ts'

/** Somebody says that they got this code at this address. */
export type Claim =
  | { type: LinkType | 'email'; email: string; code: string }
  | { type: 'sms' | 'phone_change'; phone: string; code: string }

/** As GoTrue names them in the token. */
const ways = {
  email: 'otp',
  sms: 'otp',
  phone_change: 'otp',
  signup: 'email/signup',
  magiclink: 'magiclink',
  recovery: 'recovery',
  invite: 'invite',
  email_change: 'email_change',
} as const satisfies Record<Claim['type'], string>

/**
 * Opens a session for who shows the right code.
 *
 * @throws AuthError `otp_expired`, whatever is wrong with it
 */
export async function prove(c: AuthContext, claim: Claim, parts: FacadeParts): Promise<SignedIn> {
  const { signIn } = parts
  const found = await sessionFor(c, claim, parts)
  return await noteWay(signIn.db, found, { method: ways[claim.type] }, signIn.now())
}

async function sessionFor(c: AuthContext, claim: Claim, parts: FacadeParts): Promise<SignedIn> {
  const { signIn } = parts
  switch (claim.type) {
    case 'email_change': {
      await confirmEmail(c, claim, parts)
      const code = await (await signIn.engine()).codeFor(claim.email, 'sign-in')
      return await byMail(c, { email: claim.email, code }, parts)
    }
    case 'phone_change': {
      await confirmPhone(c, claim, parts)
      const code = await (await signIn.engine()).codeForPhone(claim.phone)
      return await byPhone(c, { phone: claim.phone, code }, parts)
    }
    case 'sms':
      return await withPassword(signIn, claim.phone, claim.code, await byPhone(c, claim, parts))
    case 'signup':
    case 'email':
      return await withPassword(signIn, claim.email, claim.code, await byMail(c, claim, parts))
    default:
      if (claim.type === 'recovery' && !(await findUserBy(signIn.db, 'email', claim.email)))
        throw new AuthError('otp_expired')
      await forgetSignUp(signIn.db, claim.email)
      return await byMail(c, claim, parts)
  }
}

/** The engine also opens the account; of one that was never proven it takes away what others left there. */
async function byMail(
  c: AuthContext,
  { email, code }: { email: string; code: string },
  parts: FacadeParts,
): Promise<SignedIn> {
  const { signIn } = parts
  if (!mayClaim(email, signIn.adminEmails)) {
    const user = await findUserBy(signIn.db, 'email', email)
    if (!user?.email_verified) throw new AuthError('otp_expired')
  }
  const engine = await signIn.engine()
  const answer = await callEngine(c, engine, '/sign-in/email-otp', { body: { email, otp: code } }, parts)
  return await opened(signIn, answer)
}

async function byPhone(
  c: AuthContext,
  { phone, code }: { phone: string; code: string },
  parts: FacadeParts,
): Promise<SignedIn> {
  const engine = await parts.signIn.engine()
  const body = { phoneNumber: phone, code }
  return await opened(parts.signIn, await callEngine(c, engine, '/phone-number/verify', { body }, parts))
}

async function opened({ db, now }: SignIn, { body, response }: EngineAnswer): Promise<SignedIn> {
  const token = openedToken(response)
  const found = token && (await findSession(db, { token }, now()))
  if (!found) throw new AuthError(body.code === 'user_banned' ? 'user_banned' : 'otp_expired')
  return found
}

/** Sets what was chosen with the sign-up that this code confirms. */
async function withPassword(
  signIn: SignIn,
  address: string,
  code: string,
  { user, session }: SignedIn,
): Promise<SignedIn> {
  const { db, now } = signIn
  const chosen = await takeSignUp(signIn, address, code)
  // Since the sign-up its owner has come by a provider: who chose the password is not known.
  if (!chosen || (await countIdentities(db, user.id)) > 0) return { user, session }
  await setPassword(db, user.id, chosen.hash, now())
  if (!user.name && chosen.name) {
    await db.updateTable('auth_users').set({ name: chosen.name }).where('id', '=', user.id).execute()
  }
  return { user: (await findUser(db, user.id)) ?? user, session }
}
