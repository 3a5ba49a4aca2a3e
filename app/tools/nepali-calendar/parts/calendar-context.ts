import type { BsDate } from 'bikram-sambat'
import { createContext, useContext } from 'react'
import type { Lang } from '#app/kit/language.ts'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import type { FestivalNames } from '../day-words.ts'
import type { CalendarMessages } from '../messages.en.ts'
import type { Go } from './use-calendar-view.ts'

/** Shared by all parts of the calendar. It changes with the day only, so that it causes no needless renders. */
interface CalendarScope {
  lang: Lang
  text: CalendarMessages
  names: FestivalNames
  /** The day in Nepal. */
  today: BsDate
}

/** Shared by the parts that show months. */
interface MonthsScope {
  /** The same list for the same year. */
  festivalsOf: (year: number) => readonly FestivalDay[]
  go: Go
}

export const CalendarContext = createContext<CalendarScope | null>(null)
export const MonthsContext = createContext<MonthsScope | null>(null)

export const useCalendar = (): CalendarScope => known(useContext(CalendarContext))
export const useMonths = (): MonthsScope => known(useContext(MonthsContext))

function known<Scope>(scope: Scope | null): Scope {
  if (!scope) throw new Error('A part of the calendar is outside of its context')
  return scope
}
