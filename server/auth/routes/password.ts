import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { pathIn } from '#app/lib/language.ts'
import { hashPassword, isPassword, passwordOf, refuseWeak } from '../accounts/passwords.ts'
import { addressOf, type Contact, contactOf, findByContact } from '../accounts/users.ts'
import { AuthError } from '../auth-error.ts'
import { limitSends, sendCode } from '../codes/sent-codes.ts'
import { keepPendingSignUp, takePendingSignUp } from '../codes/stored-codes.ts'
import { mayClaim } from '../operators/roles.ts'
import { contactFields, optionalPkceFields, passwordField, signUpData } from '../requests/request-fields.ts'
import {
  type AuthContext,
  bodyOf,
  limitTries,
  limitVisitor,
  redirectTarget,
  requireMethod,
  resetTries,
} from '../requests/requests.ts'
import { openSession, startSession } from '../sessions/signed-in.ts'
import type { SignIn } from '../sign-in.ts'

const signingUp = z.object({
  ...contactFields,
  password: passwordField.optional(),
  data: signUpData,
  ...optionalPkceFields,
})

/**
 * `POST /signup`. There is no user until the address is verified, so that every address gets the same response for the
 * same work; only the e-mail differs.
 */
export async function signUp(c: AuthContext, signIn: SignIn): Promise<Response> {
  const { password, data, code_challenge: challenge, ...body } = await bodyOf(c, signingUp)
  const to = contactOf(body)
  if (!to) throw new AuthError('anonymous_provider_disabled')
  requireMethod(signIn, ['password'], to)
  if (!password) throw new AuthError('validation_failed', { message: 'Signup requires a valid password' })
  refuseWeak(password)
  const name = data?.full_name ?? ''
  await limitSends(signIn, to)
  const isKnown = await isProven(signIn, to)
  await keepPendingSignUp(c, signIn, to, { hash: await hashPassword(password), name, isKnown })
  await sendSignUp(c, signIn, to, { challenge, isKnown, isPending: true })
  return c.json(unprovenUser(to, name, signIn.now().toISOString()))
}

/** `POST /resend` of the types `signup` and `sms`. */
export async function resendSignUp(c: AuthContext, signIn: SignIn, to: Contact, challenge: Challenge) {
  await limitSends(signIn, to)
  const isKnown = await isProven(signIn, to)
  const pending = await takePendingSignUp(c, signIn, to)
  // For as long as the new code is valid.
  if (pending) await keepPendingSignUp(c, signIn, to, pending)
  await sendSignUp(c, signIn, to, { challenge, isKnown, isPending: pending !== undefined })
}

/** Whether there is an account, and its owner has proven the e-mail address. */
async function isProven({ db }: SignIn, to: Contact): Promise<boolean> {
  const user = await findByContact(db, to)
  return user !== undefined && (user.email_verified || to.email === undefined)
}

type Challenge = string | null | undefined

/** A known address gets a link to set a new password, and no code: the sign-up page could not use it. */
async function sendSignUp(
  c: AuthContext,
  signIn: SignIn,
  to: Contact,
  { challenge, isKnown, isPending }: { challenge: Challenge; isKnown: boolean; isPending: boolean },
): Promise<void> {
  const isSent = isPending && (isKnown || to.email === undefined || (await mayClaim(signIn, to.email)))
  if (!isKnown) return await sendCode(c, signIn, to, { challenge, isSent, kind: 'signUp', type: 'signup' })
  return await sendCode(c, signIn, to, {
    challenge,
    isSent,
    kind: 'accountExists',
    type: 'recovery',
    returnUrl: new URL(pathIn(redirectTarget(c, signIn).lang, '/forgot-password'), signIn.siteUrl),
    contents: { code: false, link: true },
  })
}

/** GoTrue's response for an address with an account; here the same for every address (no account enumeration). */
function unprovenUser(to: Contact, name: string, at: string) {
  const provider = to.email ? 'email' : 'phone'
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email: '',
    phone: '',
    ...to,
    confirmation_sent_at: at,
    app_metadata: { provider, providers: [provider] },
    user_metadata: name ? { full_name: name } : {},
    identities: [],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  }
}

const credentials = z.object({ ...contactFields, password: passwordField })

/** Compared where there is no password, so that the time of an answer does not tell which accounts exist. */
const noPassword = `${'0'.repeat(32)}:${'0'.repeat(128)}`

/** `POST /token?grant_type=password`. */
export async function grantPassword(c: AuthContext, signIn: SignIn): Promise<Response> {
  const { password, ...body } = await bodyOf(c, credentials)
  const to = contactOf(body)
  if (!to) throw new AuthError('validation_failed', { message: 'missing email or phone' })
  requireMethod(signIn, ['password'], to)
  await limitVisitor(c, 'password', signIn)
  await limitTries(signIn, 'password', addressOf(to))
  const { db, now } = signIn
  const user = await findByContact(db, to)
  const hash = user && (await passwordOf(db, user.id))
  const isRight = await isPassword(password, hash ?? noPassword)
  if (!user || !isRight || (to.phone && !user.phone_number_verified))
    throw new AuthError('invalid_credentials')
  if (to.email && !user.email_verified) throw new AuthError('email_not_confirmed')
  const userAgent = c.req.header('user-agent')
  const found = await openSession(db, user, { method: 'password', userAgent, now: now() })
  await resetTries(signIn, addressOf(to))
  return await startSession(c, signIn, found)
}
