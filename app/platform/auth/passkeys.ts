import { type AuthResult, callAuth } from './auth-result.ts'

const unsupported = { failure: { code: 'passkey_unsupported' } }
const isSupported = () => 'PublicKeyCredential' in window

/** The browser asks for a passkey of this site; the session is aal2. */
export async function signInWithPasskey(): Promise<AuthResult> {
  return isSupported() ? await callAuth((client) => client.signInWithPasskey()) : unsupported
}

export async function addPasskey(): Promise<AuthResult> {
  if (!isSupported()) return unsupported
  const added = await callAuth((client) => client.registerPasskey())
  // The session is aal2 now; the stored token does not say so yet.
  if (!added.failure) await callAuth((client) => client.refreshSession())
  return added
}

export const listPasskeys = () => callAuth(({ passkey }) => passkey.list())

export async function renamePasskey(passkeyId: string, friendlyName: string): Promise<AuthResult> {
  return await callAuth(({ passkey }) => passkey.update({ passkeyId, friendlyName }))
}

export async function removePasskey(passkeyId: string): Promise<AuthResult> {
  const removed = await callAuth(({ passkey }) => passkey.delete({ passkeyId }))
  // Without the last one the session may be aal1 again.
  if (!removed.failure) await callAuth((client) => client.refreshSession())
  return removed
}
