import { bsMonths, formatAd } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { memo } from 'react'
import { adSpanOf, type BsMonth } from '#app/records/holidays/bs-month.ts'
import { useCalendar } from './calendar-context.ts'
import { ViewLink } from './controls.tsx'
import { FoldedRow } from './folded-row.tsx'

/** Baisakh to Chaitra in both languages, each with its AD days. `month` is the one on screen. */
export const MonthsList = memo(function MonthsList({ year, month }: BsMonth) {
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
