import { type BsDate, compareBs, formatAd, formatBs, weekdayName } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { chipsIn, type Remark } from '#app/lib/statement.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { isDayOff, type MonthDay } from '#app/records/holidays/calendar-month.ts'
import { Card } from '#app/ui/card.tsx'
import { pathOf } from '../calendar-view.ts'
import { messages as pageTexts } from '../page-texts/messages.ne.ts'
import { DayHeading, type DayHeadingProps } from './day-heading.tsx'

/** A coming day of note. */
export interface DayLine {
  name: string
  date: BsDate
  inDays: number
  remarks: readonly Remark[]
}

export interface DateCardProps extends DayHeadingProps {
  /** The day in Nepal that the card was drawn for, `YYYY-MM-DD`. */
  day: string
  /** From Sunday on. */
  week: readonly MonthDay[]
  holiday: DayLine | undefined
  festival: DayLine | undefined
}

/**
 * Today in both calendars. The script of the home page fills all elements with `data-date` when the day is another
 * one and no newer page can be had, and hides those with `data-of-day`.
 */
export function DateCard(props: DateCardProps) {
  const { day, date, week, holiday, festival } = props
  const text = useMessages(pageTexts).dateCard
  return (
    <Card
      data-today={day}
      aria-labelledby="today-date"
      className="grid content-start gap-1.5 p-3! sm:gap-2 sm:p-6!"
    >
      <DayHeading {...props} />
      <Week week={week} today={date} />
      <ul data-of-day className="grid grid-cols-2 gap-x-3 lg:hidden">
        <Coming what={text.holiday} line={holiday} />
        {festival?.name !== holiday?.name && <Coming what={text.festival} line={festival} />}
      </ul>
    </Card>
  )
}

function Week({ week, today }: { week: readonly MonthDay[]; today: BsDate }) {
  const lang = useLang()
  return (
    <ul data-of-day className="-mx-1 grid grid-cols-7 text-center lg:hidden">
      {week.map((day) => {
        const { date, ad, weekday } = day
        const isToday = compareBs(date, today) === 0
        return (
          <li key={date.day}>
            <AppLink
              to={pathOf({ kind: 'day', ...date })}
              aria-current={isToday ? 'date' : undefined}
              className={`grid min-h-14 content-center rounded-lg leading-tight no-underline ${isDayOff(day) ? 'text-simrik' : 'text-ink'} ${isToday ? 'bg-brand-soft ring-2 ring-brand' : ''}`}
            >
              <span className="sr-only">{`${formatBs(date, { language: lang, style: 'full' })}, ${formatAd(ad, { language: lang })}`}</span>
              <span aria-hidden="true" className="text-xs">
                {weekdayName(weekday, lang, 'short')}
              </span>
              <span aria-hidden="true" className="text-lg font-semibold">
                {digitsIn(lang, date.day)}
              </span>
              <span aria-hidden="true" className="text-xs text-muted">
                {digitsIn(lang, ad.day)}
              </span>
            </AppLink>
          </li>
        )
      })}
    </ul>
  )
}

interface ComingProps {
  /** `Holiday in 29 days` */
  what: (when: string) => string
  line: DayLine | undefined
}

function Coming({ what, line }: ComingProps) {
  const { inDays } = useMessages(pageTexts).dateCard
  const lang = useLang()
  if (!line) return null
  return (
    <li>
      <AppLink to={pathOf({ kind: 'day', ...line.date })} className="block min-h-11 text-sm leading-tight">
        <span className="text-muted">{what(inDays(digitsIn(lang, line.inDays)))}</span>
        <strong className="block font-semibold text-brand-ink">{line.name}</strong>
        <span className="text-muted">{chipsIn(lang, line.remarks).join(' · ')}</span>
      </AppLink>
    </li>
  )
}
