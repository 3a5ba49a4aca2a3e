import { type BsDate, compareBs, weekdays } from 'bikram-sambat-calendar'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { isPlainClick } from '#app/platform/navigation/plain-click.ts'
import { type BsMonth, isSameMonth, monthAfter } from '#app/records/holidays/bs-month.ts'
import { closedWeekdays } from '#app/records/holidays/holiday-remarks.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { monthDays } from '../month-days.ts'
import { dayAfterKey } from '../moves.ts'
import { useCalendar, useYear } from './calendar-context.ts'
import { cellsStyle, DayCell } from './day-cell.tsx'
import { closedStyle } from './legend.tsx'
import type { Go } from './use-calendar-view.ts'
import { useSwipe } from './use-swipe.ts'

interface MonthGridProps {
  month: BsMonth
  /** A day of the month. */
  chosen: BsDate
  labelledBy: string
  describedBy: string
  go: Go
}

/** A month with keyboard navigation: one day is reached by Tab, the others by arrow keys. */
export const MonthGrid = memo(function MonthGrid({ month, chosen, go, ...labels }: MonthGridProps) {
  const { lang } = useCalendar()
  const festivals = useYear(month.year)
  const hydrated = useHydrated()
  const table = useRef<HTMLTableElement>(null)
  const moved = useRef(false)
  const [lastAt, setLastAt] = useState(chosen)
  const at = isSameMonth(lastAt, month) ? lastAt : chosen
  const weeks = useMemo(() => monthDays(month, festivals), [month, festivals])
  const closed = useMemo(() => closedWeekdays(month), [month])
  // Labels and words are updated after the numbers are on screen; the focused cell's at once.
  const deferredWeeks = useDeferredValue(weeks)

  useLayoutEffect(() => {
    // The month may still be loading.
    if (!moved.current || !isSameMonth(lastAt, month)) return
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    moved.current = false
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === ' ') (event.target as HTMLElement).click()
    const next = dayAfterKey(at, event)
    if (next || event.key === ' ') event.preventDefault()
    if (!next) return
    moved.current = true
    setLastAt(next)
    if (!isSameMonth(next, month))
      go({ kind: 'month', year: next.year, month: next.month }, { replace: true })
  }

  // By its place, which is always that of the month on screen.
  const dayUnder = (target: EventTarget) => {
    const cell = (target as Element).closest('td')
    const row = cell?.parentElement as HTMLTableRowElement | null | undefined
    return cell && row ? weeks[row.sectionRowIndex]?.[cell.cellIndex]?.date : undefined
  }

  // Keys start from the focused day, whether by Tab or by a click.
  const onFocus = ({ target }: FocusEvent) => {
    const day = dayUnder(target)
    if (day && compareBs(day, at) !== 0) setLastAt(day)
  }

  const { handlers, endsSwipe } = useSwipe((direction) => {
    const next = monthAfter(month, direction)
    if (next) go({ kind: 'month', ...next })
  })

  const onClick = (event: MouseEvent) => {
    if (endsSwipe()) return event.preventDefault()
    const day = dayUnder(event.target)
    if (!day || !isPlainClick(event)) return
    event.preventDefault()
    go({ kind: 'day', ...day })
  }

  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a date grid is a table that keys move in
      role="grid"
      aria-labelledby={labels.labelledBy}
      aria-describedby={labels.describedBy}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      {...handlers}
      className={`w-full touch-pan-y touch-pinch-zoom table-fixed border-collapse ${cellsStyle}`}
    >
      <thead>
        <tr>
          {weekdays.map(({ value, [lang]: name, [`${lang}Short` as const]: short }) => {
            const closing = closed.get(value)
            return (
              <th
                key={value}
                scope="col"
                abbr={name}
                className={`border border-line bg-hover py-1 text-sm font-normal ${closing ? closedStyle[closing] : ''}`}
              >
                {short}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody className="align-top">
        {weeks.map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell keeps its position when the month changes, not its day
          <tr key={row}>
            {week.map((day, weekday) => {
              const isAt = day?.date.day === at.day
              return day ? (
                <DayCell
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same
                  key={weekday}
                  day={day}
                  deferred={(!isAt && deferredWeeks[row]?.[weekday]) || day}
                  isChosen={day.date.day === chosen.day}
                  tabIndex={hydrated ? (isAt ? 0 : -1) : undefined}
                />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same
                <td key={weekday} className="bg-paper!" />
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
})
