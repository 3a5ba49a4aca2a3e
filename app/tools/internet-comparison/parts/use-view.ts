import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useHistoryStep, useSearch } from '#app/platform/navigation/address.ts'
import { replaceSearch } from '#app/platform/navigation/change-address.ts'
import { readCompared, readFilters, readShowAll, searchOf } from '../address.ts'
import type { Filters } from '../filters.ts'
import { maxCompared, toggled } from '../selection.ts'

export type View = ReturnType<typeof useView>

interface Ids {
  providerIds: readonly string[]
  planIds: readonly string[]
}

/** Filters, selection and comparison, which the address contains, so that a link opens them again. */
export function useView({ providerIds, planIds }: Ids) {
  const search = useSearch()
  const [filters, setFilters] = useState(() => readFilters(search, providerIds))
  const [showsAll, setShowsAll] = useState(() => readShowAll(search))
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [comparing, setComparing] = useState(false)

  const openAsked = () => {
    const asked = readCompared(location.search, planIds).slice(0, maxCompared)
    setChosen(asked.length > 0 ? asked : tickedPlans())
    setComparing(asked.length > 0)
    return asked.length > 0
  }
  const compared = comparing ? chosen : noPlans
  useAddress({ filters, compared, openAsked })
  useHistoryStep(() => {
    // A step that changes the hash alone is ignored.
    if (location.search === searchOf(location.search, filters, compared)) return
    setFilters(readFilters(location.search, providerIds))
    setShowsAll(false)
  })

  const change = useCallback((part: Partial<Filters>) => {
    setFilters((before) => ({ ...before, ...part }))
    setShowsAll(false)
  }, [])
  const toggle = useCallback((id: string) => setChosen((before) => toggled(before, id)), [])

  return {
    filters,
    change,
    showsAll,
    showAll: useCallback(() => setShowsAll(true), []),
    chosen,
    toggle,
    chooseNone: () => setChosen([]),
    comparing: comparing && chosen.length > 0,
    compare: () => setComparing(true),
    stopComparing: useCallback(() => setComparing(false), []),
  }
}

const noPlans: readonly string[] = []

interface Shown {
  filters: Filters
  compared: readonly string[]
  /** Opens the comparison of the first address; false without one. */
  openAsked: () => boolean
}

/** Delay, since browsers limit how often the address may change. */
const writtenAfterMs = 150

/** Writes the view to the address, without a history entry. */
function useAddress({ filters, compared, openAsked }: Shown) {
  const write = useEffectEvent(() => replaceSearch(searchOf(location.search, filters, compared)))
  const begin = useEffectEvent(() => openAsked() || write())
  useEffect(() => void begin(), [])

  const shown = useRef({ filters, compared })
  useEffect(() => {
    if (shown.current.filters === filters && shown.current.compared === compared) return
    shown.current = { filters, compared }
    const waiting = setTimeout(write, writtenAfterMs)
    return () => clearTimeout(waiting)
  }, [filters, compared])
}

/** The plans that were ticked before hydration. */
function tickedPlans(): string[] {
  const boxes = document.querySelectorAll<HTMLInputElement>('input[name=compare]:checked')
  return [...boxes].map((box) => box.value).slice(0, maxCompared)
}
