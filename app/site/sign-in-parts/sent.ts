import type { CodeGoal } from '#app/platform/auth/client-codes.ts'
import type { Outcome } from '#app/platform/auth/client-outcome.ts'

/** A code is on its way. */
export interface Sent {
  goal: CodeGoal
  /** What the letter brings. */
  brings: 'code' | 'link' | 'both'
  resend: () => Promise<Outcome>
}

const codes = () => import('#app/platform/auth/client-codes.ts')

export const sentByMail = (email: string, brings: Sent['brings'], back: string): Sent => ({
  goal: { email, type: 'email' },
  brings,
  resend: async () => (await codes()).sendCodeByMail(email, back),
})

/** The letter that confirms the address of a new account. */
export const sentToConfirm = (email: string, back: string): Sent => ({
  goal: { email, type: 'signup' },
  brings: 'both',
  resend: async () => (await codes()).sendAgain('signup', email, back),
})

export const sentToPhone = (phone: string): Sent => ({
  goal: { phone, type: 'sms' },
  brings: 'code',
  resend: async () => (await codes()).sendCodeByPhone(phone),
})

/** The letter for who forgot their password. */
export const sentToRecover = (email: string, back: string): Sent => ({
  goal: { email, type: 'recovery' },
  brings: 'both',
  resend: async () => {
    const { sendRecovery } = await import('#app/platform/auth/client-passwords.ts')
    return await sendRecovery(email, back)
  },
})

/** The letter to the new address of an account. */
export const sentToNewAddress = (email: string, back: string): Sent => ({
  goal: { email, type: 'email_change' },
  brings: 'both',
  resend: async () => (await codes()).sendAgain('email_change', email, back),
})
