import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and until hydration: a form that the browser would submit is not ready before. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
