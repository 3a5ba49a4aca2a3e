import type { BsDate } from 'bikram-sambat-calendar'
import { useCallback, useDeferredValue, useMemo } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { type FestivalDay, festivalsOfYear, type PublishedYears } from '#app/records/holidays/festivals.ts'
import type { CalendarView } from '../calendar-path.ts'
import { firstShown, monthOf } from '../calendar-view.ts'
import { messages } from '../messages.ne.ts'
import type { FestivalNames } from '../month-days.ts'
import { titleOf } from '../page-seo.ts'
import { CalendarContext, MonthsContext, useBsToday } from './calendar-context.ts'
import { MonthView, type ShownMonth } from './month-view.tsx'
import { MonthsList } from './months-list.tsx'
import { useCalendarView } from './use-calendar-view.ts'
import { YearView } from './year-view.tsx'

/** Data that the browser cannot compute. */
export interface CalendarData {
  /** The day in Nepal when the page was rendered, YYYY-MM-DD. */
  today: string
  published: PublishedYears
  names: FestivalNames
  /** The title of the tool's first page. */
  title: string
}

export default function Calendar({ data, requested }: { data: CalendarData; requested: CalendarView }) {
  const lang = useLang()
  const text = useMessages(messages)
  const today = useBsToday(data.today)
  const { published, names, title } = data
  const titleAt = useCallback((at: CalendarView) => titleOf(lang, title, at), [lang, title])
  const { view, go } = useCalendarView(lang, requested, titleAt)
  const scope = useMemo(() => ({ lang, text, names, today }), [lang, text, names, today])
  const ofYears = useMemo(() => yearsIn(published), [published])
  const months = useMemo(() => ({ ...ofYears, go }), [ofYears, go])

  const year = view.kind === 'today' ? today.year : view.year
  const shown = useMemo(() => shownMonth(view, today), [view, today])
  // The grid reacts to a key at once; the texts around it follow with lower priority.
  const deferred = useDeferredValue(shown)
  const deferredYear = useDeferredValue(year)

  return (
    <CalendarContext value={scope}>
      <MonthsContext value={months}>
        {shown ? <MonthView shown={shown} deferred={deferred ?? shown} /> : <YearView year={year} />}
        <MonthsList year={deferredYear} shown={deferred?.month.month ?? 0} />
      </MonthsContext>
    </CalendarContext>
  )
}

/** With the requested day, else today, else the month's first. Undefined for a whole year. */
function shownMonth(view: CalendarView, today: BsDate): ShownMonth | undefined {
  const month = monthOf(view, today)
  return month && { month, chosen: view.kind === 'day' ? view : firstShown(month, today) }
}

/** The festivals of any year, computed once for each. */
function yearsIn(published: PublishedYears) {
  const known = new Map<number, readonly FestivalDay[]>()
  const festivalsOf = (year: number) => {
    const festivals = known.get(year) ?? festivalsOfYear(year, published)
    known.set(year, festivals)
    return festivals
  }
  return { festivalsOf }
}
