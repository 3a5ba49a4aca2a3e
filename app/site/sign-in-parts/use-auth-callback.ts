import { useEffect, useState } from 'react'
import type { Failure } from '#app/platform/auth/auth-result.ts'
import { finishSignIn } from '#app/platform/auth/session.ts'
import { storageKey } from '#app/platform/auth/user-state.ts'
import { replaceAddress } from '#app/platform/navigation/change-address.ts'

export type AuthCallback = { state: 'none' | 'loading' | 'done' } | { state: 'failed'; failure: Failure }

/**
 * After the redirect from a provider or an e-mail link: opens the session, removes the parameters from the URL, and
 * reports a failure.
 */
export function useAuthCallback(): AuthCallback {
  const [callback, setCallback] = useState<AuthCallback>({ state: 'none' })
  useEffect(() => {
    const params = paramsOf(location)
    if (!['code', 'token_hash', 'error_code', 'error'].some((name) => params.has(name))) return
    const finish = async () => {
      setCallback({ state: 'loading' })
      const { search, failure } = await finishCallback(params)
      replaceAddress(location.pathname + (search && `?${search}`))
      setCallback(failure ? { state: 'failed', failure: { code: failure } } : { state: 'done' })
    }
    void finish()
  }, [])
  return callback
}

async function finishCallback(
  params: URLSearchParams,
): Promise<{ search: string; failure: string | undefined }> {
  const tokenHash = params.get('token_hash')
  if (tokenHash) return await finishLink(params, tokenHash)
  const hadVerifier = hasVerifier()
  const { search, failure } = await finishSignIn(String(params))
  return { search, failure: failure && params.has('code') && !hadVerifier ? 'other_browser' : failure }
}

async function finishLink(params: URLSearchParams, tokenHash: string) {
  const rest = new URLSearchParams(params)
  for (const name of ['token_hash', 'type']) rest.delete(name)
  const failure = await import('#app/platform/auth/client-codes.ts').then(
    async ({ verifyLink }) => (await verifyLink(params.get('type') ?? '', tokenHash)).failure?.code,
    () => 'offline',
  )
  return { search: String(rest), failure }
}

/** GoTrue puts errors into the fragment of the URL as well. */
function paramsOf({ search, hash }: Location): URLSearchParams {
  const params = new URLSearchParams(search)
  if (!hash.startsWith('#error')) return params
  for (const [name, value] of new URLSearchParams(hash.slice(1))) params.set(name, value)
  return params
}

/** Only the browser that started the sign-in has the PKCE verifier for the code. */
function hasVerifier(): boolean {
  try {
    return Object.keys(localStorage).some(
      (key) => key.startsWith(storageKey) && key.endsWith('-code-verifier'),
    )
  } catch {
    return false
  }
}
