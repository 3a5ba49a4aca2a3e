import { type BsDate, compareBs } from 'bikram-sambat-calendar'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { isPlainClick } from '#app/platform/navigation/plain-click.ts'
import { type BsMonth, isSameMonth, monthAfter, weeksOf } from '#app/records/holidays/bs-month.ts'
import { firstShown } from '../calendar-view.ts'
import { dayAfterKey } from '../moves.ts'
import { useCalendar } from './calendar-context.ts'
import { MonthTable } from './month-table.tsx'
import type { Go } from './use-calendar-view.ts'
import { useMonthTables } from './use-month-tables.ts'
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
  const { today } = useCalendar()
  const shown = useRef<HTMLTableElement>(null)
  const moved = useRef(false)
  const [lastAt, setLastAt] = useState(chosen)
  const at = isSameMonth(lastAt, month) ? lastAt : chosen
  const { months, prepare } = useMonthTables(month)

  useLayoutEffect(() => {
    // The month may still be loading.
    if (!moved.current || !isSameMonth(lastAt, month)) return
    shown.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
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

  // By its slot, which is always that of the month on screen.
  const dayUnder = (target: EventTarget) => {
    const cell = (target as Element).closest('td')
    const row = cell?.parentElement as HTMLTableRowElement | null | undefined
    return cell && row ? weeksOf(month)[row.sectionRowIndex]?.[cell.cellIndex] : undefined
  }

  // Keys start from the focused day, whether by Tab or by a click.
  const onFocus = ({ target }: FocusEvent) => {
    prepare()
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
    // biome-ignore lint/a11y/noStaticElementInteractions: clicks on the links inside bubble to it
    <div
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      {...handlers}
      className="relative touch-pan-y touch-pinch-zoom"
    >
      {months.map((ofTable, slot) => {
        if (!ofTable) return null
        const isShown = isSameMonth(ofTable, month)
        const open = isShown ? chosen : firstShown(ofTable, today)
        return (
          <MonthTable
            // biome-ignore lint/suspicious/noArrayIndexKey: a table keeps its slot when its month changes
            key={slot}
            ref={isShown ? shown : undefined}
            year={ofTable.year}
            month={ofTable.month}
            chosenDay={open.day}
            atDay={isShown ? at.day : open.day}
            isShown={isShown}
            {...labels}
          />
        )
      })}
    </div>
  )
})
