import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useHistoryStep, useSearch } from '#app/platform/navigation/address.ts'
import { replaceSearch } from '#app/platform/navigation/change-address.ts'
import { maxCompared, readCompared, readFilters, readShowAll, searchOf, toggled } from '../address.ts'
import type { Filters } from '../filters.ts'

export type View = ReturnType<typeof useView>

/** Browsers limit how often the address may change. */
const writtenAfterMs = 150

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
  const compared = comparing ? chosen : noPlans

  // Opens the comparison of the first address; it is not part of the server's HTML.
  const begin = useEffectEvent(() => {
    const asked = readCompared(location.search, planIds).slice(0, maxCompared)
    setChosen(asked.length > 0 ? asked : tickedPlans())
    setComparing(asked.length > 0)
  })
  useEffect(() => begin(), [])

  // Without a history entry. It also removes invalid values from the first address.
  useEffect(() => {
    const write = () => replaceSearch(searchOf(location.search, filters, compared))
    const timer = setTimeout(write, writtenAfterMs)
    return () => clearTimeout(timer)
  }, [filters, compared])

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

/** The plans that were ticked before hydration. */
function tickedPlans(): string[] {
  const boxes = document.querySelectorAll<HTMLInputElement>('input[name=compare]:checked')
  return [...boxes].map((box) => box.value).slice(0, maxCompared)
}
