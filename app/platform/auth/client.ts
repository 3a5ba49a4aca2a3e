import { AuthClient, isAuthRetryableFetchError } from '@supabase/auth-js'
import { pendingSignOutKey, reloadUser, storageKey } from './user-state.ts'
// One for the page, created when this module is loaded. It reads the session from the storage or, after a redirect,
// from the URL, refreshes the token before it expires, and notifies other tabs.
export const client = new AuthClient({
  url: `${location.origin}/auth/v1`,
  storageKey,
  flowType: 'pkce',
  experimental: { recoveryCodes: true },
})

client.onAuthStateChange(() => reloadUser())

export async function isSignedIn(): Promise<boolean> {
  return (await client.getSession()).data.session !== null
}

export async function endSession(scope: 'local' | 'others' = 'local'): Promise<void> {
  const { error } = await client.signOut({ scope })
  if (error && scope === 'others') throw error
  // The local session has ended anyway; the server, which must clear the cookie, is called again once it is reachable.
  if (error) localStorage.setItem(pendingSignOutKey, 'true')
}

/** Retries a sign-out that did not reach the server, unless the user has signed in again meanwhile. */
export async function finishSignOut(): Promise<void> {
  if (!(await isSignedIn())) {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/auth/v1/logout?scope=local', { method: 'POST', headers })
    // Retried when a page opens or the network comes back.
    if (answer.status === 429 || answer.status >= 500) return
  }
  localStorage.removeItem(pendingSignOutKey)
}

/** The access token, refreshed when it is about to expire. */
export async function accessToken(): Promise<string | undefined> {
  return (await client.getSession()).data.session?.access_token
}

/**
 * A new token, after the server refused the current one. Where the session has ended on the server, it ends in this
 * browser too; the client alone would keep it until its token expires.
 */
export async function renewedToken(): Promise<string | undefined> {
  const { data, error } = await client.refreshSession()
  if (error && !isAuthRetryableFetchError(error)) await client.signOut({ scope: 'local' })
  return data.session?.access_token
}

/** Calls one of our own account routes. */
export async function fetchAccount(
  path: string,
  method: 'GET' | 'POST' | 'DELETE' = 'GET',
): Promise<Response> {
  const authorization = `Bearer ${(await accessToken()) ?? ''}`
  const answer = await fetch(`/auth/v1/${path}`, { method, headers: { authorization } })
  if (await saysSessionEnded(answer)) await renewedToken()
  return answer
}

async function saysSessionEnded(answer: Response): Promise<boolean> {
  if (answer.status !== 401 && answer.status !== 403) return false
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  const code = (Object(body) as { error_code?: unknown }).error_code
  return code === 'session_not_found' || code === 'user_banned' || code === 'bad_jwt'
}
