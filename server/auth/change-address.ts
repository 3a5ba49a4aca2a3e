import { destination } from './asked.ts'
import { AuthError } from './auth-error.ts'
import { callEngine } from './call-engine.ts'
import type { AuthContext, FacadeParts } from './facade-parts.ts'
import { notifyOwner } from './notify-owner.ts'
import { isPlaceholder, phoneAddress, placeholderDomain } from './placeholder-address.ts'
import { limitMail, limitSms, mailCode, textCode } from './send-code.ts'
import { findUserBy, type SignedIn } from './sessions.ts'
import type { SignIn } from './sign-in.ts'
import { changesTo, forgetChanges, keepChange } from './waiting-change.ts'
import { mayClaim } from './who-may.ts'

/** Asks the new address whether it may be taken. The answer is the same where it belongs to somebody else. */
export async function askNewEmail(
  c: AuthContext,
  signIn: SignIn,
  { user, session }: SignedIn,
  { email, challenge }: { email: string; challenge?: string | null | undefined },
): Promise<void> {
  const { db, now, adminEmails } = signIn
  await limitMail(signIn, email)
  const { goal, lang } = destination(c, signIn)
  const code = await (await signIn.engine()).codeFor(`${user.email}-${email}`, 'change-email')
  await keepChange(db, email, session.id, now())
  const isTaken = (await findUserBy(db, 'email', email)) !== undefined
  await mailCode(signIn, {
    kind: isTaken ? 'accountExists' : 'emailChange',
    type: 'email_change',
    email,
    goal,
    lang,
    challenge,
    code,
    isSent: mayClaim(email, adminEmails),
    ...(isTaken && { shows: { code: false, link: false } }),
  })
}

/** The code of one of those who asked for this address lets them have it. */
export async function confirmEmail(
  c: AuthContext,
  { email, code }: { email: string; code: string },
  parts: FacadeParts,
): Promise<void> {
  const { signIn } = parts
  const engine = await signIn.engine()
  const isFree = mayClaim(email, signIn.adminEmails)
  for (const { session, user } of isFree ? await changesTo(signIn.db, email, signIn.now()) : []) {
    const body = { newEmail: email, otp: code }
    const answer = await callEngine(c, engine, '/email-otp/change-email', { session, body }, parts)
    if (answer.status !== 200) continue
    await forgetChanges(signIn.db, email)
    notifyOwner(c, signIn, user, 'addressChanged')
    return
  }
  throw new AuthError('otp_expired')
}

export async function askNewPhone(
  c: AuthContext,
  signIn: SignIn,
  { session }: SignedIn,
  phone: string,
): Promise<void> {
  await limitSms(signIn, phone)
  const { lang } = destination(c, signIn)
  // The engine keeps one code for each phone: it is for who asked last.
  await forgetChanges(signIn.db, phone)
  await keepChange(signIn.db, phone, session.id, signIn.now())
  await textCode(signIn, { phone, lang, isSent: true })
}

export async function confirmPhone(
  c: AuthContext,
  { phone, code }: { phone: string; code: string },
  parts: FacadeParts,
): Promise<void> {
  const { db, engine, now } = parts.signIn
  const [asking] = await changesTo(db, phone, now())
  if (!asking) throw new AuthError('otp_expired')
  const body = { phoneNumber: phone, code, updatePhoneNumber: true }
  const { session, user } = asking
  const answer = await callEngine(c, await engine(), '/phone-number/verify', { session, body }, parts)
  if (answer.body.code === 'PHONE_NUMBER_EXIST') throw new AuthError('phone_exists')
  if (answer.status !== 200) throw new AuthError('otp_expired')
  await forgetChanges(db, phone)
  // Their stand-in for an e-mail address is made of the number: who gets the old number next needs that one.
  if (isPlaceholder(user.email) && user.email.endsWith(placeholderDomain.phone)) {
    await db
      .updateTable('auth_users')
      .set({ email: phoneAddress(phone) })
      .where('id', '=', user.id)
      .execute()
  }
}
