import { type BsDate, bsMonths, compareBs, firstBsYear, lastBsYear } from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { adMonthsText, type BsMonth, bsMonthText } from '#app/records/holidays/bs-month.ts'
import { calendarMonth, type MonthDay, MonthTable } from '#app/records/holidays/calendar-month.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { festivalName } from './calendar-texts.ts'
import type { CalendarView } from './calendar-view.ts'
import { useCalendar, useYear } from './parts/calendar-state.ts'
import { PrintButton, StepLink, ViewLink } from './parts/controls.tsx'
import { closedStyle, DayMarks, Legend, Mark, YearNote } from './parts/legend.tsx'

/** Twelve small months, made to be printed on one page. Without code in the browser. */
export function YearView({ year }: { year: number }) {
  const { lang, text } = useCalendar()
  const yearAt = (number: number): CalendarView | undefined =>
    number < firstBsYear || number > lastBsYear ? undefined : { kind: 'year', year: number }
  return (
    <section aria-labelledby="year" className="on-paper on-paper-upright">
      <div className="flex flex-wrap items-center gap-2">
        <StepLink view={yearAt(year - 1)} label={text.previousYear} back />
        <h2 id="year" className="grow text-xl sm:text-3xl print:text-lg">
          {text.yearTitle(digitsIn(lang, year))}
        </h2>
        <StepLink view={yearAt(year + 1)} label={text.nextYear} />
        <PrintButton className={`${buttonStyle.secondary} no-print`} />
      </div>
      <YearNote year={year} />
      <Legend month={{ year, month: 12 }} />
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

function SmallMonth(month: BsMonth) {
  const { lang, names, today } = useCalendar()
  const shown = calendarMonth(month, useYear(month.year))
  return (
    <>
      <h3 className="text-base print:text-[0.7rem]">
        <ViewLink
          view={{ kind: 'month', ...month }}
          className="flex min-h-11 items-center justify-between gap-2 hover:underline print:min-h-0"
        >
          {bsMonthText(lang, month)}
          <span className="text-xs font-normal text-muted print:text-[0.55rem]">
            {adMonthsText(lang, month, 'short')}
          </span>
        </ViewLink>
      </h3>
      <MonthTable
        lang={lang}
        month={shown}
        className="w-full table-fixed text-center text-sm print:text-[0.6rem]"
        headClass={(closed) =>
          `truncate text-xs print:text-[0.5rem] ${closed ? closedStyle[closed] : 'text-muted'}`
        }
        cell={(day, _, weekday) => <SmallDay key={weekday} day={day} today={today} />}
      />
      <ul className="mt-1 text-xs leading-5 text-muted print:text-[0.5rem] print:leading-[0.62rem]">
        {shown.festivals.map((festival) => (
          <li key={`${festival.id}-${festival.date.day}`}>
            <Mark kind={festival.holiday ?? 'festival'} /> {digitsIn(lang, festival.date.day)}{' '}
            {festivalName(names, festival)}
          </li>
        ))}
      </ul>
    </>
  )
}

function SmallDay({ day, today }: { day: MonthDay | undefined; today: BsDate }) {
  const { lang } = useCalendar()
  if (!day) return <td />
  const { date, weekly, holiday, festivals } = day
  const isToday = compareBs(date, today) === 0
  const style = [
    'py-0.5 whitespace-nowrap print:py-0',
    weekly ? closedStyle[weekly] : holiday === 'all' ? 'text-simrik' : '',
    holiday === 'all' ? 'font-semibold' : '',
    isToday ? 'rounded bg-brand-soft outline-2 outline-brand-ink' : '',
  ]
  return (
    <td aria-current={isToday ? 'date' : undefined} className={style.join(' ')}>
      {digitsIn(lang, date.day)}
      <DayMarks festivals={festivals} />
    </td>
  )
}
