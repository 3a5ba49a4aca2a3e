import { client } from './client.ts'
import { type AuthResult, authResult } from './auth-result.ts'

export async function signInWithPassword(email: string, password: string): Promise<AuthResult> {
  return await authResult(client.signInWithPassword({ email, password }))
}

interface SignUpInput {
  email: string
  password: string
  fullName: string
}

/** @returns whether the account is open already; else a letter is on its way, to this address or to its owner */
export async function signUp(
  { email, password, fullName }: SignUpInput,
  redirectTo: string,
): Promise<AuthResult<{ isOpen: boolean }>> {
  const data = fullName ? { full_name: fullName } : {}
  const { value, failure } = await authResult(
    client.signUp({ email, password, options: { data, emailRedirectTo: redirectTo } }),
  )
  return failure ? { failure } : { value: { isOpen: value.session !== null } }
}

/** The letter opens a session in which a new password may be set. */
export async function sendRecovery(email: string, redirectTo: string): Promise<AuthResult> {
  return await authResult(client.resetPasswordForEmail(email, { redirectTo }))
}

/** @param nonce from the letter of `sendNonce`, where the server asked for one */
export async function changePassword(password: string, nonce?: string): Promise<AuthResult> {
  return await authResult(client.updateUser({ password, ...(nonce && { nonce }) }))
}

/** Sends a code that proves who is there, some time after they signed in. */
export async function sendNonce(): Promise<AuthResult> {
  return await authResult(client.reauthenticate())
}

/** The new address counts once the letter to it was answered. */
export async function changeEmail(email: string, redirectTo: string): Promise<AuthResult> {
  return await authResult(client.updateUser({ email }, { emailRedirectTo: redirectTo }))
}
