import { adMonths, compareBs } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { type Tithi, tithiOf } from 'bikram-sambat-calendar/panchanga'
import { memo } from 'react'
import { pathIn } from '#app/lib/language.ts'
import { pathOf } from '../calendar-path.ts'
import { adInCell, dayLabel, festivalName, type MonthDay } from '../month-days.ts'
import { useCalendar } from './calendar-context.ts'
import { DayMarks } from './legend.tsx'

interface DayCellProps {
  day: MonthDay
  /** The day of the cell's label and link, which lags behind when the month changes. */
  deferred: MonthDay
  isToday: boolean
  isChosen: boolean
  /** Undefined before hydration, when every day can be reached by Tab. */
  tabIndex: number | undefined
}

const shortMonths = {
  en: adMonths.map(({ enShort }) => enShort),
  ne: adMonths.map(({ neShort }) => neShort),
}

// Of a fixed size and contained: a new month is laid out and painted cell by cell. For the same reason a cell is as few
// boxes as can be, and on phones plain blocks, which fill it exactly.
const link =
  'relative block h-18 border-2 p-0.5 text-center no-underline contain-[size_layout_style] hover:border-line-strong ' +
  'sm:px-1.5 sm:text-start md:flex md:h-30 md:flex-col md:contain-strict print:flex print:h-[22mm] print:flex-col print:border-0 print:text-start'

/** One day of the grid: large in BS, small in AD. The grid handles its clicks. */
export const DayCell = memo(function DayCell({ day, deferred, isToday, isChosen, tabIndex }: DayCellProps) {
  const { lang, text } = useCalendar()
  const { date, ad, holiday } = day
  const isOff = holiday === 'all' || holiday === 'weekly'
  const frame = isChosen ? 'rounded-lg border-brand-ink bg-brand-soft' : 'border-transparent'
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the cell of a grid is a gridcell, which can be selected
    <td
      aria-selected={isChosen}
      className={`border border-line p-0 align-top ${holiday === 'all' ? 'bg-surface max-md:bg-simrik/10 print:bg-surface' : 'bg-surface'}`}
    >
      <a
        href={pathIn(lang, pathOf({ kind: 'day', ...deferred.date }))}
        tabIndex={tabIndex}
        aria-current={isToday ? 'date' : undefined}
        className={`${link} ${frame}`}
      >
        <span
          aria-hidden="true"
          className={`block text-xl leading-7 font-bold sm:text-2xl sm:leading-8 md:self-start print:self-start print:text-lg print:leading-6 ${isToday ? 'mx-auto w-fit min-w-7 rounded-full bg-brand px-1 text-center text-on-brand sm:mx-0 sm:min-w-8' : isOff ? 'text-simrik' : 'text-ink'} ${day.weekday === 6 ? 'underline decoration-2 underline-offset-4' : ''}`}
        >
          {digitsIn(lang, date.day)}
        </span>
        <DayWords day={deferred} />
        {day.festivals.length > 0 && (
          <span
            aria-hidden="true"
            className="block leading-3 max-sm:absolute max-sm:right-0.5 max-sm:bottom-1 sm:h-3 md:mt-auto md:flex md:h-5 md:items-center print:mt-auto print:flex print:h-3 print:items-center"
          >
            <DayMarks festivals={day.festivals} />
            {holiday === 'all' && (
              <span className="ms-0.5 hidden text-xs leading-5 text-simrik md:inline print:text-[0.65rem] print:leading-none">
                {text.holidayShort}
              </span>
            )}
          </span>
        )}
        <span
          aria-hidden="true"
          className={`block text-xs leading-5 whitespace-nowrap text-muted max-sm:-mx-1 sm:absolute sm:top-0 sm:right-1.5 sm:leading-8 print:absolute print:top-0 print:right-1 print:leading-6 ${day.festivals.length > 0 ? '' : 'max-sm:mt-4 print:mt-0'}`}
        >
          {adInCell(lang, ad, shortMonths[lang])}
        </span>
      </a>
    </td>
  )
})

// One line on phones, a pill of up to two on wider screens.
const festivalStyle =
  'block truncate text-[0.8125rem] leading-5 md:line-clamp-2 md:w-fit md:max-w-full md:rounded-md md:px-1.5 md:leading-5 md:whitespace-normal ' +
  'print:line-clamp-2 print:bg-transparent print:p-0 print:text-[0.65rem] print:leading-[0.8rem] print:whitespace-normal'

/** Purnima, the full moon, and Aunsi, the new moon. */
const isMoonDay = ({ number }: Tithi) => number % 15 === 0

/** A label for screen readers, a festival, the full and new moon, and on wider screens the tithi. */
const DayWords = memo(function DayWords({ day }: { day: MonthDay }) {
  const { lang, names, today } = useCalendar()
  const tithi = tithiOf(day.date)
  const [first, ...more] = day.festivals
  return (
    <>
      <span className="sr-only">{dayLabel(lang, day, tithi, names, compareBs(day.date, today) === 0)}</span>
      <span
        aria-hidden="true"
        className="hidden truncate text-xs leading-5 text-muted md:block print:block print:leading-4"
      >
        {tithi[lang]}
      </span>
      {isMoonDay(tithi) && (
        <span
          aria-hidden="true"
          className={`absolute bottom-2 left-1 size-2 rounded-full border border-muted md:top-9 md:right-2 md:bottom-auto md:left-auto md:size-3 print:hidden ${tithi.paksha === 'shukla' ? 'bg-marigold' : ''}`}
        />
      )}
      {first && (
        <span
          aria-hidden="true"
          className={`${festivalStyle} ${first.holiday === 'all' ? 'font-semibold text-simrik md:bg-simrik/10' : 'text-ink md:bg-hover'}`}
        >
          {festivalName(names, first)}
          {more.length > 0 && ` +${digitsIn(lang, more.length)}`}
        </span>
      )}
    </>
  )
})
