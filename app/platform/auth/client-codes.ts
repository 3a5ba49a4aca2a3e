import { client } from './client.ts'
import { type AuthResult, authResult } from './auth-result.ts'

/** Where a code was sent to, and what it is good for there. */
export type CodeRecipient =
  | { email: string; type: 'email' | 'signup' | 'recovery' | 'email_change' }
  | { phone: string; type: 'sms' }

/** @param redirectTo where the link of the letter leads, if there is one */
export async function sendCodeByMail(email: string, redirectTo: string): Promise<AuthResult> {
  return await authResult(client.signInWithOtp({ email, options: { emailRedirectTo: redirectTo } }))
}

export async function sendCodeByPhone(phone: string): Promise<AuthResult> {
  return await authResult(client.signInWithOtp({ phone }))
}

/** Opens the session that a code is good for. */
export async function verifyCode(recipient: CodeRecipient, token: string): Promise<AuthResult> {
  return await authResult(client.verifyOtp({ ...recipient, token }))
}

/** The link of a letter that no page asked for, such as an invitation: its token is for whoever holds it. */
export async function verifyLink(type: string, token_hash: string): Promise<AuthResult> {
  const isKnown = linkTypes.find((known) => known === type)
  if (!isKnown) return { failure: { code: 'otp_expired' } }
  return await authResult(client.verifyOtp({ type: isKnown, token_hash }))
}

const linkTypes = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'] as const

/** Once more the letter that confirms an address. */
export async function resendCode(
  type: 'signup' | 'email_change',
  email: string,
  redirectTo: string,
): Promise<AuthResult> {
  return await authResult(client.resend({ type, email, options: { emailRedirectTo: redirectTo } }))
}
