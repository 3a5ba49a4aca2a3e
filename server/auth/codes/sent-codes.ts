import { z } from 'zod'
import { pathIn } from '#app/lib/language.ts'
import type { Db } from '#db/schema.ts'
import { proveOwner } from '../accounts/prove-owner.ts'
import {
  addressOf,
  type Contact,
  findByContact,
  findUser,
  isPlaceholder,
  phoneAddress,
  saveUser,
  type UserRow,
} from '../accounts/users.ts'
import { AuthError } from '../auth-error.ts'
import { sealedToken } from '../auth-secret.ts'
import { type EmailKind, writeEmail } from '../emails/email.ts'
import { isReserved } from '../operators/roles.ts'
import { type AuthContext, limitTries, notifyOwner, redirectTarget } from '../requests/requests.ts'
import { findSession, type SignedIn, sessionOfCookie } from '../sessions/session-rows.ts'
import type { SignIn } from '../sign-in.ts'
import {
  deleteVerifications,
  makeCode,
  replaceVerification,
  saveVerification,
  takeCode,
} from './stored-codes.ts'

/** GoTrue's types of e-mail links. */
export const linkType = z.enum(['signup', 'magiclink', 'recovery', 'invite', 'email_change'])

export type LinkType = z.output<typeof linkType>

/** The content of a `token_hash`. */
export const sealedLink = z.object({
  type: linkType,
  email: z.string(),
  code: z.string(),
  /** PKCE challenge of the requesting page: only its browser can get the session. */
  challenge: z.string().optional(),
})

/**
 * A link with the encrypted address and code (GoTrue's `token_hash`), so that nothing has to be stored for it. It leads
 * to a page with a button: mail scanners open every link, so opening one must change nothing.
 *
 * @param target a page of this site that the link finally leads to, and the language
 */
export function makeLink(
  signIn: Pick<SignIn, 'secret' | 'siteUrl'>,
  link: z.output<typeof sealedLink>,
  { returnUrl, lang }: ReturnType<typeof redirectTarget>,
): { url: string; tokenHash: string } {
  const tokenHash = sealedToken(signIn.secret, link)
  const query = new URLSearchParams({ token: tokenHash, type: link.type, redirect_to: returnUrl.href })
  return { url: `${signIn.siteUrl}${pathIn(lang, '/confirm')}?${query}`, tokenHash }
}

export interface CodeMessage {
  kind: EmailKind
  type: LinkType
  challenge?: string | null | undefined
  /** When false nothing is sent, but the work is the same, so that its time reveals nothing. */
  isSent?: boolean
  /** Instead of the page that the request names. */
  returnUrl?: URL
  /** The contents of the e-mail; both by default. */
  contents?: { code: boolean; link: boolean }
  /** Instead of a new code to sign in. */
  code?: string
}

/** Sends a code as an e-mail, with a link, or as a text message. */
export async function sendCode(
  c: AuthContext,
  signIn: SignIn,
  to: Contact,
  { kind, type, challenge, isSent = true, contents = { code: true, link: true }, ...own }: CodeMessage,
): Promise<void> {
  const code = own.code ?? (await makeCode(signIn, 'sign-in', addressOf(to)))
  const { returnUrl, lang } = redirectTarget(c, signIn)
  if (to.email === undefined) {
    if (isSent) signIn.sender.sms(to.phone, code, lang)
    return
  }
  const link = { type, email: to.email, code, ...(challenge && { challenge }) }
  const { url } = makeLink(signIn, link, { lang, returnUrl: own.returnUrl ?? returnUrl })
  const credentials = { code: contents.code ? code : undefined, link: contents.link ? url : undefined }
  if (isSent) void signIn.sender.mail(to.email, () => writeEmail(kind, lang, credentials))
}

/** Five per hour and address, counted before sending. */
export const limitSends = async (signIn: SignIn, to: Contact) =>
  await limitTries(signIn, to.email === undefined ? 'sms' : 'mail', addressOf(to))

