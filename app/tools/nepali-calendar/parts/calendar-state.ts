import type { BsDate } from '@chautari/bikram-sambat'
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { bsOf } from '#app/lib/bs-day-text.ts'
import { barePath, type Lang, langOfPath, pathIn } from '#app/lib/language.ts'
import { isPlainClick, pushAddress, replaceAddress } from '#app/platform/navigation/change-address.ts'
import { useHistoryStep } from '#app/platform/navigation/url-state.ts'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import { useToday } from '#app/ui/use-now.ts'
import { readDay } from '../ask/festival-json.ts'
import type { FestivalNames } from '../calendar-texts.ts'
import { type MonthOrDay, pathOf, viewAt } from '../calendar-view.ts'
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
      return bsOf(day)
    } catch {
      return bsOf(known)
    }
  }, [day, known])
}

export type FestivalsOf = (year: number) => readonly FestivalDay[]

/** Days of some years, as `packDay` writes them. */
export type PackedYears = Readonly<Record<number, readonly string[]>>

/** The festivals of the page's years, and of all others once they are loaded. */
export function useFestivals(years: PackedYears) {
  const [all, setAll] = useState<FestivalsOf>()
  const [known] = useState(
    () =>
      new Map<number, readonly FestivalDay[]>(
        Object.entries(years).map(([year, days]) => [+year, days.map((day) => readDay(+year, day))]),
      ),
  )
  /** The same list for the same year; empty for one that is not loaded. */
  const festivalsOf = useCallback<FestivalsOf>(
    (year) => {
      const days = known.get(year) ?? all?.(year)
      if (days) known.set(year, days)
      return days ?? []
    },
    [known, all],
  )
  /** Loads all years. @returns undefined where this one is at hand */
  const prepare = useCallback(
    (year: number): Promise<void> | undefined => {
      const loading = import('#app/records/holidays/all-published.ts').then((loaded) =>
        setAll(() => loaded.festivalsOf),
      )
      if (!all && !known.has(year)) return loading
      loading.catch(() => undefined)
      return undefined
    },
    [known, all],
  )
  return { festivalsOf, prepare }
}

export type Go = (view: MonthOrDay, options?: { replace: boolean }) => void

/** A held key changes the month many times a second: the address is written once it rests. */
const restMs = 120

interface CalendarViewParts {
  lang: Lang
  requested: MonthOrDay
  /** The document's title for a view; must be a stable function. */
  titleAt: (view: MonthOrDay) => string
  /** Loads what a view needs; undefined where it is at hand. */
  prepare: (view: MonthOrDay) => Promise<void> | undefined
}

/**
 * The view on screen. It changes at once; the address and the title follow `restMs` later. Steps through the history
 * and links in any island of the page change it.
 */
export function useCalendarView({ lang, requested, titleAt, prepare }: CalendarViewParts) {
  const [view, setView] = useState(requested)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const go = useCallback<Go>(
    (next, { replace } = { replace: false }) => {
      const path = pathIn(lang, pathOf(next))
      const show = () => {
        setView(next)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => {
          if (path === location.pathname) return
          if (replace) replaceAddress(path)
          else pushAddress(path)
          document.title = titleAt(next)
        }, restMs)
      }
      const loading = prepare(next)
      // Without a network the browser says so.
      if (loading) loading.then(show).catch(() => location.assign(path))
      else show()
    },
    [lang, titleAt, prepare],
  )
  useEffect(() => () => clearTimeout(timer.current), [])
  useHistoryStep(() => {
    const found = viewAt(barePath(location.pathname))
    if (!found) return
    clearTimeout(timer.current)
    prepare(found)?.catch(() => location.reload())
    setView(found)
    document.title = titleAt(found)
  })
  useViewLinks(lang, go)
  return { view, go }
}

/** Follows links of islands without a request. Links of the header, footer and article load the page. */
function useViewLinks(lang: Lang, go: Go) {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('x-island a')
      if (!link || event.defaultPrevented || !isPlainClick(event)) return
      const { origin, pathname, search, hash, target } = link
      if (origin !== location.origin || langOfPath(pathname) !== lang || search || hash || target) return
      const view = viewAt(barePath(pathname))
      if (!view) return
      event.preventDefault()
      go(view)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [lang, go])
}
