import { useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { jsonFrom, type PersonalRecord, recordFrom } from '#app/platform/personal/personal-record.ts'
import { listenToPersonal, storedText } from '#app/platform/personal/personal-store.ts'

/** The record of this browser, as any tab changed it last; empty on the server. */
export function usePersonal(): PersonalRecord {
  const stored = useSyncExternalStore(listenToPersonal, storedText, () => null)
  return useMemo(() => recordFrom(jsonFrom(stored)), [stored])
}

/** Moves the focus once the change that is being made has been drawn: what had it may be gone. */
export function useFocusLater(): (find: () => HTMLElement | null | undefined) => void {
  const wanted = useRef<() => HTMLElement | null | undefined>(undefined)
  useLayoutEffect(() => {
    wanted.current?.()?.focus()
    wanted.current = undefined
  })
  return (find) => {
    wanted.current = find
  }
}
