import { useEffect } from 'react'
import { replaceSearch } from '#app/platform/navigation/change-address.ts'
import { type ListState, withState, writeState } from '../list-state.ts'

/** Long enough for a fast typist: browsers refuse an address that changes all the time. */
const restMs = 250

/** Writes a state into the address, in place of the one before: no step of history. */
export function useWrittenAddress(state: ListState) {
  const written = writeState(state).toString()
  useEffect(() => {
    const timer = setTimeout(() => replaceSearch(withState(location.search, written)), restMs)
    return () => clearTimeout(timer)
  }, [written])
}
