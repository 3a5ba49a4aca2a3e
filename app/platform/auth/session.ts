import { pendingSignOutKey, setSignedInAttribute, storageKey } from './signed-in-attribute.ts'
import { currentUser, onUserChange, reloadUser } from './user-state.ts'

/** AUTH-01: set while somebody is on the way through Google, and until they sign out. */
const flagKey = 'pending_admin_redirect'

let isWatching = false

/**
 * Calls back whenever another user, or none, is signed in (`currentUser` says who).
 * @returns what ends it
 */
export function watchUser(changed: () => void): () => void {
  if (!isWatching) watch()
  return onUserChange(changed)
}

/** The client keeps the session good and hears of other tabs: 25 kB for who is signed in, nothing for all others. */
function watch() {
  isWatching = true
  const load = () => void openClient().catch(() => undefined)
  setSignedInAttribute(currentUser() !== null)
  if (currentUser()) load()
  resumeSignOut()
  window.addEventListener('online', resumeSignOut)
  // Another tab signed in, and this one has no client yet that would hear of it.
  window.addEventListener('storage', ({ key }) => {
    if (key !== storageKey) return
    reloadUser()
    if (currentUser()) load()
  })
}

/** Somebody signed out while the server could not be reached: its cookie is still here. */
function resumeSignOut() {
  if (localStorage.getItem(pendingSignOutKey) === null) return
  void openClient()
    .then(({ finishSignOut }) => finishSignOut())
    .catch(() => undefined)
}

export async function openClient() {
  return await import('./client.ts')
}

/** Leaves for Google; comes back to the home page. */
export async function startSignIn(homePath: string): Promise<void> {
  const { redirectToGoogle } = await openClient()
  sessionStorage.setItem(flagKey, 'true')
  await redirectToGoogle(location.origin + homePath)
}

/** In this browser, so in all its tabs; other devices stay signed in. */
export async function signOut(): Promise<void> {
  sessionStorage.removeItem(flagKey)
  await (await openClient()).endSession()
}

const callbackParams = ['code', 'error', 'error_code', 'error_description']

/** Whether the browser comes back from Google with this address, sent there by this tab. */
export function isAuthCallback(search: string): boolean {
  const params = new URLSearchParams(search)
  return (params.has('code') || params.has('error_code')) && hasFlag()
}

/** @returns the rest of the address, and why it did not work */
export async function finishSignIn(search: string): Promise<{ search: string; failure: string | undefined }> {
  const params = new URLSearchParams(search)
  const reason = params.get('error_code') ?? 'unexpected_failure'
  // The client finds the code in the address by itself.
  const isIn =
    params.has('code') &&
    (await openClient().then(
      (client) => client.isSignedIn(),
      () => false,
    ))
  for (const name of callbackParams) params.delete(name)
  return { search: String(params), failure: isIn ? undefined : reason }
}

function hasFlag(): boolean {
  try {
    return sessionStorage.getItem(flagKey) !== null
  } catch {
    return false
  }
}