/** Sends a code to the new address. The response is the same where it belongs to another account. */
export async function requestChange(
  c: AuthContext,
  signIn: SignIn,
  { session }: SignedIn,
  to: Contact,
  challenge?: string | null,
): Promise<void> {
  const address = addressOf(to)
  await limitSends(signIn, to)
  // One code for each phone, of the last request.
  const keep = to.phone ? replaceVerification : saveVerification
  await keep(signIn, prefix + address, session.id)
  const code = await makeCode(signIn, purposeOf(session.id), address)
  const isTaken = to.email !== undefined && (await findByContact(signIn.db, to)) !== undefined
  await sendCode(c, signIn, to, {
    kind: isTaken ? 'accountExists' : 'emailChange',
    type: 'email_change',
    challenge,
    code,
    isSent: !to.email || !(await isReserved(signIn, to.email)),
    ...(isTaken && { contents: { code: false, link: false } }),
  })
}

/** GoTrue takes the current address of the user; the new one is accepted too. */
export async function resendChange(c: AuthContext, signIn: SignIn, to: Contact, challenge?: string | null) {
  const user = to.email ? await findByContact(signIn.db, to) : undefined
  const email = user && (await pendingAddressOf(signIn, user.id))
  const next = email ? { email } : to
  const [asking] = await pendingChangesTo(signIn, addressOf(next))
  if (asking) await requestChange(c, signIn, asking, next, challenge)
  else await limitSends(signIn, next)
}

/**
 * Confirms a requested change of e-mail address or phone. In a browser that is not signed in to the account, it may be
 * another person who confirms it: then all other sign-in methods are removed.
 *
 * @throws AuthError `otp_expired`, `phone_exists`
 */
export async function confirmChange(c: AuthContext, to: Contact, code: string, signIn: SignIn) {
  const { db, now } = signIn
  const asking = await askingSession(signIn, addressOf(to), code)
  if (!asking || (to.email && (await isReserved(signIn, to.email)))) throw new AuthError('otp_expired')
  const { user } = asking
  const isSignedIn = (await sessionOfCookie(c, signIn))?.user.id === user.id
  await db.transaction().execute(async (tx) => {
    await setContact(tx, user, to, now())
    if (!isSignedIn) {
      const email = to.email ?? user.email
      await proveOwner(tx, { userId: user.id, email, by: 'change-of-address', keeps: {}, now: now() })
      if (to.phone) await setContact(tx, user, to, now())
    }
    await deleteVerifications(tx, prefix + addressOf(to))
  })
  if (to.email) notifyOwner(c, signIn, user, 'addressChanged')
  return (await findUser(db, user.id)) ?? user
}

async function setContact(tx: Db, user: UserRow, to: Contact, now: Date): Promise<void> {
  const holder = await findByContact(tx, to)
  if (holder && holder.id !== user.id) throw new AuthError(to.email ? 'otp_expired' : 'phone_exists')
  const set = to.phone
    ? {
        phone_number: to.phone,
        phone_number_verified: true,
        // The placeholder contains the number: the next owner of the old number needs it.
        ...(user.phone_number && isPlaceholder(user.email) && { email: phoneAddress(to.phone) }),
      }
    : { email: to.email, email_verified: true }
  await saveUser(tx, user.id, { ...set, updated_at: now })
}

/** The session in which the change was requested that this code confirms. */
async function askingSession(signIn: SignIn, to: string, code: string): Promise<SignedIn | undefined> {
  for (const asking of await pendingChangesTo(signIn, to))
    if (await takeCode(signIn, purposeOf(asking.session.id), to, code)) return asking
  return undefined
}

const purposeOf = (sessionId: string) => `change ${sessionId}`

/** A new address may be confirmed in another browser: the row tells in which session it was requested. */
const prefix = 'new-address:'

/** The valid sessions in which this new address was requested, the newest first. */
async function pendingChangesTo({ db, now }: SignIn, address: string): Promise<SignedIn[]> {
  const rows = await db
    .selectFrom('auth_verifications')
    .select('value')
    .where('identifier', '=', prefix + address)
    .where('expires_at', '>', now())
    .orderBy('created_at', 'desc')
    .limit(5)
    .execute()
  const newest = new Set(rows.map(({ value }) => value))
  const found = await Promise.all([...newest].map((id) => findSession(db, { id }, now())))
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
