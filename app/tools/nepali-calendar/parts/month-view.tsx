import { type BsDate, bsMonths, formatAd } from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { memo, useId } from 'react'
import {
  adMonthsText,
  adSpanOf,
  type BsMonth,
  bsMonthText,
  monthAfter,
} from '#app/records/holidays/bs-month.ts'
import { buttonStyle } from '#app/ui/button.ts'
import type { MonthOrDay } from '../calendar-view.ts'
import { type Go, useCalendar } from './calendar-state.ts'
import { FoldedRow, PrintButton, StepLink, ViewLink } from './controls.tsx'
import { DaySheet } from './day-sheet.tsx'
import { FestivalList, type GreatDate } from './festival-list.tsx'
import { Legend, YearNote } from './legend.tsx'
import { MonthChooser } from './month-chooser.tsx'
import { MonthGrid } from './month-grid.tsx'

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

/** Baisakh to Chaitra in both languages, each with its AD days. `month` is the one on screen. */
const MonthsList = memo(function MonthsList({ year, month }: BsMonth) {
  const { lang, text } = useCalendar()
  return (
    <FoldedRow title={text.monthsOf(digitsIn(lang, year))}>
      <ol className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
        {bsMonths.map(({ value, ne, en }) => {
          const { from, to } = adSpanOf({ year, month: value })
          const days = [from, to].map((day) => formatAd(day, { language: lang, style: 'short' }))
          return (
            <li key={value}>
              <ViewLink
                view={{ kind: 'month', year, month: value }}
                aria-current={value === month ? 'page' : undefined}
                className={`block h-full rounded-lg border bg-surface px-3 py-2 hover:bg-hover ${value === month ? 'border-brand-ink' : 'border-line'}`}
              >
                <b>
                  {digitsIn(lang, value)}. <span lang="ne">{ne}</span> · <span lang="en">{en}</span>
                </b>
                <small className="block text-sm text-muted">{days.join(' – ')}</small>
              </ViewLink>
            </li>
          )
        })}
      </ol>
    </FoldedRow>
  )
})
