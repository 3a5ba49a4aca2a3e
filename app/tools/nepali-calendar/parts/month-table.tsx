import { weekdays } from 'bikram-sambat-calendar'
import { memo, type Ref, useDeferredValue, useMemo } from 'react'
import { closedWeekdays } from '#app/records/holidays/holiday-remarks.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { monthDays } from '../month-days.ts'
import { useCalendar, useYear } from './calendar-context.ts'
import { cellsStyle, DayCell } from './day-cell.tsx'
import { closedStyle } from './legend.tsx'

interface MonthTableProps {
  ref: Ref<HTMLTableElement> | undefined
  year: number
  month: number
  /** The selected day. */
  chosenDay: number
  /** The one day that is reached by Tab. */
  atDay: number
  /** False: the table is prepared off the screen. */
  isShown: boolean
  labelledBy: string
  describedBy: string
}

// Beside the screen and not `invisible`, which all that is inside inherits: five hundred styles at each turn.
const ready = 'absolute top-0 -left-[200vw] print:hidden'

/** The days of a month as a date grid. Its parent handles keys and clicks. */
export const MonthTable = memo(function MonthTable({ ref, year, month, isShown, ...props }: MonthTableProps) {
  const { lang } = useCalendar()
  const festivals = useYear(year)
  const hydrated = useHydrated()
  const weeks = useMemo(() => monthDays({ year, month }, festivals), [year, month, festivals])
  const closed = useMemo(() => closedWeekdays({ year, month }), [year, month])
  // Labels are updated after the numbers are on screen; the focused cell's at once.
  const deferredWeeks = useDeferredValue(weeks)
  return (
    <table
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a date grid is a table that keys move in
      role="grid"
      aria-hidden={isShown ? undefined : true}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      className={`w-full table-fixed border-collapse ${cellsStyle} ${isShown ? '' : ready}`}
    >
      <thead>
        <tr>
          {weekdays.map((weekday) => {
            const closing = closed.get(weekday.value)
            return (
              <th
                key={weekday.value}
                scope="col"
                abbr={weekday[lang]}
                className={`border border-line bg-hover py-1 text-center text-sm font-normal ${closing ? closedStyle[closing] : ''}`}
              >
                {weekday[`${lang}Short`]}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell keeps its position when the month changes, not its day
          <tr key={row}>
            {weekdays.map(({ value: weekday }) => {
              const day = week[weekday]
              const isAt = day?.date.day === props.atDay
              return day ? (
                <DayCell
                  key={weekday}
                  day={day}
                  deferred={(!isAt && deferredWeeks[row]?.[weekday]) || day}
                  isChosen={day.date.day === props.chosenDay}
                  tabIndex={hydrated ? (isAt && isShown ? 0 : -1) : undefined}
                />
              ) : (
                <td key={weekday} className="bg-paper!" />
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
})
