import { type BsDate, compareBs } from '@chautari/bikram-sambat'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { isPlainClick } from '#app/platform/navigation/change-address.ts'
import { type BsMonth, isSameMonth, monthAfter } from '#app/records/holidays/bs-month.ts'
import { calendarMonth, MonthTable } from '#app/records/holidays/calendar-month.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { dayAfterKey } from '../calendar-view.ts'
import { type Go, useCalendar, useYear } from './calendar-state.ts'
import { cellsStyle, DayCell } from './day-cell.tsx'
import { closedStyle } from './legend.tsx'

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
  const shown = useMemo(() => calendarMonth(month, festivals), [month, festivals])
  const { weeks } = shown
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
    <MonthTable
      ref={table}
      lang={lang}
      month={shown}
      role="grid"
      aria-labelledby={labels.labelledBy}
      aria-describedby={labels.describedBy}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      {...handlers}
      className={`w-full touch-pan-y touch-pinch-zoom table-fixed border-collapse ${cellsStyle}`}
      headClass={(closed) =>
        `border border-line bg-hover py-1 text-sm font-normal ${closed ? closedStyle[closed] : ''}`
      }
      bodyClass="align-top"
      cell={(day, row, weekday) => {
        const isAt = day?.date.day === at.day
        return day ? (
          <DayCell
            key={weekday}
            day={day}
            deferred={(!isAt && deferredWeeks[row]?.[weekday]) || day}
            isChosen={day.date.day === chosen.day}
            tabIndex={hydrated ? (isAt ? 0 : -1) : undefined}
          />
        ) : (
          <td key={weekday} className="bg-paper!" />
        )
      }}
    />
  )
})

/** In CSS pixels. */
const leastWay = 48

/**
 * Swipes of one finger to the left (1) and right (-1). The element has to leave vertical moves to the browser
 * (`touch-action: pan-y pinch-zoom`), which cancels the pointer when it scrolls.
 *
 * @returns handlers, and whether the click that is being handled ends a swipe
 */
function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  const isSwipe = useRef(false)

  const onPointerDown = ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
    isSwipe.current = false
    // A second finger is the beginning of a zoom.
    start.current = pointerType === 'touch' && isPrimary ? { x, y } : undefined
  }
  const onPointerCancel = () => {
    start.current = undefined
  }
  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    if (!start.current) return
    const [x, y] = [clientX - start.current.x, clientY - start.current.y]
    start.current = undefined
    if (Math.abs(x) < leastWay || Math.abs(x) < 2 * Math.abs(y)) return
    isSwipe.current = true
    onSwipe(x < 0 ? 1 : -1)
  }
  return { handlers: { onPointerDown, onPointerUp, onPointerCancel }, endsSwipe: () => isSwipe.current }
}
