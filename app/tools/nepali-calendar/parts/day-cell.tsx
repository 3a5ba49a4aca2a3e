import { adMonths } from 'bikram-sambat'
import { memo } from 'react'
import { digitsIn } from '#app/kit/digits.ts'
import { adInCell, dayLabel, festivalName } from '../day-words.ts'
import type { MonthDay } from '../month-days.ts'
import { useCalendar } from './calendar-context.ts'
import { DayMarks } from './mark.tsx'
import { PlaceLink } from './place-link.tsx'

interface DayCellProps {
  day: MonthDay
  isToday: boolean
  isChosen: boolean
  /** None before the page's code has taken over: then every day can be reached by Tab. */
  tabIndex: number | undefined
}

const shortMonths = {
  en: adMonths.map(({ enShort }) => enShort),
  ne: adMonths.map(({ neShort }) => neShort),
}

// Of a fixed size and contained: a new month is laid out and painted cell by cell.
const link =
  'flex h-16 flex-col items-center justify-between border-2 p-0.5 no-underline contain-strict ' +
  'hover:border-line-strong sm:items-stretch sm:px-1.5 md:h-26 md:justify-start print:h-[22mm] print:justify-start print:border-0'

/** One day of the grid: large in Bikram Sambat, small in the common era. */
export const DayCell = memo(function DayCell({ day, isToday, isChosen, tabIndex }: DayCellProps) {
  const { lang, text, names } = useCalendar()
  const { date, ad, holiday, tithi, festivals } = day
  const isOff = holiday === 'all' || holiday === 'weekly'
  const [first, ...more] = festivals
  const frame = isChosen ? 'rounded-lg border-brand-ink bg-brand-soft' : 'border-transparent'
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the cell of a grid is a gridcell, which can be selected
    <td aria-selected={isChosen} className="border border-line bg-surface p-0 align-top">
      <PlaceLink
        place={{ kind: 'day', ...date }}
        tabIndex={tabIndex}
        data-day={date.day}
        aria-current={isToday ? 'date' : undefined}
        className={`${link} ${frame}`}
      >
        <span className="sr-only">{dayLabel(lang, day, names, isToday)}</span>
        <span aria-hidden="true" className="contents">
          <span className="flex items-start justify-between">
            <span
              className={`text-xl leading-8 font-bold sm:text-2xl print:text-lg print:leading-6 ${isToday ? 'min-w-8 rounded-full bg-brand px-1 text-center text-on-brand' : isOff ? 'text-simrik' : 'text-ink'} ${day.weekday === 6 ? 'underline decoration-2 underline-offset-4' : ''}`}
            >
              {digitsIn(lang, date.day)}
            </span>
            <span className="hidden text-xs leading-8 text-muted sm:inline print:leading-6">
              {adInCell(lang, ad, shortMonths[lang])}
            </span>
          </span>
          <span className="hidden truncate text-xs leading-5 text-muted md:block print:block print:leading-4">
            {tithi[lang]}
          </span>
          {first && (
            <span
              className={`hidden text-xs leading-4 md:line-clamp-2 print:line-clamp-2 print:text-[0.65rem] print:leading-[0.8rem] ${first.holiday === 'all' ? 'font-semibold text-simrik' : 'text-ink'}`}
            >
              {festivalName(names, first)}
              {more.length > 0 && ` +${digitsIn(lang, more.length)}`}
            </span>
          )}
          <span className="flex h-3 items-center justify-center gap-0.5 sm:justify-start md:mt-auto print:mt-auto">
            <DayMarks day={day} />
            {holiday === 'all' && (
              <span className="hidden text-[0.65rem] leading-none text-simrik md:inline">
                {text.holidayShort}
              </span>
            )}
          </span>
          <span className="text-[0.7rem] leading-4 text-muted sm:hidden">
            {adInCell(lang, ad, shortMonths[lang])}
          </span>
        </span>
      </PlaceLink>
    </td>
  )
})
