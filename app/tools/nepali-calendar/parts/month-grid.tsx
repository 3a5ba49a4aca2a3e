import { type BsDate, compareBs, weekdays } from 'bikram-sambat'
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
import { isPlainTap } from '#app/platform/navigation/plain-tap.ts'
import type { BsMonth } from '#app/records/holidays/bs-month.ts'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { monthDays } from '../month-days.ts'
import { dayAfterKey } from '../moves.ts'
import { useCalendar } from './calendar-context.ts'
import { DayCell } from './day-cell.tsx'

interface MonthGridProps {
  month: BsMonth
  /** Of the month's year. */
  festivals: readonly FestivalDay[]
  /** A day of the month. */
  chosen: BsDate
  labelledBy: string
  describedBy: string
}

const isIn = (date: BsDate, { year, month }: BsMonth) => date.year === year && date.month === month

/** The days of a month as a date grid: one day is reached by Tab, the others by arrow keys. */
export const MonthGrid = memo(function MonthGrid(props: MonthGridProps) {
  const { month, festivals, chosen, labelledBy, describedBy } = props
  const { lang, today, go } = useCalendar()
  const hydrated = useHydrated()
  const table = useRef<HTMLTableElement>(null)
  const moved = useRef(false)
  const [lastAt, setLastAt] = useState(chosen)
  const at = isIn(lastAt, month) ? lastAt : chosen
  const weeks = useMemo(() => monthDays(month, festivals), [month, festivals])
  // The words of thirty cells are written once the numbers are on screen; those of the cell with the focus at once.
  const toldWeeks = useDeferredValue(weeks)

  useLayoutEffect(() => {
    if (moved.current) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
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
    if (!isIn(next, month)) go({ kind: 'month', year: next.year, month: next.month }, { replace: true })
  }

  // By its place, which is always that of the month on screen.
  const dayUnder = (target: EventTarget) => {
    const cell = (target as Element).closest('td')
    const row = cell?.parentElement as HTMLTableRowElement | null | undefined
    return cell && row ? weeks[row.sectionRowIndex]?.[cell.cellIndex]?.date : undefined
  }

  // Whatever has the focus, by Tab or by a click, is where the keys go on from.
  const onFocus = ({ target }: FocusEvent) => {
    const day = dayUnder(target)
    if (day && compareBs(day, at) !== 0) setLastAt(day)
  }

  const onClick = (event: MouseEvent) => {
    const day = dayUnder(event.target)
    if (!day || !isPlainTap(event)) return
    event.preventDefault()
    go({ kind: 'day', ...day })
  }

  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a date grid is a table that keys move in
      role="grid"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      className="w-full table-fixed border-collapse"
    >
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th
              key={weekday.value}
              scope="col"
              abbr={weekday[lang]}
              className={`border border-line bg-hover py-1 text-center text-sm font-normal ${weekday.value === 6 ? 'text-simrik underline' : ''}`}
            >
              {weekday[`${lang}Short`]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell keeps its place when the month changes, not its day
          <tr key={row}>
            {weekdays.map(({ value: weekday }) => {
              const day = week[weekday]
              const isAt = day?.date.day === at.day
              return day ? (
                <DayCell
                  key={weekday}
                  day={day}
                  told={(!isAt && toldWeeks[row]?.[weekday]) || day}
                  isToday={compareBs(day.date, today) === 0}
                  isChosen={compareBs(day.date, chosen) === 0}
                  tabIndex={hydrated ? (isAt ? 0 : -1) : undefined}
                />
              ) : (
                <td key={weekday} className="border border-line bg-paper" />
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
})
