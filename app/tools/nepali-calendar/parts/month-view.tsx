import type { BsDate } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { memo, useId } from 'react'
import { adMonthsText, type BsMonth, bsMonthText, monthAfter } from '#app/records/holidays/bs-month.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { CalendarView } from '../calendar-path.ts'
import { useCalendar } from './calendar-context.ts'
import { PrintButton, StepLink, ViewLink } from './controls.tsx'
import { DaySheet } from './day-sheet.tsx'
import { MonthFestivals } from './festival-list.tsx'
import { JumpForm } from './jump-form.tsx'
import { Legend, YearNote } from './legend.tsx'
import { MonthGrid } from './month-grid.tsx'

/** A month and its selected day. */
export interface ShownMonth {
  month: BsMonth
  /** A day of the month. */
  chosen: BsDate
}

interface MonthViewProps {
  /** In the grid. */
  shown: ShownMonth
  /** In the texts around the grid, which may lag behind. */
  deferred: ShownMonth
}

export function MonthView({ shown, deferred }: MonthViewProps) {
  const { lang, text } = useCalendar()
  const id = useId()
  const step = (months: number): CalendarView | undefined => {
    const found = monthAfter(shown.month, months)
    return found && { kind: 'month', ...found }
  }
  return (
    <div className="on-paper grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem] print:block">
      <section aria-labelledby={id} className="min-w-0">
        <div className="flex items-center gap-2">
          <StepLink view={step(-1)} label={text.previousMonth} back />
          <div className="min-w-0 grow text-center" aria-live="polite">
            <h2 id={id} className="text-2xl sm:text-3xl print:text-xl">
              {bsMonthText(lang, shown.month)}
            </h2>
            <p className="text-sm text-muted">{adMonthsText(lang, shown.month)}</p>
          </div>
          <StepLink view={step(1)} label={text.nextMonth} />
        </div>
        <p id={`${id}-keys`} className="sr-only">
          {text.keys}
        </p>
        <div className="mt-3">
          <MonthGrid month={shown.month} chosen={shown.chosen} labelledBy={id} describedBy={`${id}-keys`} />
        </div>
      </section>
      <BesideGrid month={deferred.month} chosen={deferred.chosen} />
      <BelowGrid month={deferred.month} />
    </div>
  )
}

const BesideGrid = memo(function BesideGrid({ month, chosen }: ShownMonth) {
  const { lang, text } = useCalendar()
  return (
    <div className="no-print grid gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <DaySheet date={chosen} />
      <JumpForm month={month} />
      <div className="flex flex-wrap gap-2">
        <ViewLink view={{ kind: 'today' }} className={`${buttonStyle.secondary} grow`}>
          <Icon name="calendar" />
          {text.today}
        </ViewLink>
        <PrintButton className="grow" />
        <ViewLink view={{ kind: 'year', year: month.year }} className={`${buttonStyle.secondary} grow`}>
          <Icon name="calendar-days" />
          {text.wholeYear(digitsIn(lang, month.year))}
        </ViewLink>
      </div>
    </div>
  )
})

const BelowGrid = memo(function BelowGrid({ month }: { month: BsMonth }) {
  return (
    <div className="min-w-0 lg:col-start-1">
      <Legend />
      <MonthFestivals month={month} />
      <YearNote {...month} />
    </div>
  )
})
