import { type AuthResult, callAuth } from './auth-result.ts'

export interface Passkey {
  id: string
  /** Empty where neither the user nor the device gave one. */
  name: string
  /** ISO. */
  createdAt: string
  /** ISO; undefined where it has not signed in yet. */
  lastUsedAt: string | undefined
}

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

export async function listPasskeys(): Promise<AuthResult<Passkey[]>> {
  const { value, failure } = await callAuth(({ passkey }) => passkey.list())
  if (failure) return { failure }
  return {
    value: value.map(({ id, friendly_name = '', created_at, last_used_at }) => ({
      id,
      name: friendly_name,
      createdAt: created_at,
      lastUsedAt: last_used_at,
    })),
  }
}

export async function renamePasskey(passkeyId: string, friendlyName: string): Promise<AuthResult> {
  return await callAuth(({ passkey }) => passkey.update({ passkeyId, friendlyName }))
}

export async function removePasskey(passkeyId: string): Promise<AuthResult> {
  const removed = await callAuth(({ passkey }) => passkey.delete({ passkeyId }))
  // Without the last one the session may be aal1 again.
  if (!removed.failure) await callAuth((client) => client.refreshSession())
  return removed
}
