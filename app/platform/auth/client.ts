import { AuthClient, isAuthRetryableFetchError } from '@supabase/auth-js'
import { pendingSignOutKey, storageKey } from './signed-in-attribute.ts'
import { reloadUser } from './user-state.ts'

// One for the page, made when this file is loaded: it finds the session in the storage or, back from Google, in the
// page's address; it refreshes before the token ends, and tells the other tabs.
export const client = new AuthClient({ url: `${location.origin}/auth/v1`, storageKey, flowType: 'pkce' })

client.onAuthStateChange(() => reloadUser())

/** The browser goes to Google; the page ends here. */
export async function redirectToGoogle(redirectTo: string): Promise<void> {
  const { error } = await client.signInWithOAuth({ provider: 'google', options: { redirectTo } })
  if (error) throw error
}

export async function isSignedIn(): Promise<boolean> {
  return (await client.getSession()).data.session !== null
}

/** Opens the session behind an operator's one-time link. */
export async function redeemAdminLink(token: string): Promise<boolean> {
  const { error } = await client.verifyOtp({ type: 'magiclink', token_hash: token })
  return !error
}

export async function endSession(scope: 'local' | 'others' = 'local'): Promise<void> {
  const { error } = await client.signOut({ scope })
  if (error && scope === 'others') throw error
  // On this device it has ended all the same; the server, which has the cookie, is told once it can be reached.
  if (error) localStorage.setItem(pendingSignOutKey, 'true')
}

/** Tells the server of a sign-out that it has not heard of. Whoever signed in again meanwhile stays signed in. */
export async function finishSignOut(): Promise<void> {
  if (!(await isSignedIn())) {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/auth/v1/logout?scope=local', { method: 'POST', headers })
    // Not heard: asked again when a page opens or the network comes back.
    if (answer.status === 429 || answer.status >= 500) return
  }
  localStorage.removeItem(pendingSignOutKey)
}

export async function changeName(fullName: string): Promise<boolean> {
  const { error } = await client.updateUser({ data: { full_name: fullName } })
  return !error
}

/** For a call that shows who makes it: refreshed when it is about to end. */
export async function accessToken(): Promise<string | undefined> {
  return (await client.getSession()).data.session?.access_token
}

/**
 * After the server refused the token: asks for another one, once. Where the server answers that the session has ended,
 * it ends in this browser too; the client alone would keep it until its token expires.
 */
export async function renewedToken(): Promise<string | undefined> {
  const { data, error } = await client.refreshSession()
  if (error && !isAuthRetryableFetchError(error)) await client.signOut({ scope: 'local' })
  return data.session?.access_token
}

/** One of our own calls about the visitor's account. */
export async function fetchAccount(path: string, method: 'GET' | 'POST' | 'DELETE' = 'GET'): Promise<Response> {
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
