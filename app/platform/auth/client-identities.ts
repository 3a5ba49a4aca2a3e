import { client } from './client.ts'
import { type Outcome, outcomeOf } from './client-outcome.ts'

/** A way in which an account can be signed in to. */
export interface Identity {
  id: string
  provider: string
  /** The address at the provider, where it told one. */
  address: string
}

export async function listIdentities(): Promise<Outcome<Identity[]>> {
  const { value, failure } = await outcomeOf(client.getUserIdentities())
  if (failure) return { failure }
  return {
    value: value.identities.map(({ identity_id, provider, identity_data: data }) => ({
      id: identity_id,
      provider,
      address: String(data?.email ?? data?.phone ?? data?.address ?? ''),
    })),
  }
}

/** The browser goes to Google; the page ends here. */
export async function linkGoogle(back: string): Promise<Outcome> {
  return await outcomeOf(client.linkIdentity({ provider: 'google', options: { redirectTo: back } }))
}

export async function unlink(id: string): Promise<Outcome> {
  const { value, failure } = await outcomeOf(client.getUserIdentities())
  if (failure) return { failure }
  const identity = value.identities.find(({ identity_id }) => identity_id === id)
  // Somebody removed it elsewhere meanwhile.
  return identity ? await outcomeOf(client.unlinkIdentity(identity)) : { value: undefined }
}
