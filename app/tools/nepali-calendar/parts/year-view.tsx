import { bsMonths, compareBs, weekdays } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { memo, useId } from 'react'
import { adMonthsText, type BsMonth, bsMonthText, weeksOf } from '#app/records/holidays/bs-month.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { festivalName } from '../month-days.ts'
import { useCalendar, useMonths } from './calendar-context.ts'
import { PrintButton, ViewLink } from './controls.tsx'
import { DayMarks, Legend, Mark, YearNote } from './legend.tsx'

/** Twelve small months, made to be printed on one page. */
export function YearView({ year }: { year: number }) {
  const { lang, text } = useCalendar()
  const id = useId()
  return (
    <section aria-labelledby={id} className="on-paper on-paper-upright">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={id} className="grow text-2xl sm:text-3xl print:text-lg">
          {text.yearTitle(digitsIn(lang, year))}
        </h2>
        <PrintButton />
      </div>
      <YearNote year={year} />
      <Legend />
      <ol className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 print:mt-1 print:grid-cols-3 print:gap-1.5">
        {bsMonths.map(({ value }) => (
          <li key={value} className={`${cardStyle} p-3 print:rounded-none print:p-1`}>
            <SmallMonth year={year} month={value} />
          </li>
        ))}
      </ol>
    </section>
  )
}

const SmallMonth = memo(function SmallMonth({ year, month }: BsMonth) {
  const { lang, names, today } = useCalendar()
  const { festivalsOf } = useMonths()
  const ofMonth = festivalsOf(year).filter(({ date, isMinor }) => !isMinor && date.month === month)
  return (
    <>
      <h3 className="text-base print:text-[0.7rem]">
        <ViewLink
          view={{ kind: 'month', year, month }}
          className="flex min-h-11 items-center justify-between gap-2 hover:underline print:min-h-0"
        >
          {bsMonthText(lang, { year, month })}
          <span className="text-xs font-normal text-muted print:text-[0.55rem]">
            {adMonthsText(lang, { year, month }, 'short')}
          </span>
        </ViewLink>
      </h3>
      <table className="w-full table-fixed text-center text-sm print:text-[0.6rem]">
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th
                key={weekday.value}
                scope="col"
                abbr={weekday[lang]}
                className={`truncate text-xs font-semibold print:text-[0.5rem] ${weekday.value === 6 ? 'text-simrik underline' : 'text-muted'}`}
              >
                {weekday[`${lang}Short`]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf({ year, month }).map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no names
            <tr key={row}>
              {weekdays.map(({ value: weekday }) => {
                const date = week[weekday]
                const ofDay = ofMonth.filter((festival) => festival.date.day === date?.day)
                const isOff = weekday === 6 || ofDay.some(({ holiday }) => holiday === 'all')
                const isToday = date && compareBs(date, today) === 0
                return (
                  <td
                    key={weekday}
                    aria-current={isToday ? 'date' : undefined}
                    className={`py-0.5 whitespace-nowrap print:py-0 ${isOff ? 'font-semibold text-simrik' : ''} ${weekday === 6 ? 'underline' : ''} ${isToday ? 'rounded bg-brand-soft outline-2 outline-brand-ink' : ''}`}
                  >
                    {date && digitsIn(lang, date.day)}
                    <DayMarks festivals={ofDay} />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="mt-1 text-xs leading-5 text-muted print:text-[0.5rem] print:leading-[0.62rem]">
        {ofMonth.map((festival) => (
          <li key={`${festival.id}-${festival.date.day}`}>
            <Mark kind={festival.holiday ?? 'festival'} /> {digitsIn(lang, festival.date.day)}{' '}
            {festivalName(names, festival)}
          </li>
        ))}
      </ul>
    </>
  )
})
