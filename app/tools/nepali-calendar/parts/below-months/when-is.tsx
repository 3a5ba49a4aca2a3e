import {
  type BsDate,
  bsToAd,
  compareBs,
  differenceInDays,
  formatAd,
  formatBs,
  weekdayName,
  weekdayOf,
} from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { useId } from 'react'
import { chipsIn, saidIn } from '#app/lib/statement.ts'
import { monthRemarks } from '#app/platform/calendar-day/month-remarks.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { adMonthsText, bsMonthText, isSameMonth } from '#app/records/holidays/bs-month.ts'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import { ownRemarks } from '#app/records/holidays/holiday-remarks.ts'
import { calendarPath } from '../../calendar-path.ts'
import { festivalSubpath, greatFestivals } from '../../great-festivals.ts'
import { festivalName } from '../../month-days.ts'
import { useCalendar } from '../calendar-context.ts'
import { ViewLink } from '../controls.tsx'
import { Mark } from '../legend.tsx'
import { messages } from './messages.ne.ts'

/** The next date of a great festival. */
interface GreatDate {
  slug: string
  date: BsDate
}

export interface WhenIsProps {
  /** Festivals of the next twelve months, in the order of their dates. */
  coming: readonly FestivalDay[]
  great: readonly GreatDate[]
}

/** Months that are unfolded. */
const openCount = 4

/** When the festivals of the next twelve months are, and in how many days. */
export function WhenIs({ coming, great }: WhenIsProps) {
  const { today } = useCalendar()
  const text = useMessages(messages)
  const id = useId()
  const months = byMonth(coming.filter(({ date }) => compareBs(date, today) >= 0))
  return (
    <section aria-labelledby={id} className="no-print mt-10">
      <h2 id={id} className="text-2xl">
        {text.whenIs}
      </h2>
      <GreatChips great={great} />
      <div className="mt-4 grid items-start gap-3 lg:grid-cols-2">
        {months.map((festivals, index) => (
          <MonthOfFestivals key={keyOf(festivals[0])} festivals={festivals} isOpen={index < openCount} />
        ))}
      </div>
      <p className="mt-3 max-w-prose text-sm text-muted">{text.whenIsNote}</p>
    </section>
  )
}

function GreatChips({ great }: Pick<WhenIsProps, 'great'>) {
  const { lang, today } = useCalendar()
  const text = useMessages(messages)
  return (
    <ul aria-label={text.great} className="mt-3 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      {great.map(({ slug, date }) => {
        const days = differenceInDays(today, date)
        return (
          <li key={slug}>
            <AppLink
              to={calendarPath + festivalSubpath(slug)}
              className="flex h-full min-h-11 flex-col justify-center gap-x-1.5 rounded-xl border border-line-strong bg-surface px-4 py-1 hover:bg-hover sm:flex-row sm:items-center sm:rounded-full"
            >
              <span className="font-semibold">
                {greatFestivals.find((festival) => festival.slug === slug)?.name[lang]}
              </span>
              {days >= 0 && (
                <span className="text-sm text-muted">{text.inDays(days, digitsIn(lang, days))}</span>
              )}
            </AppLink>
          </li>
        )
      })}
    </ul>
  )
}

interface MonthOfFestivalsProps {
  /** At least one. */
  festivals: readonly FestivalDay[]
  isOpen: boolean
}

function MonthOfFestivals({ festivals, isOpen }: MonthOfFestivalsProps) {
  const { lang } = useCalendar()
  const month = festivals[0]?.date
  if (!month) return null
  return (
    <details open={isOpen} className="rounded-2xl border border-line bg-surface">
      <summary className="flex min-h-11 flex-wrap items-center gap-x-2 px-4 py-2 hover:bg-hover">
        <h3 className="text-lg">{bsMonthText(lang, month)}</h3>
        <span className="text-sm text-muted">{adMonthsText(lang, month, 'short')}</span>
        {saidIn(lang, monthRemarks(month.year, month.month)).map(({ kind, chip, text: sentence }) => (
          <span key={kind} data-remark={kind} title={sentence} className="rounded bg-hover px-1.5 text-sm">
            {chip}
          </span>
        ))}
        <span className="ms-auto text-sm text-muted">{digitsIn(lang, festivals.length)}</span>
      </summary>
      <ul className="border-t border-line">
        {festivals.map((festival) => (
          <FestivalRow key={keyOf(festival)} festival={festival} />
        ))}
      </ul>
    </details>
  )
}

function FestivalRow({ festival }: { festival: FestivalDay }) {
  const { lang, names, text: calendar, today } = useCalendar()
  const text = useMessages(messages)
  const { date, holiday } = festival
  const days = differenceInDays(today, date)
  const ad = formatAd(bsToAd(date), { language: lang, style: 'short' })
  return (
    <li className="border-line not-first:border-t">
      <ViewLink
        view={{ kind: 'day', ...date }}
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-4 py-2 hover:bg-hover"
      >
        <span className="flex items-baseline gap-2">
          <Mark kind={holiday ?? 'festival'} />
          {holiday && <span className="sr-only">{calendar.marks[holiday]}: </span>}
          <span className={holiday === 'all' ? 'font-semibold text-simrik' : 'font-semibold'}>
            {festivalName(names, festival)}
          </span>
        </span>
        <span className="text-sm font-semibold whitespace-nowrap text-brand-ink">
          {text.inDays(days, digitsIn(lang, days))}
        </span>
        <span className="col-span-2 ps-5 text-sm text-muted">
          {[
            formatBs(date, { language: lang }),
            weekdayName(weekdayOf(date), lang),
            ad,
            ...chipsIn(lang, ownRemarks(festival, today)),
          ].join(' · ')}
        </span>
      </ViewLink>
    </li>
  )
}

function byMonth(festivals: readonly FestivalDay[]): FestivalDay[][] {
  const months: FestivalDay[][] = []
  for (const festival of festivals) {
    const last = months.at(-1)
    if (last?.[0] && isSameMonth(last[0].date, festival.date)) last.push(festival)
    else months.push([festival])
  }
  return months
}

const keyOf = (festival: FestivalDay | undefined) =>
  festival && `${festival.id}-${festival.date.year}-${festival.date.month}-${festival.date.day}`
