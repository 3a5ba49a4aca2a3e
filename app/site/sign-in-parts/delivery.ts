import type { AuthResult } from '#app/platform/auth/auth-result.ts'
import type { CodeRecipient } from '#app/platform/auth/client-codes.ts'

/** A code or link that was sent. */
export interface Delivery {
  recipient: CodeRecipient
  /** What the e-mail contains. */
  contents: 'code' | 'link' | 'both'
  resend: () => Promise<AuthResult>
}

const codes = () => import('#app/platform/auth/client-codes.ts')

export const signInEmail = (email: string, contents: Delivery['contents'], back: string): Delivery => ({
  recipient: { email, type: 'email' },
  contents,
  resend: async () => (await codes()).sendCodeByMail(email, back),
})

/** Confirms the address of a new account. */
export const confirmationEmail = (email: string, back: string): Delivery => ({
  recipient: { email, type: 'signup' },
  contents: 'both',
  resend: async () => (await codes()).resendCode('signup', email, back),
})

export const codeMessage = (phone: string): Delivery => ({
  recipient: { phone, type: 'sms' },
  contents: 'code',
  resend: async () => (await codes()).sendCodeByPhone(phone),
})

/** For a forgotten password. */
export const recoveryEmail = (email: string, back: string): Delivery => ({
  recipient: { email, type: 'recovery' },
  contents: 'both',
  resend: async () => {
    const { sendRecovery } = await import('#app/platform/auth/client-passwords.ts')
    return await sendRecovery(email, back)
  },
})

/** Confirms the new address of an account. */
export const newAddressEmail = (email: string, back: string): Delivery => ({
  recipient: { email, type: 'email_change' },
  contents: 'both',
  resend: async () => (await codes()).resendCode('email_change', email, back),
})
