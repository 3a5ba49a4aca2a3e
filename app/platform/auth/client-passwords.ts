import { client } from './client.ts'
import { type Outcome, outcomeOf } from './client-outcome.ts'

export async function signInWithPassword(email: string, password: string): Promise<Outcome> {
  return await outcomeOf(client.signInWithPassword({ email, password }))
}

interface NewAccount {
  email: string
  password: string
  fullName: string
}

/** @returns whether the account is open already; else a letter is on its way, to this address or to its owner */
export async function signUp(
  { email, password, fullName }: NewAccount,
  back: string,
): Promise<Outcome<{ isOpen: boolean }>> {
  const data = fullName ? { full_name: fullName } : {}
  const { value, failure } = await outcomeOf(
    client.signUp({ email, password, options: { data, emailRedirectTo: back } }),
  )
  return failure ? { failure } : { value: { isOpen: value.session !== null } }
}

/** The letter opens a session in which a new password may be set. */
export async function sendRecovery(email: string, back: string): Promise<Outcome> {
  return await outcomeOf(client.resetPasswordForEmail(email, { redirectTo: back }))
}

/** @param nonce from the letter of `sendNonce`, where the server asked for one */
export async function changePassword(password: string, nonce?: string): Promise<Outcome> {
  return await outcomeOf(client.updateUser({ password, ...(nonce && { nonce }) }))
}

/** Sends a code that proves who is there, some time after they signed in. */
export async function sendNonce(): Promise<Outcome> {
  return await outcomeOf(client.reauthenticate())
}

/** The new address counts once the letter to it was answered. */
export async function changeEmail(email: string, back: string): Promise<Outcome> {
  return await outcomeOf(client.updateUser({ email }, { emailRedirectTo: back }))
}
