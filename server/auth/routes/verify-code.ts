import { z } from 'zod'
import { acceptInvitation, proveOwner } from '../accounts/prove-owner.ts'
import {
  addressOf,
  type Contact,
  findByContact,
  insertUser,
  phoneAddress,
  saveUser,
  type UserRow,
} from '../accounts/users.ts'
import { AuthError } from '../auth-error.ts'
import { openToken } from '../auth-secret.ts'
import { confirmChange, type LinkType, linkType, sealedLink } from '../codes/sent-codes.ts'
import { addAuthCode, finishSignUp, takeCode } from '../codes/stored-codes.ts'
import { consumeAdminLink } from '../operators/one-time-link.ts'
import { mayClaim } from '../operators/roles.ts'
import { codeField, emailField, phoneField } from '../requests/request-fields.ts'
import { type AuthContext, bodyOf } from '../requests/requests.ts'
import type { SignedIn } from '../sessions/session-rows.ts'
import { openSession, startSession } from '../sessions/signed-in.ts'
import type { SignIn } from '../sign-in.ts'

const mailType = z.enum([...linkType.options, 'email'])
type MailType = z.output<typeof mailType>

const requestSchema = z.union([
  z.object({ type: mailType, token_hash: z.string().min(1).max(2048) }),
  z.object({ type: mailType, email: emailField, token: codeField }),
  z.object({ type: z.enum(['sms', 'phone_change']), phone: phoneField, token: codeField }),
])

/** A one-time code, and the address that it was sent to. */
type SubmittedCode = Contact & { type: LinkType | 'email' | 'sms' | 'phone_change'; code: string }

/** `POST /verify`: a session for a code, or for the token of a link. */
export async function verify(c: AuthContext, signIn: SignIn): Promise<Response> {
  const body = await bodyOf(c, requestSchema)
  if ('token_hash' in body) return await startSession(c, signIn, await verifyTokenHash(c, body, signIn))
  return await startSession(c, signIn, await finished(c, { ...body, code: body.token }, signIn))
}

/** Maximum length of the token of an operator's one-time link; the others are longer. */
const adminLinkLength = 64

async function verifyTokenHash(
  c: AuthContext,
  { type, token_hash }: { type: MailType; token_hash: string },
  signIn: SignIn,
): Promise<SignedIn> {
  if (token_hash.length <= adminLinkLength) {
    const isKind = type === 'magiclink' || type === 'email'
    const found = isKind && (await consumeAdminLink(signIn, token_hash, c.req.header('user-agent')))
    if (!found) throw new AuthError('otp_expired')
    return found
  }
  return await finished(c, linkContent(signIn, token_hash, type), signIn)
}

/** The session of a code, with the password of the sign-up that it confirms in this browser. */
async function finished(c: AuthContext, submitted: SubmittedCode, signIn: SignIn): Promise<SignedIn> {
  const { user, session } = await verifyCode(c, submitted, signIn)
  if (!['sms', 'signup', 'email'].includes(submitted.type)) return { user, session }
  return { user: await finishSignUp(c, signIn, user, submitted), session }
}

function linkContent(signIn: SignIn, tokenHash: string, type: MailType) {
  const link = openToken(signIn.secret, tokenHash, sealedLink)
  const isKind =
    type === link?.type || (type === 'email' && (link?.type === 'signup' || link?.type === 'magiclink'))
  if (!link || !isKind) throw new AuthError('otp_expired')
  return link
}

/** The query of a link in an e-mail. */
export const emailLink = z.object({ token: z.string().min(1).max(2048), type: linkType })

/**
 * Redeems the link of an e-mail, after the button on the page was pressed.
 *
 * @param returnUrl a page of this site
 * @returns the same with a code for the session
 * @throws AuthError `otp_expired` for every kind of invalid link
 */
export async function redeemLink(
  c: AuthContext,
  { token, type }: z.output<typeof emailLink>,
  returnUrl: URL,
  signIn: SignIn,
): Promise<URL> {
  const link = linkContent(signIn, token, type)
  if (link.challenge === undefined) {
    // Without PKCE the page redeems the token itself, which sets the cookie.
    returnUrl.searchParams.set('token_hash', token)
    returnUrl.searchParams.set('type', type)
    return returnUrl
  }
  const { session } = await verifyCode(c, link, signIn)
  return await addAuthCode(signIn, returnUrl, { session_id: session.id, challenge: link.challenge })
}

/**
 * Opens a session for a correct code.
 *
 * @throws AuthError `otp_expired` for every kind of wrong code
 */
async function verifyCode(c: AuthContext, submitted: SubmittedCode, signIn: SignIn): Promise<SignedIn> {
  const found = await sessionFor(c, submitted, signIn)
  const { email } = submitted
  // Where Google is not configured, an e-mail proves the address of an invited operator.
  if (email && !signIn.hasGoogle) {
    const keeps = { sessionId: found.session.id }
    await acceptInvitation(signIn.db, { userId: found.user.id, email, keeps, now: signIn.now() })
  }
  return found
}

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

async function sessionFor(c: AuthContext, submitted: SubmittedCode, signIn: SignIn): Promise<SignedIn> {
  const { db, now } = signIn
  const { type, code } = submitted
  const opening = { method: amrMethods[type], userAgent: c.req.header('user-agent'), now: now() }
  if (type === 'email_change' || type === 'phone_change')
    return await openSession(db, await confirmChange(c, submitted, code, signIn), opening)
  const isRight = await takeCode(signIn, 'sign-in', addressOf(submitted), code)
  if (!isRight) throw new AuthError('otp_expired')
  return await db.transaction().execute(async (tx) => {
    const user = await accountOfContact({ ...signIn, db: tx }, submitted)
    if (!user) throw new AuthError('otp_expired')
    return await openSession(tx, user, opening)
  })
}

/**
 * Finds or creates the account of a verified e-mail address or phone. If the account's address was not verified before,
 * all its other sign-in methods are removed.
 *
 * @returns undefined where none may be created, and for an address that only Google can prove
 */
async function accountOfContact(signIn: SignIn, submitted: SubmittedCode): Promise<UserRow | undefined> {
  const { db } = signIn
  const now = signIn.now()
  const { email, phone } = submitted
  const found = await findByContact(db, submitted)
  if (!found && submitted.type === 'recovery') return undefined
  if (email && !found?.email_verified && !(await mayClaim(signIn, email))) return undefined
  const fields = email
    ? { email, email_verified: true }
    : { email: phoneAddress(phone ?? ''), phone_number: phone ?? '' }
  const user = found ?? (await insertUser(db, fields, now)) ?? (await findByContact(db, submitted))
  if (!user) return undefined
  if (email && !user.email_verified)
    await proveOwner(db, { userId: user.id, email, by: 'take-over', keeps: {}, now })
  return await saveUser(db, user.id, email ? { email_verified: true } : { phone_number_verified: true })
}
