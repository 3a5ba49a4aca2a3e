import { useSyncExternalStore } from 'react'
import { watchUser } from './browser-session.ts'
import { currentUser, type SignedInUser } from './user-state.ts'

/** The signed-in user, or null. Undefined while unknown: on the server and until hydration. */
export function useUser(): SignedInUser | null | undefined {
  return useSyncExternalStore<SignedInUser | null | undefined>(watchUser, currentUser, () => undefined)
}
