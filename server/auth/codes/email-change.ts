import { findUserBy, isPlaceholder, phoneAddress, placeholderDomain } from '../accounts/user-rows.ts'
import { AuthError } from '../auth-error.ts'
import { isReserved } from '../operators/roles.ts'
import { type AuthContext, engineHeaders, notifyOwner } from '../routes/auth-context.ts'
import type { SignIn } from '../services.ts'
import { findSession, type SignedIn } from '../sessions/session-rows.ts'
import { limitMail, limitSms, mailCode, textCode } from './code-messages.ts'
import { deleteVerifications, readVerifications, saveVerification } from './verifications.ts'

interface NewEmail {
  email: string
  /** PKCE challenge. */
  challenge?: string | null | undefined
}

/** Sends a code to the new address. The response is the same where the address belongs to another account. */
export async function requestEmailChange(
  c: AuthContext,
  signIn: SignIn,
  { session }: SignedIn,
  { email, challenge }: NewEmail,
): Promise<void> {
  const { db, now } = signIn
  await limitMail(signIn, email)
  const code = await (await signIn.engine()).codeForNewEmail(engineHeaders(c, session), email)
  await saveVerification(db, identifierOf(email), session.id, now())
  const isTaken = (await findUserBy(db, 'email', email)) !== undefined
  await mailCode(c, signIn, {
    kind: isTaken ? 'accountExists' : 'emailChange',
    type: 'email_change',
    email,
    challenge,
    code: code ?? '',
    // No code for a free address: the session has ended meanwhile.
    isSent: !(await isReserved(signIn, email)) && (isTaken || code !== undefined),
    ...(isTaken && { contents: { code: false, link: false } }),
  })
}

/** GoTrue takes the current address of the user; the new one is accepted too. */
export async function resendEmailChange(
  c: AuthContext,
  signIn: SignIn,
  { email, challenge }: NewEmail,
): Promise<void> {
  const user = await findUserBy(signIn.db, 'email', email)
  const to = (user && (await pendingAddressOf(signIn, user.id))) ?? email
  const [asking] = await pendingChangesTo(signIn, to)
  if (asking) await requestEmailChange(c, signIn, asking, { email: to, challenge })
  else await limitMail(signIn, to)
}

/** Changes the address of the user whose pending change this code confirms. */
export async function confirmEmail(
  c: AuthContext,
  { email, code }: { email: string; code: string },
  signIn: SignIn,
): Promise<void> {
  const { api, attempt } = await signIn.engine()
  const isFree = !(await isReserved(signIn, email))
  for (const { session, user } of isFree ? await pendingChangesTo(signIn, email) : []) {
    const headers = engineHeaders(c, session)
    const { refusal } = await attempt(
      api.changeEmailEmailOTP({ headers, body: { newEmail: email, otp: code } }),
    )
    if (refusal) continue
    await deleteVerifications(signIn.db, [identifierOf(email)])
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
  // The engine keeps one code for each phone, for the last request.
  await deleteVerifications(signIn.db, [identifierOf(phone)])
  await saveVerification(signIn.db, identifierOf(phone), session.id, signIn.now())
  await textCode(c, signIn, phone)
}

export async function resendPhoneChange(c: AuthContext, signIn: SignIn, phone: string): Promise<void> {
  const [asking] = await pendingChangesTo(signIn, phone)
  if (asking) await requestPhoneChange(c, signIn, asking, phone)
  else await limitSms(signIn, phone)
}

export async function confirmPhone(
  c: AuthContext,
  { phone, code }: { phone: string; code: string },
  signIn: SignIn,
): Promise<void> {
  const [asking] = await pendingChangesTo(signIn, phone)
  if (!asking) throw new AuthError('otp_expired')
  const { session, user } = asking
  const { api, attempt } = await signIn.engine()
  const headers = engineHeaders(c, session)
  const { refusal } = await attempt(
    api.verifyPhoneNumber({ headers, body: { phoneNumber: phone, code, updatePhoneNumber: true } }),
  )
  if (refusal) throw new AuthError(refusal === 'PHONE_NUMBER_EXIST' ? 'phone_exists' : 'otp_expired')
  await deleteVerifications(signIn.db, [identifierOf(phone)])
  // The placeholder e-mail contains the number: the next owner of the old number needs it.
  if (isPlaceholder(user.email) && user.email.endsWith(placeholderDomain.phone)) {
    await signIn.db
      .updateTable('auth_users')
      .set({ email: phoneAddress(phone) })
      .where('id', '=', user.id)
      .execute()
  }
}

/** A new address may be confirmed in another browser: the row tells in which session it was requested. */
const prefix = 'new-address:'
const identifierOf = (address: string) => `${prefix}${address}`

/** The valid sessions in which this new address was requested, the newest first. */
async function pendingChangesTo({ db, now }: SignIn, address: string): Promise<SignedIn[]> {
  const newest = (await readVerifications(db, identifierOf(address), now())).toReversed().slice(0, 5)
  const found = await Promise.all([...new Set(newest)].map((id) => findSession(db, { id }, now())))
  return found.filter((one) => one !== undefined)
}

/** The new address that a user requested last. */
async function pendingAddressOf({ db, now }: SignIn, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('auth_verifications')
    .select('identifier')
    .where('identifier', 'like', `${prefix}%@%`)
    .where('value', 'in', (of) =>
      of
        .selectFrom('auth_sessions')
        .select((s) => s.cast<string>('id', 'text').as('id'))
        .where('user_id', '=', userId),
    )
    .where('expires_at', '>', now())
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return row?.identifier.slice(prefix.length)
}
