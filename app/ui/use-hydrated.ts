import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False until the page's code has taken over: a form that the browser would send is not ready before. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
