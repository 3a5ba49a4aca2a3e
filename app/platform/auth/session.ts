import { useSyncExternalStore } from 'react'
import { mark, storageKey } from './signed-in-mark.ts'
import { currentUser, onUserChange, readUserAgain, type SignedInUser } from './user-state.ts'

/** AUTH-01: set while somebody is on the way through Google, and until they sign out. */
const flagKey = 'pending_admin_redirect'

/** Who is signed in. Undefined while nothing is known: on the server, and until the page's code has taken over. */
export function useUser(): SignedInUser | null | undefined {
  return useSyncExternalStore<SignedInUser | null | undefined>(listen, currentUser, () => undefined)
}

let isWatching = false

function listen(changed: () => void): () => void {
  if (!isWatching) watch()
  return onUserChange(changed)
}

/** The client keeps the session good and hears of other tabs: 25 kB for who is signed in, nothing for all others. */
function watch() {
  isWatching = true
  const load = () => void openClient().catch(() => undefined)
  mark(currentUser() !== null)
  if (currentUser()) load()
  // Another tab signed in, and this one has no client yet that would hear of it.
  window.addEventListener('storage', ({ key }) => {
    if (key !== storageKey) return
    readUserAgain()
    if (currentUser()) load()
  })
}

export async function openClient() {
  return await import('./client.ts')
}

/** Leaves for Google; comes back to the home page. */
export async function startSignIn(homePath: string): Promise<void> {
  const { leaveForGoogle } = await openClient()
  sessionStorage.setItem(flagKey, 'true')
  await leaveForGoogle(location.origin + homePath)
}

/** In this browser, so in all its tabs; other devices stay signed in. */
export async function signOut(): Promise<void> {
  sessionStorage.removeItem(flagKey)
  await (await openClient()).endSession()
}

const answers = ['code', 'error', 'error_code', 'error_description']

/**
 * Back from Google, on the page that is shown now: what stands in its address is for us, if this tab asked.
 * @returns the address without it, and why it did not work
 */
export async function finishSignIn(
  search: string,
): Promise<{ search: string; failure: string | undefined } | undefined> {
  const params = new URLSearchParams(search)
  const failure = params.get('error_code') ?? undefined
  if ((!failure && !params.has('code')) || !hasFlag()) return undefined
  const isIn = failure ? false : await openClient().then(({ isSignedIn }) => isSignedIn())
  for (const name of answers) params.delete(name)
  return { search: String(params), failure: isIn ? undefined : (failure ?? 'unexpected_failure') }
}

function hasFlag(): boolean {
  try {
    return sessionStorage.getItem(flagKey) !== null
  } catch {
    return false
  }
}
