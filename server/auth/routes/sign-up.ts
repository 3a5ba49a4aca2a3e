import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { pathIn } from '#app/lib/language.ts'
import { refuseWeak } from '../accounts/passwords.ts'
import { findUserBy } from '../accounts/user-rows.ts'
import { AuthError } from '../auth-error.ts'
import { limitMail, limitSms, mailCode, textCode } from '../codes/code-messages.ts'
import { renewPendingSignUp, savePendingSignUp } from '../codes/pending-sign-up.ts'
import { mayClaim } from '../operators/roles.ts'
import {
  type AuthContext,
  type AuthDeps,
  bodyOf,
  redirectTarget,
  requireMethod,
  requireSameOrigin,
} from '../requests/auth-context.ts'
import {
  emailField,
  optionalPkceFields,
  passwordField,
  phoneField,
  signUpData,
} from '../requests/request-fields.ts'
import type { SignIn } from '../sign-in.ts'

const requestSchema = z.object({
  email: emailField.optional(),
  phone: phoneField.optional(),
  password: passwordField.optional(),
  data: signUpData,
  ...optionalPkceFields,
})

/**
 * `POST /signup`. There is no user until the address is verified, so that every address gets the same response for the
 * same work; only the e-mail differs.
 */
export async function signUp(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  requireSameOrigin(c, signIn)
  const { email, phone, password, data, code_challenge: challenge } = await bodyOf(c, requestSchema)
  if (!email && !phone) throw new AuthError('anonymous_provider_disabled')
  requireMethod(signIn, ['password'], email ? 'email' : 'phone')
  if (!email) requireMethod(signIn, ['phone'], 'phone')
  if (!password) throw new AuthError('validation_failed', { message: 'Signup requires a valid password' })
  refuseWeak(password)
  const name = data?.full_name ?? ''
  if (email) {
    await limitMail(signIn, email)
    const isKnown = await isVerified(signIn, email)
    const send = () => mailSignUp(c, signIn, { email, challenge, isKnown, isPending: true })
    await savePendingSignUp(signIn, email, { password, name, isKnown }, send)
  } else if (phone) {
    await limitSms(signIn, phone)
    const isKnown = (await findUserBy(signIn.db, 'phone_number', phone)) !== undefined
    await savePendingSignUp(signIn, phone, { password, name, isKnown }, () => textCode(c, signIn, phone))
  }
  return c.json(unprovenUser({ email, phone, name, now: signIn.now() }))
}

/** `POST /resend` of type `signup`. */
export async function resendSignUp(
  c: AuthContext,
  signIn: SignIn,
  { email, challenge }: { email: string; challenge: string | null | undefined },
): Promise<void> {
  await limitMail(signIn, email)
  const isKnown = await isVerified(signIn, email)
  await renewPendingSignUp(signIn, email, (isPending) =>
    mailSignUp(c, signIn, { email, challenge, isKnown, isPending }),
  )
}

async function isVerified({ db }: SignIn, email: string): Promise<boolean> {
  return (await findUserBy(db, 'email', email))?.email_verified === true
}

interface SignUpMail {
  email: string
  challenge: string | null | undefined
  isKnown: boolean
  isPending: boolean
}

/** A known address gets a link to set a new password, and no code: the sign-up page could not use it. */
async function mailSignUp(
  c: AuthContext,
  signIn: SignIn,
  { isKnown, isPending, ...mail }: SignUpMail,
): Promise<string> {
  const isSent = isPending && (isKnown || (await mayClaim(signIn, mail.email)))
  if (!isKnown) return await mailCode(c, signIn, { ...mail, isSent, kind: 'signUp', type: 'signup' })
  const { lang } = redirectTarget(c, signIn)
  return await mailCode(c, signIn, {
    ...mail,
    isSent,
    kind: 'accountExists',
    type: 'recovery',
    returnUrl: new URL(pathIn(lang, '/forgot-password'), signIn.siteUrl),
    contents: { code: false, link: true },
  })
}

interface Unproven {
  email?: string | undefined
  phone?: string | undefined
  name: string
  now: Date
}

/** GoTrue's response for an address with an account; here the same for every address (no account enumeration). */
function unprovenUser({ email, phone, name, now }: Unproven) {
  const provider = email ? 'email' : 'phone'
  const at = now.toISOString()
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email: email ?? '',
    phone: phone ?? '',
    confirmation_sent_at: at,
    app_metadata: { provider, providers: [provider] },
    user_metadata: name ? { full_name: name } : {},
    identities: [],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  }
}
