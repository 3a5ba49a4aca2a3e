import { useSyncExternalStore } from 'react'

let reopened = false
const listeners = new Set<() => void>()

/** Shows the question again, or puts it away: also asked for while the code that shows it is on its way. */
export function reopen(wanted: boolean): void {
  reopened = wanted
  for (const changed of listeners) changed()
}

export function useReopened(): boolean {
  return useSyncExternalStore(
    listen,
    () => reopened,
    () => false,
  )
}

function listen(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
