import { useCallback, useDeferredValue, useMemo } from 'react'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import { type FestivalNames, titleOf } from '../calendar-texts.ts'
import { firstShown, type MonthOrDay, monthOf } from '../calendar-view.ts'
import { messages } from '../messages.ne.ts'
import {
  CalendarContext,
  FestivalsContext,
  type PackedYears,
  useBsToday,
  useCalendarView,
  useFestivals,
} from './calendar-state.ts'
import type { GreatDate } from './festival-list.tsx'
import { MonthView } from './month-view.tsx'

/** Data that the browser does not compute. */
interface CalendarData {
  /** The day in Nepal when the page was rendered, YYYY-MM-DD. */
  today: string
  /** The festivals of the year on screen and those beside it. */
  years: PackedYears
  names: FestivalNames
  great: readonly GreatDate[]
  /** The title of the tool's first page. */
  title: string
}

/** A month with all that belongs to it. */
export default function Calendar({ data, requested }: { data: CalendarData; requested: MonthOrDay }) {
  const [text, lang] = useTexts(messages)
  const today = useBsToday(data.today)
  const { years, names, title } = data
  const titleAt = useCallback((at: MonthOrDay) => titleOf(lang, title, at), [lang, title])
  const { festivalsOf, prepare: prepareYear } = useFestivals(years)
  const prepare = useCallback(
    (at: MonthOrDay) => prepareYear(at.kind === 'today' ? today.year : at.year),
    [today, prepareYear],
  )
  const { view, go } = useCalendarView({ lang, requested, titleAt, prepare })
  const scope = useMemo(() => ({ lang, text, names, today }), [lang, text, names, today])
  const shown = useMemo(() => {
    const month = monthOf(view, today)
    return { month, chosen: view.kind === 'day' ? view : firstShown(month, today) }
  }, [view, today])
  // The grid reacts to a key at once; the texts around it follow with lower priority.
  const deferred = useDeferredValue(shown)
  return (
    <CalendarContext value={scope}>
      <FestivalsContext value={festivalsOf}>
        <MonthView shown={shown} deferred={deferred} great={data.great} go={go} />
      </FestivalsContext>
    </CalendarContext>
  )
}
