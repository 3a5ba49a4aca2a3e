import { adToBs, type BsDate } from 'bikram-sambat-calendar'
import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import type { Lang } from '#app/lib/language.ts'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import { useToday } from '#app/ui/use-now.ts'
import { readDay } from '../ask/festival-json.ts'
import type { FestivalNames } from '../day-texts.ts'
import type { CalendarMessages } from '../messages.en.ts'

/** Shared by all parts of the calendar. It changes with the day only, so that it causes no needless renders. */
interface CalendarScope {
  lang: Lang
  text: CalendarMessages
  names: FestivalNames
  /** The day in Nepal. */
  today: BsDate
}

export const CalendarContext = createContext<CalendarScope | null>(null)
export const FestivalsContext = createContext<FestivalsOf | null>(null)

export const useCalendar = (): CalendarScope => known(useContext(CalendarContext))

/** The festivals of a year; the same list for the same year. */
export const useYear = (year: number): readonly FestivalDay[] => known(useContext(FestivalsContext))(year)

function known<Scope>(scope: Scope | null): Scope {
  if (!scope) throw new Error('A part of the calendar is outside of its context')
  return scope
}

/**
 * The day in Nepal: the server's at first, then the clock's.
 *
 * @param known the server's day, YYYY-MM-DD; it stays while the clock is outside of the calendar
 */
export function useBsToday(known: string): BsDate {
  const day = useToday(known)
  return useMemo(() => {
    try {
      return bsDay(day)
    } catch {
      return bsDay(known)
    }
  }, [day, known])
}

function bsDay(adDay: string): BsDate {
  const [year = 0, month = 0, day = 0] = adDay.split('-').map(Number)
  return adToBs({ year, month, day })
}

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
    const loaded = await import('#app/records/holidays/all-published.ts')
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
