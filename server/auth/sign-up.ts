import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type AuthContext, type AuthDeps, bodyOf, requireSameOrigin } from './auth-context.ts'
import { AuthError } from './auth-error.ts'
import { refuseWeak } from './passwords.ts'
import { savePendingSignUp } from './pending-sign-up.ts'
import { mayClaim } from './policy.ts'
import {
  challengeField,
  challengeMethod,
  emailField,
  passwordField,
  phoneField,
  redirectTarget,
  requireMethod,
  signUpData,
} from './request-schemas.ts'
import { limitMail, limitSms, mailCode, signUpEmail, textCode } from './send-code.ts'
import { findUserBy } from './sessions.ts'

const requestSchema = z.object({
  email: emailField.optional(),
  phone: phoneField.optional(),
  password: passwordField.optional(),
  data: signUpData,
  code_challenge: challengeField,
  code_challenge_method: challengeMethod,
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
  const { returnUrl, lang } = redirectTarget(c, signIn)
  if (email) {
    await limitMail(signIn, email)
    const isKnown = (await findUserBy(signIn.db, 'email', email))?.email_verified === true
    const template = signUpEmail(signIn, isKnown, { returnUrl, lang })
    const isSent = isKnown || mayClaim(email, signIn.adminEmails)
    const send = () => mailCode(signIn, { ...template, email, challenge, isSent })
    await savePendingSignUp(signIn, email, { password, name, isKnown }, send)
  } else if (phone) {
    await limitSms(signIn, phone)
    const isKnown = (await findUserBy(signIn.db, 'phone_number', phone)) !== undefined
    const send = () => textCode(signIn, { phone, lang, isSent: true })
    await savePendingSignUp(signIn, phone, { password, name, isKnown }, send)
  }
  return c.json(unprovenUser({ email, phone, name, now: signIn.now() }))
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
