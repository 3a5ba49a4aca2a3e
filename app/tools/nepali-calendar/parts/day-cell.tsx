import { adMonthName, compareBs } from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { tithiOf } from '@chautari/bikram-sambat/panchanga'
import { memo, useMemo } from 'react'
import { pathIn } from '#app/lib/language.ts'
import type { MonthDay } from '#app/records/holidays/calendar-month.tsx'
import { dayLabel, festivalName } from '../calendar-texts.ts'
import { pathOf } from '../calendar-view.ts'
import { useCalendar } from './calendar-state.ts'
import { closedStyle, DayMarks, moonSign } from './legend.tsx'

interface DayCellProps {
  day: MonthDay
  /** The day of the cell's label and words, which lags behind when the month changes. */
  deferred: MonthDay
  isChosen: boolean
  /** Undefined before hydration, when every day can be reached by Tab. */
  tabIndex: number | undefined
}

/**
 * Of the cells of a table, once for all. A phone has, in lines, the day, the AD day, a sign and the tithi's number; wider screens
 * and paper have the tithi's name and a festival's. Links are of a fixed size and contained: a new month is laid out and
 * painted cell by cell.
 */
export const cellsStyle =
  '[&_td]:border [&_td]:border-line [&_td]:bg-surface ' +
  '[&_a]:relative [&_a]:flex [&_a]:h-16 [&_a]:flex-col [&_a]:items-center [&_a]:text-ink [&_a]:no-underline [&_a]:contain-[size_layout_style] [&_a:hover]:bg-hover ' +
  'md:[&_a]:h-30 md:[&_a]:items-start md:[&_a]:p-1 print:[&_a]:h-[22mm] print:[&_a]:items-start print:[&_a]:p-1 ' +
  '[&_b]:text-xl [&_b]:leading-6 md:[&_b]:text-2xl md:[&_b]:leading-8 print:[&_b]:text-lg print:[&_b]:leading-5 ' +
  '[&_small]:text-[0.8125rem] [&_small]:leading-5 [&_small]:whitespace-nowrap [&_small]:text-muted print:[&_small]:text-[0.65rem] print:[&_small]:leading-3.5'

const chosenStyle = 'rounded-lg bg-brand-soft outline-2 -outline-offset-2 outline-brand-ink print:outline-0'
const todayStyle = 'min-w-8 rounded-full bg-brand px-1 text-center text-on-brand'
const adStyle = 'md:absolute md:top-2 md:right-1.5 print:absolute print:top-1 print:right-1'
// A pill of up to two lines.
const festivalStyle =
  'hidden max-w-full rounded-md px-1.5 text-[0.8125rem] leading-5 md:line-clamp-2 ' +
  'print:line-clamp-2 print:bg-transparent print:p-0 print:text-[0.65rem] print:leading-[0.8rem]'

/** One day of the grid: large in BS, small in AD. The grid handles its clicks. */
export const DayCell = memo(function DayCell({ day, deferred, isChosen, tabIndex }: DayCellProps) {
  const { lang, names, today } = useCalendar()
  const { date, ad, holiday, weekly } = day
  const isToday = compareBs(date, today) === 0
  const label = useMemo(() => dayLabel(lang, deferred, names, today), [lang, deferred, names, today])
  const closed = weekly ? closedStyle[weekly] : holiday === 'all' ? 'text-simrik' : undefined
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the cell of a grid is a gridcell, which can be selected
    <td aria-selected={isChosen}>
      <a
        href={pathIn(lang, pathOf({ kind: 'day', ...deferred.date }))}
        aria-current={isToday ? 'date' : undefined}
        tabIndex={tabIndex}
        className={isChosen ? chosenStyle : holiday === 'all' ? 'max-md:bg-simrik/10' : undefined}
      >
        <span className="sr-only">{label}</span>
        <span aria-hidden="true" className="contents">
          <b className={isToday ? todayStyle : closed}>{digitsIn(lang, date.day)}</b>
          <small className={adStyle}>
            {ad.day === 1 && `${adMonthName(ad.month, lang, 'short')} `}
            {digitsIn(lang, ad.day)}
          </small>
          <DayWords day={deferred} />
        </span>
      </a>
    </td>
  )
})

/** Festivals and the tithi. */
const DayWords = memo(function DayWords({ day: { date, festivals, holiday } }: { day: MonthDay }) {
  const { lang, names, text } = useCalendar()
  const tithi = tithiOf(date)
  const { number } = tithi
  const [first, ...more] = festivals
  const sign = moonSign(number)
  return (
    <>
      <small className="max-md:hidden print:block">
        {tithi[lang]} {number % 15 === 0 && sign}
      </small>
      {first && (
        <span
          className={`${festivalStyle} ${first.holiday === 'all' ? 'font-semibold text-simrik md:bg-simrik/10' : 'md:bg-hover'}`}
        >
          {festivalName(names, first)}
          {more.length > 0 && ` +${digitsIn(lang, more.length)}`}
        </span>
      )}
      <span className="mt-auto flex items-center gap-0.5 leading-4 print:leading-3 max-md:[&>span~span]:hidden">
        <DayMarks festivals={festivals} />
        {holiday === 'all' && (
          <small className="text-simrik! max-md:hidden print:block">{text.holidayShort}</small>
        )}
        <small className="md:hidden print:hidden">
          {sign}
          {digitsIn(lang, ((number - 1) % 15) + 1)}
        </small>
      </span>
    </>
  )
})
