import { useEffect, useState } from 'react'
import type { Failure } from '#app/platform/auth/client-outcome.ts'
import { finishSignIn } from '#app/platform/auth/session.ts'
import { storageKey } from '#app/platform/auth/signed-in-mark.ts'
import { replaceAddress } from '#app/platform/navigation/change-address.ts'

export type Arrival = { state: 'none' | 'opening' | 'in' } | { state: 'failed'; failure: Failure }

/**
 * Back from a provider, or here through the link of a letter: opens the session that waits behind the address, cleans the
 * address, and says why it did not work.
 */
export function useArrival(): Arrival {
  const [arrival, setArrival] = useState<Arrival>({ state: 'none' })
  useEffect(() => {
    const came = paramsOf(location)
    if (!['code', 'token_hash', 'error_code', 'error'].some((name) => came.has(name))) return
    const finish = async () => {
      setArrival({ state: 'opening' })
      const { search, failure } = await finishAny(came)
      replaceAddress(location.pathname + (search && `?${search}`))
      setArrival(failure ? { state: 'failed', failure: { code: failure } } : { state: 'in' })
    }
    void finish()
  }, [])
  return arrival
}

async function finishAny(came: URLSearchParams): Promise<{ search: string; failure: string | undefined }> {
  const tokenHash = came.get('token_hash')
  if (tokenHash) return await finishLink(came, tokenHash)
  const hadVerifier = hasVerifier()
  const { search, failure } = await finishSignIn(String(came))
  return { search, failure: failure && came.has('code') && !hadVerifier ? 'other_browser' : failure }
}

async function finishLink(came: URLSearchParams, tokenHash: string) {
  const rest = new URLSearchParams(came)
  for (const name of ['token_hash', 'type']) rest.delete(name)
  const failure = await import('#app/platform/auth/client-codes.ts').then(
    async ({ takeLink }) => (await takeLink(came.get('type') ?? '', tokenHash)).failure?.code,
    () => 'offline',
  )
  return { search: String(rest), failure }
}

/** GoTrue puts what went wrong behind the address’s hash as well. */
function paramsOf({ search, hash }: Location): URLSearchParams {
  const params = new URLSearchParams(search)
  if (!hash.startsWith('#error')) return params
  for (const [name, value] of new URLSearchParams(hash.slice(1))) params.set(name, value)
  return params
}

/** A code in an address is worth something only in the browser that asked for it. */
function hasVerifier(): boolean {
  try {
    return Object.keys(localStorage).some(
      (key) => key.startsWith(storageKey) && key.endsWith('-code-verifier'),
    )
  } catch {
    return false
  }
}
