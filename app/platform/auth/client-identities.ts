import { type AuthResult, authResult } from './auth-result.ts'
import { client } from './client.ts'

/** An identity with which the account can be signed in to. */
export interface Identity {
  id: string
  provider: string
  /** E-mail, phone or wallet address at the provider; empty where unknown. */
  address: string
}

export async function listIdentities(): Promise<AuthResult<Identity[]>> {
  const { value, failure } = await authResult(client.getUserIdentities())
  if (failure) return { failure }
  return {
    value: value.identities.map(({ identity_id, provider, identity_data: data }) => ({
      id: identity_id,
      provider,
      address: String(data?.email ?? data?.phone ?? data?.address ?? ''),
    })),
  }
}

/** Redirects to Google. */
export async function linkGoogle(redirectTo: string): Promise<AuthResult> {
  return await authResult(client.linkIdentity({ provider: 'google', options: { redirectTo } }))
}

export async function unlink(id: string): Promise<AuthResult> {
  const { value, failure } = await authResult(client.getUserIdentities())
  if (failure) return { failure }
  const identity = value.identities.find(({ identity_id }) => identity_id === id)
  // Already removed in another browser.
  return identity ? await authResult(client.unlinkIdentity(identity)) : { value: undefined }
}
