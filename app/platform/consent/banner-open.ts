import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

/** Opens or closes the banner at the visitor's request. Works before the banner's code has loaded. */
export function setBannerOpen(open: boolean): void {
  isOpen = open
  for (const changed of listeners) changed()
}

export function useBannerOpen(): boolean {
  return useSyncExternalStore(
    listen,
    () => isOpen,
    () => false,
  )
}

function listen(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
