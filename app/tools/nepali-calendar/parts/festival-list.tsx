import {
  adMonthName,
  type BsDate,
  bsToAd,
  compareBs,
  differenceInDays,
  weekdayName,
  weekdayOf,
} from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { memo, useId, useState } from 'react'
import { chipsIn, saidIn } from '#app/lib/statement.ts'
import { monthRemarks } from '#app/platform/calendar-day/period-remarks.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import {
  adMonthsText,
  type BsMonth,
  bsMonthText,
  isSameMonth,
  monthAfter,
} from '#app/records/holidays/bs-month.ts'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import { ownRemarks } from '#app/records/holidays/holiday-remarks.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Remarks } from '#app/ui/remarks.tsx'
import { festivalName } from '../calendar-texts.ts'
import { festivalPath, greatFestivals } from '../great-festivals.ts'
import { useCalendar, useYear } from './calendar-state.ts'
import { ViewLink } from './controls.tsx'
import { Mark } from './legend.tsx'

/** The next date of a great festival. */
export interface GreatDate {
  slug: string
  date: BsDate
}

interface FestivalListProps {
  /** The first one. */
  month: BsMonth
  great: readonly GreatDate[]
}

/** Months that are unfolded, of those of a year. */
const [openCount, allCount] = [3, 12]
/** Days until a festival are said up to this number. */
const mostDays = 400

const smallStyle = 'block text-sm font-normal text-muted print:hidden'

/** Festivals and holidays of a year from a month on; on paper those of that month. */
export const FestivalList = memo(function FestivalList({ month, great }: FestivalListProps) {
  const { lang, text } = useCalendar()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const months = Array.from({ length: allCount }, (_, later) => monthAfter(month, later) ?? [])
    .flat()
    .map(({ year, month }, at) => <MonthFestivals key={`${year}-${month}`} {...{ year, month, at, id }} />)
  const last = monthAfter(month, months.length - 1) ?? month
  return (
    <section aria-labelledby={id}>
      {months.slice(0, openCount)}
      <details className="no-print mt-2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex min-h-11 items-center justify-between gap-2 rounded-lg bg-hover px-3 text-[0.9375rem] font-semibold">
          {text.later(bsMonthText(lang, last))}
          <Icon name="chevron-down" className="size-5 shrink-0 text-muted" />
        </summary>
        <GreatChips great={great} />
        {isOpen && months.slice(openCount)}
      </details>
    </section>
  )
})

function GreatChips({ great }: Pick<FestivalListProps, 'great'>) {
  const { lang, text } = useCalendar()
  return (
    <ul aria-label={text.great} className="mt-3 flex flex-wrap gap-2">
      {great.map(({ slug, date }) => (
        <li key={slug}>
          <AppLink
            to={festivalPath(slug)}
            className="flex min-h-11 flex-wrap items-center gap-x-1.5 rounded-full border border-line-strong bg-surface px-4 hover:bg-hover"
          >
            <span className="font-semibold">
              {greatFestivals.find((festival) => festival.slug === slug)?.name[lang]}
            </span>
            <DaysLeft date={date} />
          </AppLink>
        </li>
      ))}
    </ul>
  )
}

interface MonthFestivalsProps extends BsMonth {
  /** Its place in the list. */
  at: number
  /** Of the heading of the list, which is that of its first month. */
  id: string
}

const MonthFestivals = memo(function MonthFestivals({ year, month, at, id }: MonthFestivalsProps) {
  const { lang, text } = useCalendar()
  const isFirst = at === 0
  const ofMonth = useYear(year)
    .filter(({ date, isMinor }) => date.month === month && (isFirst || !isMinor))
    // A holiday of several days at its first.
    .filter(({ id }, at, all) => all.findIndex((day) => day.id === id) === at)
  const title = bsMonthText(lang, { year, month })
  if (ofMonth.length === 0 && !isFirst) return null
  return (
    <div className={isFirst ? 'print:mt-1' : 'no-print mt-3'}>
      <div className="flex flex-wrap items-center gap-x-2">
        {isFirst ? (
          <h2 id={id} className="text-base sm:text-xl print:text-sm">
            {text.festivalsOf(title)}
          </h2>
        ) : (
          <>
            <h3 className="text-lg">{title}</h3>
            <span className="text-sm text-muted">{adMonthsText(lang, { year, month }, 'short')}</span>
            <Remarks remarks={saidIn(lang, monthRemarks(year, month))} as="chips" />
          </>
        )}
      </div>
      {ofMonth.length > 0 ? (
        <ul className="grid gap-x-6 sm:grid-cols-2 print:grid-cols-4 print:text-[0.65rem]">
          {ofMonth.map((festival) => (
            <FestivalRow key={`${festival.id} ${festival.date.day}`} festival={festival} />
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-muted">{text.noFestivals}</p>
      )}
    </div>
  )
})

function FestivalRow({ festival }: { festival: FestivalDay }) {
  const { lang, names, text, today } = useCalendar()
  const { date, holiday, isMinor } = festival
  const ad = bsToAd(date)
  // A phone begins with what is to come; the grid has what was.
  const isOver = isSameMonth(date, today) && compareBs(date, today) < 0
  return (
    <li className={`${isMinor ? 'print:hidden' : ''} ${isOver ? 'max-md:hidden print:list-item' : ''}`}>
      {/* The day is shown above. */}
      <ViewLink
        view={{ kind: 'day', ...date }}
        onClickCapture={() => scrollTo(0, 0)}
        className="flex min-h-11 items-center gap-2 rounded-lg hover:bg-hover print:min-h-0 print:gap-1"
      >
        <span className="w-16 shrink-0 text-sm print:w-auto print:text-[0.65rem]">
          {digitsIn(lang, date.day)}
          <span className="print:hidden"> {weekdayName(weekdayOf(date), lang, 'short')}</span>
          <small
            className={smallStyle}
          >{`${digitsIn(lang, ad.day)} ${adMonthName(ad.month, lang, 'short')}`}</small>
        </span>
        <Mark kind={holiday ?? 'festival'} />
        <span className={`min-w-0 grow ${holiday === 'all' ? 'font-semibold text-simrik' : ''}`}>
          {holiday && <span className="sr-only">{text.marks[holiday]}: </span>}
          {festivalName(names, festival)}
          <small className={smallStyle}>{chipsIn(lang, ownRemarks(festival, today)).join(' · ')}</small>
        </span>
        <DaysLeft date={date} />
      </ViewLink>
    </li>
  )
}

function DaysLeft({ date }: { date: BsDate }) {
  const { lang, text, today } = useCalendar()
  if (compareBs(date, today) < 0) return null
  const days = differenceInDays(today, date)
  return days > mostDays ? null : (
    <small className={`whitespace-nowrap ${smallStyle}`}>{text.inDays(days, digitsIn(lang, days))}</small>
  )
}
