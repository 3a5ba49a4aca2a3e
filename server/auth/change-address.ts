import { type AuthContext, engineHeaders } from './auth-context.ts'
import { AuthError } from './auth-error.ts'
import { isPlaceholder, phoneAddress, placeholderDomain } from './gotrue-json.ts'
import { notifyOwner } from './notify-owner.ts'
import { deletePendingChanges, pendingChangesTo, savePendingChange } from './pending-change.ts'
import { mayClaim } from './policy.ts'
import { redirectTarget } from './request-schemas.ts'
import { limitMail, limitSms, mailCode, textCode } from './send-code.ts'
import { findUserBy, type SignedIn } from './sessions.ts'
import type { SignIn } from './sign-in.ts'

/** Sends a code to the new address. The response is the same where the address belongs to another account. */
export async function requestEmailChange(
  c: AuthContext,
  signIn: SignIn,
  { session }: SignedIn,
  { email, challenge }: { email: string; challenge?: string | null | undefined },
): Promise<void> {
  const { db, now, adminEmails } = signIn
  await limitMail(signIn, email)
  const { returnUrl, lang } = redirectTarget(c, signIn)
  const code = await (await signIn.engine()).codeForNewEmail(engineHeaders(c, session), email)
  await savePendingChange(db, email, session.id, now())
  const isTaken = (await findUserBy(db, 'email', email)) !== undefined
  await mailCode(signIn, {
    kind: isTaken ? 'accountExists' : 'emailChange',
    type: 'email_change',
    email,
    returnUrl,
    lang,
    challenge,
    code: code ?? '',
    // No code for a free address: the session has ended meanwhile.
    isSent: mayClaim(email, adminEmails) && (isTaken || code !== undefined),
    ...(isTaken && { contents: { code: false, link: false } }),
  })
}

/** Changes the address of the user whose pending change this code confirms. */
export async function confirmEmail(
  c: AuthContext,
  { email, code }: { email: string; code: string },
  signIn: SignIn,
): Promise<void> {
  const { api, attempt } = await signIn.engine()
  const isFree = mayClaim(email, signIn.adminEmails)
  for (const { session, user } of isFree ? await pendingChangesTo(signIn.db, email, signIn.now()) : []) {
    const headers = engineHeaders(c, session)
    const { refusal } = await attempt(
      api.changeEmailEmailOTP({ headers, body: { newEmail: email, otp: code } }),
    )
    if (refusal) continue
    await deletePendingChanges(signIn.db, email)
    notifyOwner(c, signIn, user, 'addressChanged')
    return
  }
  throw new AuthError('otp_expired')
}

export async function requestPhoneChange(
  c: AuthContext,
  signIn: SignIn,
  { session }: SignedIn,
  phone: string,
): Promise<void> {
  await limitSms(signIn, phone)
  const { lang } = redirectTarget(c, signIn)
  // The engine keeps one code for each phone, for the last request.
  await deletePendingChanges(signIn.db, phone)
  await savePendingChange(signIn.db, phone, session.id, signIn.now())
  await textCode(signIn, { phone, lang, isSent: true })
}

export async function confirmPhone(
  c: AuthContext,
  { phone, code }: { phone: string; code: string },
  { db, engine, now }: SignIn,
): Promise<void> {
  const [asking] = await pendingChangesTo(db, phone, now())
  if (!asking) throw new AuthError('otp_expired')
  const { session, user } = asking
  const { api, attempt } = await engine()
  const headers = engineHeaders(c, session)
  const { refusal } = await attempt(
    api.verifyPhoneNumber({ headers, body: { phoneNumber: phone, code, updatePhoneNumber: true } }),
  )
  if (refusal) throw new AuthError(refusal === 'PHONE_NUMBER_EXIST' ? 'phone_exists' : 'otp_expired')
  await deletePendingChanges(db, phone)
  // The placeholder e-mail contains the number: the next owner of the old number needs it.
  if (isPlaceholder(user.email) && user.email.endsWith(placeholderDomain.phone)) {
    await db
      .updateTable('auth_users')
      .set({ email: phoneAddress(phone) })
      .where('id', '=', user.id)
      .execute()
  }
}
