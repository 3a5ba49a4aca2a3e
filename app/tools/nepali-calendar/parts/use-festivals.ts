import { useCallback, useMemo, useState } from 'react'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import { readDay } from '../ask/festival-json.ts'

export type FestivalsOf = (year: number) => readonly FestivalDay[]

/** Days of some years, as `packDay` writes them. */
export type PackedYears = Readonly<Record<number, readonly string[]>>

interface Festivals {
  /** The same list for the same year; empty for one that is not loaded. */
  festivalsOf: FestivalsOf
  isKnown: (year: number) => boolean
  /** Loads the other years. */
  loadAll: () => Promise<void>
}

/** The festivals of the page's years, and of all others once they are loaded. */
export function useFestivals(years: PackedYears): Festivals {
  const [all, setAll] = useState<FestivalsOf>()
  const loadAll = useCallback(async () => {
    const loaded = await import('./all-years.ts')
    setAll(() => loaded.festivalsOf)
  }, [])
  const [known] = useState(
    () =>
      new Map<number, readonly FestivalDay[]>(
        Object.entries(years).map(([year, days]) => [+year, days.map((day) => readDay(+year, day))]),
      ),
  )
  return useMemo(() => {
    const festivalsOf = (year: number) => {
      const days = known.get(year) ?? all?.(year)
      if (days) known.set(year, days)
      return days ?? []
    }
    return { festivalsOf, isKnown: (year) => all !== undefined || known.has(year), loadAll }
  }, [known, all, loadAll])
}
