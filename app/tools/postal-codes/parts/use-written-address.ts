import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { type ListState, writeState } from '../list-state.ts'

/** Long enough for a fast typist: browsers refuse an address that changes all the time. */
const restMs = 250

/** Writes a state into the address, in place of the one before: no step of history. */
export function useWrittenAddress(state: ListState) {
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const wanted = writeState(state, params).toString()
  useEffect(() => {
    if (wanted === address) return undefined
    const timer = setTimeout(() => setParams(wanted, { replace: true, preventScrollReset: true }), restMs)
    return () => clearTimeout(timer)
  }, [wanted, address, setParams])
}
