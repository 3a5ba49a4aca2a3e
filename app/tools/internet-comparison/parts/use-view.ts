import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useUrlState, useWrittenSearch } from '#app/platform/navigation/address.ts'
import { maxCompared, readCompared, readFilters, readShowAll, searchOf, toggled } from '../address.ts'
import type { Filters } from '../filters.ts'

export type View = ReturnType<typeof useView>

interface Ids {
  providerIds: readonly string[]
  planIds: readonly string[]
}

/** Filters, selection and comparison, which the address contains, so that a link opens them again. */
export function useView({ providerIds, planIds }: Ids) {
  const [{ filters, showsAll }, setShown] = useUrlState((search) => ({
    filters: readFilters(search, providerIds),
    showsAll: readShowAll(search),
  }))
  const { compared, ...comparison } = useComparison(planIds)
  useWrittenSearch((search) => searchOf(search, filters, compared))

  const change = useCallback(
    (part: Partial<Filters>) =>
      setShown((before) => ({ filters: { ...before.filters, ...part }, showsAll: false })),
    [setShown],
  )

  return {
    filters,
    change,
    showsAll,
    showAll: useCallback(() => setShown((before) => ({ ...before, showsAll: true })), [setShown]),
    ...comparison,
  }
}

/** The selected plans, and whether they are compared. */
function useComparison(planIds: readonly string[]) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [comparing, setComparing] = useState(false)
  const compared = comparing ? chosen : noPlans

  // Opens the comparison of the first address; it is not part of the server's HTML.
  const begin = useEffectEvent(() => {
    const requested = readCompared(location.search, planIds).slice(0, maxCompared)
    setChosen(requested.length > 0 ? requested : tickedPlans())
    setComparing(requested.length > 0)
  })
  useEffect(() => {
    const timer = setTimeout(() => begin(), 0)
    return () => clearTimeout(timer)
  }, [])

  // Its drawer is gone with the last plan.
  useEffect(() => {
    if (chosen.length === 0) setComparing(false)
  }, [chosen])

  return {
    compared,
    chosen,
    toggle: useCallback((id: string) => setChosen((before) => toggled(before, id)), []),
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
