import { client } from './client.ts'
import { type Outcome, outcomeOf } from './client-outcome.ts'

/** Where a code was sent to, and what it is good for there. */
export type CodeGoal =
  | { email: string; type: 'email' | 'signup' | 'recovery' | 'email_change' }
  | { phone: string; type: 'sms' }

/** @param back where the link of the letter leads, if there is one */
export async function sendCodeByMail(email: string, back: string): Promise<Outcome> {
  return await outcomeOf(client.signInWithOtp({ email, options: { emailRedirectTo: back } }))
}

export async function sendCodeByPhone(phone: string): Promise<Outcome> {
  return await outcomeOf(client.signInWithOtp({ phone }))
}

/** Opens the session that a code is good for. */
export async function takeCode(goal: CodeGoal, token: string): Promise<Outcome> {
  return await outcomeOf(client.verifyOtp({ ...goal, token }))
}

/** The link of a letter that no page asked for, such as an invitation: its token is for whoever holds it. */
export async function takeLink(type: string, token_hash: string): Promise<Outcome> {
  const isKnown = linkTypes.find((known) => known === type)
  if (!isKnown) return { failure: { code: 'otp_expired' } }
  return await outcomeOf(client.verifyOtp({ type: isKnown, token_hash }))
}

const linkTypes = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'] as const

/** Once more the letter that confirms an address. */
export async function sendAgain(
  type: 'signup' | 'email_change',
  email: string,
  back: string,
): Promise<Outcome> {
  return await outcomeOf(client.resend({ type, email, options: { emailRedirectTo: back } }))
}
