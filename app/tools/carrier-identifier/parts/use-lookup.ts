import { useEffect, useRef, useState } from 'react'
import { recordUsage } from '#app/platform/usage/record-usage.ts'
import type { Carrier } from '#app/records/carriers/carrier.ts'
import { findCarrier, type Lookup, lookupDelayMs } from '../carrier-lookup.ts'
import { events } from '../tool.ts'

export type LookupState =
  | { kind: 'idle' }
  | { kind: 'identifying' }
  | { kind: 'done'; number: string; lookup: Lookup<Carrier> }

/** Runs one lookup at a time, against the list that is loaded when it ends. */
export function useLookup(carriers: readonly Carrier[]) {
  const [state, setState] = useState<LookupState>({ kind: 'idle' })
  const loaded = useRef(carriers)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    loaded.current = carriers
  }, [carriers])
  useEffect(() => () => clearTimeout(timer.current), [])

  const identify = (number: string) => {
    recordUsage(events.identify)
    setState({ kind: 'identifying' })
    timer.current = setTimeout(
      () => setState({ kind: 'done', number, lookup: findCarrier(number, loaded.current) }),
      lookupDelayMs,
    )
  }
  return { state, identify }
}
