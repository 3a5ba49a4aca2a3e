import { z } from 'zod'
import { countIdentities, findUser, findUserBy, setPassword } from '../accounts/user-rows.ts'
import { AuthError } from '../auth-error.ts'
import { type LinkType, linkType, readTokenHash } from '../codes/code-messages.ts'
import { confirmEmail, confirmPhone } from '../codes/email-change.ts'
import { consumePendingSignUp, deletePendingSignUp } from '../codes/pending-sign-up.ts'
import { acceptInvitation } from '../operators/accept-invitation.ts'
import { consumeAdminLink } from '../operators/one-time-link.ts'
import { mayClaim } from '../operators/roles.ts'
import type { SignIn } from '../services.ts'
import { openedSession, recordAmr, type SignedIn } from '../sessions/session-rows.ts'
import { issueAuthCode, startSession } from '../sessions/start-session.ts'
import { type AuthContext, type AuthDeps, bodyOf, engineHeaders, requireSameOrigin } from './auth-context.ts'
import { codeField, emailField, phoneField } from './request-schemas.ts'

const mailType = z.enum([...linkType.options, 'email'])

const requestSchema = z.union([
  z.object({ type: mailType, token_hash: z.string().min(1).max(2048) }),
  z.object({ type: mailType, email: emailField, token: codeField }),
  z.object({ type: z.enum(['sms', 'phone_change']), phone: phoneField, token: codeField }),
])

/** A one-time code, and the address that it was sent to. */
type SubmittedCode =
  | { type: LinkType | 'email'; email: string; code: string }
  | { type: 'sms' | 'phone_change'; phone: string; code: string }

/** `POST /verify`: a session for a code, or for the token of a link. */
export async function verify(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  requireSameOrigin(c, signIn)
  const body = await bodyOf(c, requestSchema)
  const found =
    'token_hash' in body
      ? await verifyTokenHash(c, body, signIn)
      : await verifyCode(c, { ...body, code: body.token }, signIn)
  return await startSession(c, signIn, found)
}

interface Hashed {
  type: z.output<typeof mailType>
  token_hash: string
}

/** Maximum length of the token of an operator's one-time link; the others are longer. */
const adminLinkLength = 64

async function verifyTokenHash(
  c: AuthContext,
  { type, token_hash }: Hashed,
  signIn: SignIn,
): Promise<SignedIn> {
  if (token_hash.length <= adminLinkLength) {
    const isKind = type === 'magiclink' || type === 'email'
    const found = isKind && (await consumeAdminLink(signIn, token_hash, c.req.header('user-agent')))
    if (!found) throw new AuthError('otp_expired')
    return await recordAmr(signIn.db, found, { method: 'otp' }, signIn.now())
  }
  return await verifyCode(c, await linkContent(signIn, token_hash, type), signIn)
}

async function linkContent(signIn: SignIn, tokenHash: string, type: Hashed['type']) {
  const link = await readTokenHash(signIn, tokenHash)
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
  { signIn }: AuthDeps,
): Promise<URL> {
  const link = await linkContent(signIn, token, type)
  if (link.challenge === undefined) {
    // Without PKCE the page redeems the token itself, which sets the cookie.
    returnUrl.searchParams.set('token_hash', token)
    returnUrl.searchParams.set('type', type)
    return returnUrl
  }
  const { session } = await verifyCode(c, link, signIn)
  const { challenge } = link
  returnUrl.searchParams.set('code', await issueAuthCode(signIn, { session_id: session.id, challenge }))
  return returnUrl
}

/**
 * Opens a session for a correct code.
 *
 * @throws AuthError `otp_expired` for every kind of wrong code
 */
async function verifyCode(c: AuthContext, submitted: SubmittedCode, signIn: SignIn): Promise<SignedIn> {
  const found = await sessionFor(c, submitted, signIn)
  // Where Google is not configured, an e-mail proves the address of an invited operator.
  if (!signIn.hasGoogle && 'email' in submitted) {
    const { email } = submitted
    const keeps = { sessionId: found.session.id }
    await acceptInvitation(signIn.db, { userId: found.user.id, email, keeps, now: signIn.now() })
  }
  return found
}

async function sessionFor(c: AuthContext, submitted: SubmittedCode, signIn: SignIn): Promise<SignedIn> {
  switch (submitted.type) {
    case 'email_change': {
      await confirmEmail(c, submitted, signIn)
      const code = await (await signIn.engine()).codeFor(submitted.email, 'sign-in')
      return await openByCode(c, { ...submitted, code }, signIn)
    }
    case 'phone_change': {
      await confirmPhone(c, submitted, signIn)
      const code = await (await signIn.engine()).codeForPhone(submitted.phone)
      return await openByCode(c, { ...submitted, code }, signIn)
    }
    case 'sms':
      return await withPassword(
        signIn,
        submitted.phone,
        submitted.code,
        await openByCode(c, submitted, signIn),
      )
    case 'signup':
    case 'email':
      return await withPassword(
        signIn,
        submitted.email,
        submitted.code,
        await openByCode(c, submitted, signIn),
      )
    default: {
      if (submitted.type === 'recovery' && !(await findUserBy(signIn.db, 'email', submitted.email)))
        throw new AuthError('otp_expired')
      const found = await openByCode(c, submitted, signIn)
      await deletePendingSignUp(signIn.db, submitted.email)
      return found
    }
  }
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

/** The engine also creates the account; from an unverified one it removes existing credentials. */
async function openByCode(c: AuthContext, submitted: SubmittedCode, signIn: SignIn): Promise<SignedIn> {
  const { db, engine, now } = signIn
  const { type, code } = submitted
  if ('email' in submitted && !(await mayClaim(signIn, submitted.email))) {
    const user = await findUserBy(db, 'email', submitted.email)
    if (!user?.email_verified) throw new AuthError('otp_expired')
  }
  const { api, attempt } = await engine()
  const headers = engineHeaders(c)
  const { answer, refusal } = await attempt<{ token: string | null }>(
    'email' in submitted
      ? api.signInEmailOTP({ headers, body: { email: submitted.email, otp: code } })
      : api.verifyPhoneNumber({ headers, body: { phoneNumber: submitted.phone, code } }),
  )
  const found = answer?.token && (await openedSession(db, answer.token, amrMethods[type], now()))
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
