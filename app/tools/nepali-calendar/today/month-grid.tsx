import { type BsDate, bsToAd, compareBs, formatAd, formatBs, weekdayName } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang } from '#app/platform/i18n/use-language.ts'
import { closedWeekdays } from '#app/records/holidays/holiday-remarks.ts'
import { pathOf } from '../calendar-path.ts'

/** A day of the month of today. */
export interface GridDay {
  date: BsDate
  adDay: number
  /** Closed every week, or a public holiday of everybody. */
  isRed: boolean
  /** Festivals and holidays. */
  names: readonly string[]
}

interface MonthGridProps {
  /** Weeks from Sunday on; a day of another month is undefined. */
  weeks: readonly (readonly (GridDay | undefined)[])[]
  today: BsDate
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const
/** Where the first of a month stands, by weekday: the security policy allows no style attributes. */
const columns = 'col-start-1 col-start-2 col-start-3 col-start-4 col-start-5 col-start-6 col-start-7'.split(
  ' ',
)

/** The month of today. */
export function MonthGrid({ weeks, today }: MonthGridProps) {
  const lang = useLang()
  const closed = closedWeekdays(today)
  return (
    <div className="-mx-1">
      <div aria-hidden="true" className="grid grid-cols-7 text-center text-sm text-muted">
        {weekdays.map((weekday) => (
          <span key={weekday} className={closed.has(weekday) ? 'text-simrik' : undefined}>
            {weekdayName(weekday, lang, 'short')}
          </span>
        ))}
      </div>
      <ul className="grid grid-cols-7 gap-y-0.5 text-center">
        {weeks.flatMap((week) =>
          week.map(
            (day, weekday) =>
              day && (
                <li key={day.date.day} className={day.date.day === 1 ? columns[weekday] : undefined}>
                  <Day day={day} isToday={compareBs(day.date, today) === 0} />
                </li>
              ),
          ),
        )}
      </ul>
    </div>
  )
}

/** A day with a festival or holiday is a link to it. */
function Day({ day: { date, adDay, isRed, names }, isToday }: { day: GridDay; isToday: boolean }) {
  const lang = useLang()
  const label = [
    formatBs(date, { language: lang }),
    formatAd(bsToAd(date), { language: lang }),
    ...names,
  ].join(', ')
  const style = `relative grid min-h-11 content-center rounded-lg leading-tight no-underline ${isRed ? 'text-simrik' : 'text-ink'} ${isToday ? 'bg-brand-soft ring-2 ring-brand' : ''}`
  const content = (
    <>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="font-semibold">
        {digitsIn(lang, date.day)}
      </span>
      <span aria-hidden="true" className="text-xs text-muted">
        {digitsIn(lang, adDay)}
      </span>
    </>
  )
  const current = isToday ? 'date' : undefined
  if (names.length === 0)
    return (
      <span aria-current={current} className={style}>
        {content}
      </span>
    )
  return (
    <AppLink
      to={pathOf({ kind: 'day', ...date })}
      aria-current={current}
      title={names.join(' · ')}
      className={`${style} hover:bg-hover`}
    >
      {content}
      <span className="absolute end-2 top-2 size-1.5 rounded-full bg-marigold" />
    </AppLink>
  )
}
