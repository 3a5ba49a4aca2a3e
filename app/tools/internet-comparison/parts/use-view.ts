import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
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
  const { search } = useLocation()
  const moved = useNavigationType() !== NavigationType.Replace
  const [filters, setFilters] = useState(() => readFilters(search, providerIds))
  const [showsAll, setShowsAll] = useState(() => readShowAll(search))
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [comparing, setComparing] = useState(false)

  // A link to another query of this page is followed. Our own changes of the address may lag behind a fast typist.
  const [followed, setFollowed] = useState(search)
  if (search !== followed) {
    setFollowed(search)
    if (moved) {
      setFilters(readFilters(search, providerIds))
      setShowsAll(false)
    }
  }

  const openAsked = () => {
    const asked = readCompared(search, planIds).slice(0, maxCompared)
    setChosen(asked.length > 0 ? asked : tickedBefore())
    setComparing(asked.length > 0)
    return asked.length > 0
  }
  useAddress({ filters, compared: comparing ? chosen : nobody, openAsked })

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

// A new address draws the frame of the page again: a typist does not wait for that.
const writtenAfterMs = 150

/** Writes what is shown into the address, with no step of history. */
function useAddress({ filters, compared, openAsked }: Shown) {
  const { search, hash, key } = useLocation()
  const navigate = useNavigate()
  const moved = useNavigationType() !== NavigationType.Replace
  // The address that was last asked for: the router's own may still be on its way there.
  const asked = useRef({ key: '', search })

  const write = useEffectEvent(() => {
    if (moved && asked.current.key !== key) asked.current = { key, search }
    const next = searchOf(asked.current.search, filters, compared)
    if (next === asked.current.search) return
    asked.current.search = next
    void navigate({ search: next, hash }, { replace: true, preventScrollReset: true })
  })
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
