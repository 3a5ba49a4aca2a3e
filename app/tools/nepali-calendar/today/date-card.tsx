import { type BsDate, bsToAd, compareBs, formatAd, formatBs, weekdayName, weekdayOf } from 'bikram-sambat'
import { digitsIn } from 'bikram-sambat/digits'
import type { SunTimes, Tithi } from 'bikram-sambat/panchanga'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { messages as personalMessages } from '#app/platform/personal/messages.ne.ts'
import { Card } from '#app/ui/card.tsx'
import { calendarPath, pathOf } from '../calendar-view.ts'
import { timeOfDayText } from '../month-days.ts'
import { messages } from './messages.ne.ts'
import { type GridDay, MonthGrid } from './month-grid.tsx'

/** A coming day of note. */
export interface DayLine {
  name: string
  date: BsDate
  inDays: number
}

export interface DateCardProps {
  /** The day in Nepal that the card was drawn for, `YYYY-MM-DD`. */
  day: string
  date: BsDate
  tithi: Tithi
  /** In Kathmandu. */
  sun: SunTimes
  /** Today's festivals and holidays. */
  names: readonly string[]
  /** From Sunday on. */
  week: readonly GridDay[]
  /** The month of today in weeks, for wide screens. */
  month: readonly (readonly (GridDay | undefined)[])[]
  holiday: DayLine | undefined
  festival: DayLine | undefined
  /** The next festivals and holidays, for wide screens. */
  coming: readonly DayLine[]
}

/**
 * Today in both calendars. `date-refresh.ts` of the home page fills all elements with `data-date` when the day is another
 * one and no newer page can be had, and hides those with `data-of-day`.
 */
export function DateCard(props: DateCardProps) {
  const { day, date, tithi, sun, names, week, month, holiday, festival, coming } = props
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <Card
      data-today={day}
      aria-labelledby="today-date"
      className="grid content-start gap-1.5 p-3! sm:gap-2 sm:p-6!"
    >
      <h2 id="today-date">
        <span className="block text-base font-semibold">
          <span data-date="weekday">{weekdayName(weekdayOf(date), lang)}</span>,{' '}
          <span data-date="ad" className="font-normal text-muted">
            {formatAd(bsToAd(date), { language: lang })}
          </span>
        </span>{' '}
        <AppLink to={calendarPath} className="block text-4xl leading-tight font-bold text-ink no-underline">
          <span data-date="bs">{formatBs(date, { language: lang })}</span>
        </AppLink>
      </h2>
      {names.length > 0 && (
        <p data-of-day className="font-semibold text-simrik">
          {names.join(' · ')}
        </p>
      )}
      <OwnDays />
      <p className="text-sm text-muted">
        <span data-of-day className="block">
          {tithi[lang]}, {text.paksha[tithi.paksha]}
        </span>
        <span data-of-day className="block">
          {text.sun(timeOfDayText(lang, sun.sunriseMinutes), timeOfDayText(lang, sun.sunsetMinutes))}
        </span>
      </p>
      <Week week={week} today={date} />
      <ul data-of-day className="grid grid-cols-2 gap-x-3 lg:hidden">
        <Coming what={text.holiday} line={holiday} />
        {festival?.name !== holiday?.name && <Coming what={text.festival} line={festival} />}
      </ul>
      <MonthGrid weeks={month} today={date} />
      <ComingDays lines={coming} />
    </Card>
  )
}

/** Days of the visitor's own, filled in the browser (`personalScript`). */
function OwnDays() {
  const { when } = useMessages(personalMessages)
  return (
    <div hidden className="min-w-0">
      <ul data-my="days" data-when={when.join('|')} data-digits={digitsIn(useLang(), '0123456789')}>
        <li className="flex gap-1 font-semibold">
          <span className="truncate" />
          <span className="shrink-0" />
        </li>
      </ul>
    </div>
  )
}

function Week({ week, today }: { week: readonly GridDay[]; today: BsDate }) {
  const lang = useLang()
  return (
    <ul data-of-day className="-mx-1 grid grid-cols-7 text-center lg:hidden">
      {week.map(({ date, adDay, isRed }) => {
        const isToday = compareBs(date, today) === 0
        return (
          <li key={date.day}>
            <AppLink
              to={pathOf({ kind: 'day', ...date })}
              aria-current={isToday ? 'date' : undefined}
              className={`grid min-h-14 content-center rounded-lg leading-tight no-underline ${isRed ? 'text-simrik' : 'text-ink'} ${isToday ? 'bg-brand-soft ring-2 ring-brand' : ''}`}
            >
              <span className="sr-only">{`${formatBs(date, { language: lang, style: 'full' })}, ${formatAd(bsToAd(date), { language: lang })}`}</span>
              <span aria-hidden="true" className="text-xs">
                {weekdayName(weekdayOf(date), lang, 'short')}
              </span>
              <span aria-hidden="true" className="text-lg font-semibold">
                {digitsIn(lang, date.day)}
              </span>
              <span aria-hidden="true" className="text-xs text-muted">
                {adDay}
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
  const { inDays } = useMessages(messages)
  const lang = useLang()
  if (!line) return null
  return (
    <li>
      <AppLink to={pathOf({ kind: 'day', ...line.date })} className="block min-h-11 text-sm leading-tight">
        <span className="text-muted">{what(inDays(digitsIn(lang, line.inDays)))}</span>
        <strong className="block font-semibold text-brand-ink">{line.name}</strong>
      </AppLink>
    </li>
  )
}

function ComingDays({ lines }: { lines: readonly DayLine[] }) {
  const { inDays, coming } = useMessages(messages)
  const lang = useLang()
  return (
    <section data-of-day aria-labelledby="today-coming" className="border-t border-line pt-2 max-lg:hidden">
      <h3 id="today-coming" className="text-base">
        {coming}
      </h3>
      <ul>
        {lines.map(({ name, date, inDays: days }) => (
          <li key={`${name} ${days}`}>
            <AppLink
              to={pathOf({ kind: 'day', ...date })}
              className="flex min-h-11 items-center justify-between gap-3 text-sm"
            >
              <span className="font-semibold text-brand-ink">{name}</span>
              <span className="text-end text-muted">
                {formatBs(date, { language: lang })} · {inDays(digitsIn(lang, days))}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
