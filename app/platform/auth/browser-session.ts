import {
  currentUser,
  onUserChange,
  pendingSignOutKey,
  reloadUser,
  setSignedInAttribute,
  storageKey,
} from './user-state.ts'

/** AUTH-01: set before the redirect to Google, removed at sign-out. */
const flagKey = 'pending_admin_redirect'

let isWatching = false

/**
 * Calls back when the signed-in user changes (see `currentUser`).
 * @returns the unsubscribe function
 */
export function watchUser(changed: () => void): () => void {
  if (!isWatching) watch()
  return onUserChange(changed)
}

/** The client (25 kB), which refreshes the session, is loaded for signed-in users only. */
function watch() {
  isWatching = true
  const load = () => void openClient().catch(() => undefined)
  setSignedInAttribute(currentUser() !== null)
  if (currentUser()) load()
  resumeSignOut()
  window.addEventListener('online', resumeSignOut)
  // Another tab signed in, and this one has not loaded the client yet.
  window.addEventListener('storage', ({ key }) => {
    if (key !== storageKey) return
    reloadUser()
    if (currentUser()) load()
  })
}

/** After a sign-out while the server was unreachable, the cookie is still set. */
function resumeSignOut() {
  if (localStorage.getItem(pendingSignOutKey) === null) return
  void openClient()
    .then(({ finishSignOut }) => finishSignOut())
    .catch(() => undefined)
}

export const openClient = () => import('./client.ts')

/** Redirects to Google, and back to `homePath`. */
export async function startSignIn(homePath: string): Promise<void> {
  const { client } = await openClient()
  sessionStorage.setItem(flagKey, 'true')
  const redirectTo = location.origin + homePath
  const { error } = await client.signInWithOAuth({ provider: 'google', options: { redirectTo } })
  if (error) throw error
}

/** Signs out in this browser, in all its tabs; other devices stay signed in. */
export async function signOut(): Promise<void> {
  sessionStorage.removeItem(flagKey)
  await (await openClient()).endSession()
}

/** Whether this query is the callback of a sign-in that this tab started. */
export function isAuthCallback(search: string): boolean {
  const params = new URLSearchParams(search)
  return (params.has('code') || params.has('error_code')) && hasFlag()
}

function hasFlag(): boolean {
  try {
    return sessionStorage.getItem(flagKey) !== null
  } catch {
    return false
  }
}
