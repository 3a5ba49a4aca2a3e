import { useEffect, useState } from 'react'
import { sameOriginAddress } from '#app/lib/web-address.ts'
import type { Failure } from '#app/platform/auth/auth-result.ts'
import { finishSignIn } from '#app/platform/auth/finish-sign-in.ts'
import { replaceAddress } from '#app/platform/navigation/change-address.ts'

/**
 * After the redirect from a provider, or by a link of an e-mail or of an operator: opens the session, removes the
 * parameters from the URL, and reports a failure.
 */
export function useAuthCallback() {
  const [callback, setCallback] = useState<{
    /** Undefined where there is nothing to finish, or where that failed. */
    state?: 'loading' | 'done'
    failure?: Failure
    /** By an operator's one-time link. */
    isOneTime?: boolean
  }>({})
  useEffect(() => {
    const params = paramsOf(location)
    if (!['code', 'token_hash', 'error_code', 'error'].some((name) => params.has(name))) return
    const finish = async () => {
      const isOneTime = location.hash.startsWith(oneTimeLink)
      setCallback({ state: 'loading', isOneTime })
      const { search, failure } = await finishSignIn(String(params))
      replaceAddress(location.pathname + (search && `?${search}`))
      setCallback(failure ? { failure: { code: failure }, isOneTime } : { state: 'done', isOneTime })
    }
    void finish()
  }, [])
  return callback
}

/** Its token is in the fragment of the URL, which is not sent to servers, so that only code of the page can redeem it. */
const oneTimeLink = '#admin-link='

/** GoTrue puts errors into the fragment of the URL as well. */
function paramsOf({ search, hash }: Location): URLSearchParams {
  const params = new URLSearchParams(search)
  if (hash.startsWith(oneTimeLink))
    return new URLSearchParams({ type: 'magiclink', token_hash: hash.slice(oneTimeLink.length) })
  if (!hash.startsWith('#error')) return params
  for (const [name, value] of new URLSearchParams(hash.slice(1))) params.set(name, value)
  return params
}

/** The page of this site that `next` names; undefined for other values (open redirect). */
export function nextPath(): string | undefined {
  return sameOriginAddress(new URLSearchParams(location.search).get('next'), location.origin)
}

/** The URL for the return from an e-mail link or another server; keeps `next`. */
export function returnUrl(path: string): string {
  const next = nextPath()
  return location.origin + path + (next ? `?${new URLSearchParams({ next })}` : '')
}
