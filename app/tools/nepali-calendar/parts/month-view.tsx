import type { BsDate } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { useId } from 'react'
import { adMonthsText, type BsMonth, bsMonthText, monthAfter } from '#app/records/holidays/bs-month.ts'
import { buttonStyle } from '#app/ui/button.ts'
import type { MonthOrDay } from '../calendar-path.ts'
import { useCalendar } from './calendar-context.ts'
import { PrintButton, StepLink, ViewLink } from './controls.tsx'
import { DaySheet } from './day-sheet.tsx'
import { FestivalList, type GreatDate } from './festival-list.tsx'
import { Legend, YearNote } from './legend.tsx'
import { MonthChooser } from './month-chooser.tsx'
import { MonthGrid } from './month-grid.tsx'
import { MonthsList } from './months-list.tsx'
import type { Go } from './use-calendar-view.ts'

/** A month and its selected day. */
interface ShownMonth {
  month: BsMonth
  /** A day of the month. */
  chosen: BsDate
}

interface MonthViewProps {
  /** In the grid. */
  shown: ShownMonth
  /** In the texts around the grid, which may lag behind. */
  deferred: ShownMonth
  great: readonly GreatDate[]
  go: Go
}

const buttonClass = `${buttonStyle.secondary} grow px-2!`

export function MonthView({ shown: { month, chosen }, deferred, great, go }: MonthViewProps) {
  const { lang, text } = useCalendar()
  const id = useId()
  const step = (months: number): MonthOrDay | undefined => {
    const found = monthAfter(month, months)
    return found && { kind: 'month', ...found }
  }
  return (
    <>
      <div className="on-paper grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-6 print:block">
        <section aria-labelledby={id} className="min-w-0">
          <div className="relative flex items-center gap-2">
            <StepLink view={step(-1)} label={text.previousMonth} back />
            <MonthChooser month={deferred.month} go={go}>
              <div aria-live="polite">
                <h2 id={id} className="text-2xl sm:text-3xl print:text-xl">
                  {bsMonthText(lang, month)}
                </h2>
                <p className="text-sm text-muted">{adMonthsText(lang, month)}</p>
              </div>
            </MonthChooser>
            <StepLink view={step(1)} label={text.nextMonth} />
          </div>
          <p id={`${id}-keys`} className="sr-only">
            {text.keys}
          </p>
          <div className="mt-2">
            <MonthGrid month={month} chosen={chosen} labelledBy={id} describedBy={`${id}-keys`} go={go} />
          </div>
          <Legend month={deferred.month} hasTithi />
          <div className="no-print mt-3 flex gap-2">
            <ViewLink view={{ kind: 'today' }} className={buttonClass}>
              {text.today}
            </ViewLink>
            <PrintButton className={buttonClass} />
            <ViewLink view={{ kind: 'year', year: month.year }} className={buttonClass}>
              {text.wholeYear(digitsIn(lang, month.year))}
            </ViewLink>
          </div>
        </section>
        <div className="lg:row-span-2">
          <DaySheet date={deferred.chosen} />
        </div>
        <div className="min-w-0">
          <FestivalList month={deferred.month} great={great} />
          <YearNote {...deferred.month} />
        </div>
      </div>
      <MonthsList {...deferred.month} />
    </>
  )
}
