import { adMonthName, compareBs } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { tithiOf } from 'bikram-sambat-calendar/panchanga'
import { memo, useMemo } from 'react'
import { pathIn } from '#app/lib/language.ts'
import { pathOf } from '../calendar-path.ts'
import { dayLabel, festivalName, type MonthDay } from '../month-days.ts'
import { useCalendar } from './calendar-context.ts'
import { closedStyle, DayMarks, Moon } from './legend.tsx'

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
export const cellsStyle = [
  '[&_td]:border [&_td]:border-line [&_td]:bg-surface [&_td]:p-0 [&_td]:align-top max-md:[&_.holiday]:bg-simrik/10',
  '[&_a]:relative [&_a]:block [&_a]:h-16 [&_a]:text-center [&_a]:text-ink [&_a]:no-underline [&_a]:outline-2 [&_a]:-outline-offset-2',
  '[&_a]:contain-[size_layout_style] [&_a:not(:focus-visible)]:outline-transparent [&_a:hover]:outline-line-strong',
  'md:[&_a]:flex md:[&_a]:h-30 md:[&_a]:flex-col md:[&_a]:items-start md:[&_a]:px-1.5 md:[&_a]:pt-1 md:[&_a]:text-start md:[&_a]:contain-strict',
  'print:[&_a]:flex print:[&_a]:h-[22mm] print:[&_a]:flex-col print:[&_a]:items-start print:[&_a]:px-1 print:[&_a]:text-start',
  '[&_[aria-selected=true]>a]:rounded-lg [&_[aria-selected=true]>a]:bg-brand-soft [&_[aria-selected=true]>a:not(:focus-visible)]:outline-brand-ink',
  '[&_b]:block [&_b]:text-xl [&_b]:leading-7 md:[&_b]:text-2xl md:[&_b]:leading-8 print:[&_b]:text-lg print:[&_b]:leading-6',
  '[&_[aria-current]>b]:mx-auto [&_[aria-current]>b]:w-fit [&_[aria-current]>b]:min-w-8 [&_[aria-current]>b]:rounded-full [&_[aria-current]>b]:bg-brand',
  '[&_[aria-current]>b]:px-1 [&_[aria-current]>b]:text-center [&_[aria-current]>b]:text-on-brand md:[&_[aria-current]>b]:mx-0',
  '[&_small]:block [&_small]:text-xs [&_small]:leading-4 [&_small]:whitespace-nowrap [&_small]:text-muted md:[&_small]:leading-5 print:[&_small]:leading-4',
].join(' ')

const adStyle = 'md:absolute md:top-1.5 md:right-1.5 print:absolute print:top-1 print:right-1'
// A pill of up to two lines.
const festivalStyle =
  'hidden w-fit max-w-full rounded-md px-1.5 text-[0.8125rem] leading-5 md:line-clamp-2 ' +
  'print:line-clamp-2 print:bg-transparent print:p-0 print:text-[0.65rem] print:leading-[0.8rem]'
const footStyle =
  'flex h-4.5 items-center justify-center gap-0.5 leading-none max-md:[&>:nth-child(2):not(.tithi)]:hidden max-md:[&>:nth-child(3):not(.tithi)]:hidden md:mt-auto md:h-6 print:mt-auto print:h-3'

/** One day of the grid: large in BS, small in AD. The grid handles its clicks. */
export const DayCell = memo(function DayCell({ day, deferred, isChosen, tabIndex }: DayCellProps) {
  const { lang, names, today } = useCalendar()
  const { date, ad, holiday, weekly } = day
  const isToday = compareBs(deferred.date, today) === 0
  const label = useMemo(
    () => dayLabel(lang, deferred, tithiOf(deferred.date), names, isToday),
    [lang, deferred, names, isToday],
  )
  const numberStyle = weekly ? closedStyle[weekly] : holiday === 'all' ? 'text-simrik' : undefined
  const month = ad.day === 1 && `${adMonthName(ad.month, lang, 'short')} `
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the cell of a grid is a gridcell, which can be selected
    <td aria-selected={isChosen} className={holiday === 'all' ? 'holiday' : undefined}>
      <a
        href={pathIn(lang, pathOf({ kind: 'day', ...deferred.date }))}
        aria-label={label}
        aria-current={compareBs(date, today) === 0 ? 'date' : undefined}
        tabIndex={tabIndex}
      >
        <b className={numberStyle}>{digitsIn(lang, date.day)}</b>
        <small className={adStyle}>
          {month}
          {digitsIn(lang, ad.day)}
        </small>
        <DayWords day={deferred} />
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
  const isMoonDay = number % 15 === 0
  return (
    <>
      <small className="hidden! w-full truncate md:block! print:block!">{tithi[lang]}</small>
      {first && (
        <span
          className={`${festivalStyle} ${first.holiday === 'all' ? 'font-semibold text-simrik md:bg-simrik/10' : 'md:bg-hover'}`}
        >
          {festivalName(names, first)}
          {more.length > 0 && ` +${digitsIn(lang, more.length)}`}
        </span>
      )}
      <span className={footStyle}>
        <DayMarks festivals={festivals} />
        {holiday === 'all' && (
          <small className="hidden! text-simrik! md:block! print:block!">{text.holidayShort}</small>
        )}
        <span className="tithi flex items-center gap-0.5 print:hidden">
          <Moon
            tithi={number}
            className={isMoonDay ? 'md:absolute md:top-9 md:right-2 md:size-3' : 'md:hidden'}
          />
          <small className="md:hidden!">{digitsIn(lang, ((number - 1) % 15) + 1)}</small>
        </span>
      </span>
    </>
  )
})
