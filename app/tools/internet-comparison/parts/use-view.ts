import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useUrlState, useWrittenSearch } from '#app/platform/navigation/url-state.ts'
import type { Filters } from '../filters.ts'
import { maxCompared, readCompared, readFilters, readShowAll, searchOf, toggled } from '../url-state.ts'

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
  const [{ chosen, comparing }, setState] = useState({ chosen: noPlans, comparing: false })
  const compared = comparing ? chosen : noPlans

  // Opens the comparison of the first address; it is not part of the server's HTML.
  const begin = useEffectEvent(() => {
    const requested = readCompared(location.search, planIds).slice(0, maxCompared)
    setState({ chosen: requested.length > 0 ? requested : tickedPlans(), comparing: requested.length > 0 })
  })
  useEffect(() => {
    const timer = setTimeout(() => begin(), 0)
    return () => clearTimeout(timer)
  }, [])

  return {
    compared,
    chosen,
    toggle: useCallback((id: string) => {
      setState((before) => {
        const left = toggled(before.chosen, id)
        // The drawer is gone with its last plan.
        return { chosen: left, comparing: before.comparing && left.length > 0 }
      })
    }, []),
    chooseNone: () => setState({ chosen: noPlans, comparing: false }),
    comparing,
    compare: () => setState({ chosen, comparing: true }),
    stopComparing: useCallback(() => setState((before) => ({ ...before, comparing: false })), []),
  }
}

const noPlans: readonly string[] = []

/** The plans that were ticked before hydration. */
function tickedPlans(): string[] {
  const boxes = document.querySelectorAll<HTMLInputElement>('input[name=compare]:checked')
  return [...boxes].map((box) => box.value).slice(0, maxCompared)
}
