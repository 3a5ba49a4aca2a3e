import { type BsDate, firstBsYear, lastBsYear } from 'bikram-sambat'
import { useCallback, useDeferredValue, useMemo } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { BsMonth } from '#app/records/holidays/bs-month.ts'
import { type FestivalDay, festivalsOfYear, type PublishedYears } from '#app/records/holidays/festivals.ts'
import { type CalendarView, firstShown, monthOf } from '../calendar-view.ts'
import type { FestivalNames } from '../day-words.ts'
import { messages } from '../messages.ne.ts'
import { titleOf } from '../page-seo.ts'
import { CalendarContext, MonthsContext } from './calendar-context.ts'
import { MonthView } from './month-view.tsx'
import { MonthsList } from './months-list.tsx'
import { useCalendarView } from './use-calendar-view.ts'
import { useToday } from './use-today.ts'
import { YearView } from './year-view.tsx'

/** Data that the browser cannot compute. */
export interface CalendarData {
  /** The day in Nepal when the page was rendered. */
  today: BsDate
  published: PublishedYears
  names: FestivalNames
  /** The title of the tool's first page. */
  title: string
}

export default function Calendar({ data, asked }: { data: CalendarData; asked: CalendarView }) {
  const lang = useLang()
  const text = useMessages(messages)
  const today = useToday(data.today)
  const { published, names, title } = data
  const titleAt = useCallback((at: CalendarView) => titleOf(lang, title, at), [lang, title])
  const { view, go } = useCalendarView(lang, asked, titleAt)
  const festivalsOf = useMemo(() => festivalsIn(published), [published])
  const scope = useMemo(() => ({ lang, text, names, today }), [lang, text, names, today])
  const months = useMemo(() => ({ festivalsOf, go }), [festivalsOf, go])

  const year = view.kind === 'today' ? today.year : view.year
  const festivals = festivalsOf(year)
  const shown = useMemo(
    () => ({ year, month: monthOf(view, today), chosen: chosenDay(view, today), festivals }),
    [view, today, year, festivals],
  )
  // The grid reacts to a key at once; the texts around it follow with lower priority.
  const deferred = useDeferredValue(shown)
  const span = useMemo(() => spanOf(published), [published])

  return (
    <CalendarContext value={scope}>
      <MonthsContext value={months}>
        {hasMonth(shown) ? (
          <MonthView shown={shown} deferred={hasMonth(deferred) ? deferred : shown} span={span} />
        ) : (
          <YearView year={year} festivals={festivals} span={span} />
        )}
        <MonthsList
          year={deferred.year}
          shown={deferred.month?.month ?? 0}
          previousYear={deferred.year > firstBsYear ? deferred.year - 1 : undefined}
          nextYear={deferred.year < lastBsYear ? deferred.year + 1 : undefined}
        />
      </MonthsContext>
    </CalendarContext>
  )
}

function hasMonth<Shown extends { month: BsMonth | undefined }>(
  shown: Shown,
): shown is Shown & { month: BsMonth } {
  return shown.month !== undefined
}

/** The selected day: the requested one, else today, else the month's first. */
function chosenDay(view: CalendarView, today: BsDate): BsDate {
  if (view.kind === 'today' || view.kind === 'year') return today
  return view.kind === 'day' ? view : firstShown(view, today)
}

/** Computes the festivals of a year once. */
function festivalsIn(published: PublishedYears): (year: number) => readonly FestivalDay[] {
  const known = new Map<number, readonly FestivalDay[]>()
  return (year) => {
    const festivals = known.get(year) ?? festivalsOfYear(year, published)
    known.set(year, festivals)
    return festivals
  }
}

function spanOf({ holidays }: PublishedYears) {
  const years = Object.keys(holidays).map(Number)
  return { first: Math.min(...years), last: Math.max(...years) }
}
