import { bsMonths, firstBsYear, formatAd, lastBsYear } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { memo, useId } from 'react'
import { adSpanOf } from '#app/records/holidays/bs-month.ts'
import { useCalendar } from './calendar-context.ts'
import { StepLink, ViewLink } from './controls.tsx'

interface MonthsListProps {
  year: number
  /** The month on screen; 0 for none. */
  shown: number
}

/** Baisakh to Chaitra in both languages, each with its AD days. */
export const MonthsList = memo(function MonthsList({ year, shown }: MonthsListProps) {
  const { lang, text } = useCalendar()
  const id = useId()
  const yearAt = (number: number) =>
    number < firstBsYear || number > lastBsYear ? undefined : ({ kind: 'year', year: number } as const)
  return (
    <section
      aria-labelledby={id}
      className="content-auto no-print mt-10 [--intrinsic:56rem] sm:[--intrinsic:28rem] lg:[--intrinsic:21rem]"
    >
      <div className="flex items-center gap-2">
        <h2 id={id} className="grow text-2xl">
          {text.monthsOf(digitsIn(lang, year))}
        </h2>
        <StepLink view={yearAt(year - 1)} label={text.previousYear} back />
        <StepLink view={yearAt(year + 1)} label={text.nextYear} />
      </div>
      <p className="mt-1 text-muted">{text.monthsAbout}</p>
      <ol className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
        {bsMonths.map((name) => {
          const { from, to } = adSpanOf({ year, month: name.value })
          const days = [from, to].map((day) => formatAd(day, { language: lang, style: 'short' }))
          return (
            <li key={name.value}>
              <ViewLink
                view={{ kind: 'month', year, month: name.value }}
                aria-current={name.value === shown ? 'page' : undefined}
                className={`block h-full rounded-lg border bg-surface px-3 py-2 hover:bg-hover ${name.value === shown ? 'border-brand-ink' : 'border-line'}`}
              >
                <span className="block font-semibold">
                  {digitsIn(lang, name.value)}. <span lang="ne">{name.ne}</span> ·{' '}
                  <span lang="en">{name.en}</span>
                </span>
                <span className="block text-sm text-muted">{days.join(' – ')}</span>
              </ViewLink>
            </li>
          )
        })}
      </ol>
    </section>
  )
})
