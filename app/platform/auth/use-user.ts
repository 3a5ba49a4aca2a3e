import { useSyncExternalStore } from 'react'
import { watchUser } from './session.ts'
import { currentUser, type SignedInUser } from './user-state.ts'

/** Who is signed in. Undefined while nothing is known: on the server, and until the page's code has taken over. */
export function useUser(): SignedInUser | null | undefined {
  return useSyncExternalStore<SignedInUser | null | undefined>(watchUser, currentUser, () => undefined)
}
