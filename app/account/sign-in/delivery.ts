import { type AuthResult, callAuth } from '#app/platform/auth/auth-result.ts'

/** The address that a code was sent to, and its purpose. */
type CodeRecipient =
  | { email: string; type: 'email' | 'signup' | 'recovery' | 'email_change' }
  | { phone: string; type: 'sms' }

/** A code or link that was sent. */
export interface Delivery {
  recipient: CodeRecipient
  /** What the e-mail contains. */
  contents: 'code' | 'link' | 'both'
  resend: () => Promise<AuthResult>
}

/** @param back where the link of the e-mail leads, if it has one; also below */
export const signInEmail = (email: string, contents: Delivery['contents'], back: string): Delivery => ({
  recipient: { email, type: 'email' },
  contents,
  resend: () => callAuth((client) => client.signInWithOtp({ email, options: { emailRedirectTo: back } })),
})

/** Confirms the address of a new account, or the new address of an account. */
export const confirmationEmail = (
  type: 'signup' | 'email_change',
  email: string,
  back: string,
): Delivery => ({
  recipient: { email, type },
  contents: 'both',
  resend: () => callAuth((client) => client.resend({ type, email, options: { emailRedirectTo: back } })),
})

export const codeMessage = (phone: string): Delivery => ({
  recipient: { phone, type: 'sms' },
  contents: 'code',
  resend: () => callAuth((client) => client.signInWithOtp({ phone })),
})

/** For a forgotten password. */
export const recoveryEmail = (email: string, back: string): Delivery => ({
  recipient: { email, type: 'recovery' },
  contents: 'both',
  resend: () => callAuth((client) => client.resetPasswordForEmail(email, { redirectTo: back })),
})
