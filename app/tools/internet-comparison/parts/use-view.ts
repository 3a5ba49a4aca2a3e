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

/** What is filtered, chosen and compared. The address shows it, and opens it again for somebody else. */
export function useView({ providerIds, planIds }: Ids) {
  const search = useSearch()
  const [filters, setFilters] = useState(() => readFilters(search, providerIds))
  const [showsAll, setShowsAll] = useState(() => readShowAll(search))
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [comparing, setComparing] = useState(false)

  const openAsked = () => {
    const asked = readCompared(location.search, planIds).slice(0, maxCompared)
    setChosen(asked.length > 0 ? asked : tickedBefore())
    setComparing(asked.length > 0)
    return asked.length > 0
  }
  const compared = comparing ? chosen : nobody
  useAddress({ filters, compared, openAsked })
  useHistoryStep(() => {
    // A step to another part of the page, such as its heading, is no step to another list.
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

const nobody: readonly string[] = []

interface Shown {
  filters: Filters
  compared: readonly string[]
  /** Opens what the first address compares; true when there was something. */
  openAsked: () => boolean
}

/** Browsers refuse an address that changes with every key. */
const writtenAfterMs = 150

/** Writes what is shown into the address, with no step of history. */
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

/** What was ticked before the page's code arrived. */
function tickedBefore(): string[] {
  const boxes = document.querySelectorAll<HTMLInputElement>('input[name=compare]:checked')
  return [...boxes].map((box) => box.value).slice(0, maxCompared)
}
