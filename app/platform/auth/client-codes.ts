import { type AuthResult, authResult } from './auth-result.ts'
import { client } from './client.ts'

/** The address that a code was sent to, and its purpose. */
export type CodeRecipient =
  | { email: string; type: 'email' | 'signup' | 'recovery' | 'email_change' }
  | { phone: string; type: 'sms' }

/** @param redirectTo where the link of the e-mail leads, if it has one */
export async function sendCodeByMail(email: string, redirectTo: string): Promise<AuthResult> {
  return await authResult(client.signInWithOtp({ email, options: { emailRedirectTo: redirectTo } }))
}

export async function sendCodeByPhone(phone: string): Promise<AuthResult> {
  return await authResult(client.signInWithOtp({ phone }))
}

/** Opens the session of a code. */
export async function verifyCode(recipient: CodeRecipient, token: string): Promise<AuthResult> {
  return await authResult(client.verifyOtp({ ...recipient, token }))
}

/** Opens the session of a link without PKCE, such as an invitation. */
export async function verifyLink(type: string, token_hash: string): Promise<AuthResult> {
  const isKnown = linkTypes.find((known) => known === type)
  if (!isKnown) return { failure: { code: 'otp_expired' } }
  return await authResult(client.verifyOtp({ type: isKnown, token_hash }))
}

const linkTypes = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'] as const

/** Sends the e-mail that confirms an address again. */
export async function resendCode(
  type: 'signup' | 'email_change',
  email: string,
  redirectTo: string,
): Promise<AuthResult> {
  return await authResult(client.resend({ type, email, options: { emailRedirectTo: redirectTo } }))
}
