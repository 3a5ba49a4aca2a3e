import { type AuthResult, authResult } from './auth-result.ts'
import { client } from './client.ts'

export async function signInWithPassword(email: string, password: string): Promise<AuthResult> {
  return await authResult(client.signInWithPassword({ email, password }))
}

interface SignUpInput {
  email: string
  password: string
  fullName: string
}

/** @returns whether the account is open already; otherwise an e-mail was sent */
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

/** Sends an e-mail that signs in, to set a new password. */
export async function sendRecovery(email: string, redirectTo: string): Promise<AuthResult> {
  return await authResult(client.resetPasswordForEmail(email, { redirectTo }))
}

/** @param nonce from the e-mail of `sendNonce`, where the server requires one */
export async function changePassword(password: string, nonce?: string): Promise<AuthResult> {
  return await authResult(client.updateUser({ password, ...(nonce && { nonce }) }))
}

/** Sends a code that confirms the user again, some time after the sign-in. */
export async function sendNonce(): Promise<AuthResult> {
  return await authResult(client.reauthenticate())
}

/** The address changes once the new one is confirmed. */
export async function changeEmail(email: string, redirectTo: string): Promise<AuthResult> {
  return await authResult(client.updateUser({ email }, { emailRedirectTo: redirectTo }))
}
