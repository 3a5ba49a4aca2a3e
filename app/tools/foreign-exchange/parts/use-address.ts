import { useEffect, useRef } from 'react'
import { nepalDay } from '#app/kit/nepal-time.ts'
import { useHistoryStep } from '#app/platform/navigation/address.ts'
import { replaceSearch } from '#app/platform/navigation/change-address.ts'
import { requestedDay, searchFor } from '../dates.ts'
import type { RatesState } from './use-rates.ts'

/** Writes the shown day to the address, without a history entry, and follows Back and Forward. */
export function useAddress(
  { date, isRefused, today }: RatesState,
  load: (date: string, options: { isRefused: boolean }) => void,
) {
  useHistoryStep(() => {
    const asked = requestedDay(location.search, nepalDay(new Date()))
    if (asked.date !== date || asked.isRefused !== isRefused) load(asked.date, asked)
  })
  // A refused address stays as it is.
  const named = isRefused ? undefined : date
  const written = useRef(named)
  useEffect(() => {
    if (written.current === named) return
    written.current = named
    if (named) replaceSearch(searchFor(location.search, named, today))
  }, [named, today])
}
