import { formatBs, weekdayName, weekdayOf } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { memo, useId } from 'react'
import { saidIn } from '#app/lib/statement.ts'
import { type BsMonth, bsMonthText } from '#app/records/holidays/bs-month.ts'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import { ownRemarks } from '#app/records/holidays/holiday-remarks.ts'
import { Remarks } from '#app/ui/remarks.tsx'
import { festivalName, sourceText } from '../month-days.ts'
import { useCalendar, useMonths } from './calendar-context.ts'
import { ViewLink } from './controls.tsx'
import { Mark } from './legend.tsx'

/** A festival's name, with its sign, kind of holiday and sources. */
export function FestivalLine({ festival }: { festival: FestivalDay }) {
  const { lang, text, names, today } = useCalendar()
  const kind = festival.holiday ?? 'festival'
  return (
    <>
      <span className="flex items-baseline gap-2">
        <Mark kind={kind} />
        <span className={festival.holiday === 'all' ? 'font-semibold text-simrik' : 'font-semibold'}>
          {festivalName(names, festival)}
        </span>
      </span>
      <span className="no-print block ps-5 text-sm text-muted">
        {[
          ...(festival.holiday === 'all' ? [text.marks.all] : []),
          ...(festival.sources.length > 0 ? [sourceText(lang, festival)] : []),
        ].join(' · ')}
      </span>
      <Remarks remarks={saidIn(lang, ownRemarks(festival, today))} as="sentences" className="no-print ps-5" />
    </>
  )
}

/** `5 Mangsir 2083, Saturday` in front of that day's festival. */
function FestivalDate({ date }: Pick<FestivalDay, 'date'>) {
  const { lang } = useCalendar()
  return <>{`${formatBs(date, { language: lang })}, ${weekdayName(weekdayOf(date), lang)}`}</>
}

export const MonthFestivals = memo(function MonthFestivals({ month }: { month: BsMonth }) {
  const { lang, text } = useCalendar()
  const { festivalsOf } = useMonths()
  const id = useId()
  const ofMonth = festivalsOf(month.year).filter(({ date }) => date.month === month.month)
  return (
    <section aria-labelledby={id} className="mt-6 print:mt-1">
      <h3 id={id} className="text-xl print:text-sm">
        {text.festivalsOf(bsMonthText(lang, month))}
      </h3>
      {ofMonth.length > 0 ? (
        <ul className="grid gap-x-6 sm:grid-cols-2 print:mt-0 print:grid-cols-4 print:gap-y-0 print:text-[0.65rem]">
          {ofMonth.map((festival) => (
            <li
              key={`${festival.id}-${festival.date.day}`}
              className={festival.isMinor ? 'print:hidden' : 'print:flex print:items-baseline print:gap-1'}
            >
              <ViewLink
                view={{ kind: 'day', ...festival.date }}
                className="inline-flex min-h-11 items-end text-sm text-brand-ink underline print:text-[0.65rem] underline-offset-4 print:min-h-0 print:no-underline"
              >
                <span className="print:hidden">
                  <FestivalDate date={festival.date} />
                </span>
                <span className="hidden print:inline">{digitsIn(lang, festival.date.day)}</span>
              </ViewLink>
              <div>
                <FestivalLine festival={festival} />
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-muted">{text.noFestivals}</p>
      )}
    </section>
  )
})
