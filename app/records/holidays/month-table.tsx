import { weekdays } from 'bikram-sambat-calendar'
import type { ComponentProps, ReactNode } from 'react'
import type { Lang } from '#app/lib/language.ts'
import type { CalendarMonth, MonthDay } from './calendar-month.ts'
import type { WeeklyClosing } from './holiday-remarks.ts'

interface MonthTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  lang: Lang
  month: CalendarMonth
  /** Classes of the heading of a weekday. */
  headClass: (closed: WeeklyClosing | undefined) => string | undefined
  bodyClass?: string
  /** The cell of a day, undefined of a month beside this one. It keeps its place, not its day, when the month changes. */
  cell: (day: MonthDay | undefined, row: number, weekday: number) => ReactNode
}

/** A month as a table of weeks. */
export function MonthTable({ lang, month, headClass, bodyClass, cell, ...table }: MonthTableProps) {
  return (
    <table {...table}>
      <thead>
        <tr>
          {weekdays.map(({ value, [lang]: name, [`${lang}Short` as const]: short }) => (
            <th key={value} scope="col" abbr={name} className={headClass(month.closed.get(value))}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={bodyClass}>
        {month.weeks.map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no names
          <tr key={row}>{week.map((day, weekday) => cell(day, row, weekday))}</tr>
        ))}
      </tbody>
    </table>
  )
}
