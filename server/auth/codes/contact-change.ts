import type { Db } from '#db/schema.ts'
import { proveOwner } from '../accounts/prove-owner.ts'
import { findUser, findUserBy, isPlaceholder, phoneAddress, type UserRow } from '../accounts/user-rows.ts'
import { AuthError } from '../auth-error.ts'
import { isReserved } from '../operators/roles.ts'
import { type AuthContext, notifyOwner } from '../requests/auth-context.ts'
import { sessionOfCookie } from '../sessions/session-cookie.ts'
import { findSession, type SignedIn } from '../sessions/session-rows.ts'
import type { SignIn } from '../sign-in.ts'
import { limitMail, limitSms, mailCode, sendText } from './code-messages.ts'
import { makeCode, takeCode } from './one-time-codes.ts'
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
  await limitMail(signIn, email)
  const code = await codeOfChange(signIn, session.id, email)
  const isTaken = (await findUserBy(signIn.db, 'email', email)) !== undefined
  await mailCode(c, signIn, {
    kind: isTaken ? 'accountExists' : 'emailChange',
    type: 'email_change',
    email,
    challenge,
    code,
    isSent: !(await isReserved(signIn, email)),
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

export async function requestPhoneChange(
  c: AuthContext,
  signIn: SignIn,
  { session }: SignedIn,
  phone: string,
): Promise<void> {
  await limitSms(signIn, phone)
  // One code for each phone, of the last request.
  await deleteVerifications(signIn.db, [identifierOf(phone)])
  sendText(c, signIn, phone, await codeOfChange(signIn, session.id, phone))
}

export async function resendPhoneChange(c: AuthContext, signIn: SignIn, phone: string): Promise<void> {
  const [asking] = await pendingChangesTo(signIn, phone)
  if (asking) await requestPhoneChange(c, signIn, asking, phone)
  else await limitSms(signIn, phone)
}

/**
 * Changes the e-mail address or phone of the user whose pending change this code confirms. Whoever presses the button in
 * the mail may be another person than the one who asked: in a browser that is not signed in to this account, everything
 * else that opens it is removed.
 *
 * @throws AuthError `otp_expired`, `phone_exists`
 */
export async function confirmChange(
  c: AuthContext,
  to: { email: string } | { phone: string },
  code: string,
  signIn: SignIn,
): Promise<UserRow> {
  const contact = 'email' in to ? to.email : to.phone
  const { db, now } = signIn
  const asking = await askingSession(signIn, contact, code)
  if (!asking || ('email' in to && (await isReserved(signIn, contact)))) throw new AuthError('otp_expired')
  const { user } = asking
  const isSignedIn = (await sessionOfCookie(c.req.raw.headers, signIn))?.user.id === user.id
  await db.transaction().execute(async (tx) => {
    await setContact(tx, user, to, now())
    if (!isSignedIn) {
      const email = 'email' in to ? to.email : user.email
      await proveOwner(tx, { userId: user.id, email, by: 'change-of-address', keeps: {}, now: now() })
      if ('phone' in to) await setContact(tx, user, to, now())
    }
    await deleteVerifications(tx, [identifierOf(contact)])
  })
  if ('email' in to) notifyOwner(c, signIn, user, 'addressChanged')
  return (await findUser(db, user.id)) ?? user
}

async function setContact(
  tx: Db,
  user: UserRow,
  to: { email: string } | { phone: string },
  now: Date,
): Promise<void> {
  const column = 'email' in to ? 'email' : 'phone_number'
  const holder = await findUserBy(tx, column, 'email' in to ? to.email : to.phone)
  if (holder && holder.id !== user.id) throw new AuthError('email' in to ? 'otp_expired' : 'phone_exists')
  const set =
    'email' in to
      ? { email: to.email, email_verified: true }
      : {
          phone_number: to.phone,
          phone_number_verified: true,
          // The placeholder contains the number: the next owner of the old number needs it.
          ...(user.phone_number && isPlaceholder(user.email) && { email: phoneAddress(to.phone) }),
        }
  await tx
    .updateTable('auth_users')
    .set({ ...set, updated_at: now })
    .where('id', '=', user.id)
    .execute()
}

/** The session in which the change was requested that this code confirms. */
async function askingSession(signIn: SignIn, to: string, code: string): Promise<SignedIn | undefined> {
  for (const asking of await pendingChangesTo(signIn, to))
    if (await takeCode(signIn, { purpose: purposeOf(asking.session.id), to }, code)) return asking
  return undefined
}

async function codeOfChange(signIn: SignIn, sessionId: string, to: string): Promise<string> {
  await saveVerification(signIn.db, identifierOf(to), sessionId, signIn.now())
  return await makeCode(signIn, { purpose: purposeOf(sessionId), to })
}

const purposeOf = (sessionId: string) => `change ${sessionId}`

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
