import {
  type BsDate,
  bsToAd,
  compareBs,
  formatAd,
  formatBs,
  weekdayName,
  weekdayOf,
} from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { use } from 'react'
import { chipsIn, saidIn } from '#app/lib/statement.ts'
import { timeOfDayText } from '#app/platform/calendar-day/sky-text.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { messages as personalMessages } from '#app/platform/personal/messages.ne.ts'
import { OwnDaysScript } from '#app/platform/today/today-part.ts'
import { isDayOff, type MonthDay } from '#app/records/holidays/calendar-month.tsx'
import { Card } from '#app/ui/card.tsx'
import { Remarks } from '#app/ui/remarks.tsx'
import { calendarPath, pathOf } from '../calendar-view.ts'
import { messages } from '../messages.ne.ts'
import { messages as pageTexts } from '../page-texts/messages.ne.ts'
import type { DayData, DayLine } from './day-data.server.ts'
import { type SkyState, skyMarkup } from './sky.ts'

interface DateCardProps {
  data: DayData
  /** Since midnight in Nepal. */
  minutes: number
}

/**
 * Today in both calendars. The script of the home page fills all elements with `data-date` when the day is another
 * one and no newer page can be had, and hides those with `data-of-day`.
 */
export function DateCard({ data, minutes }: DateCardProps) {
  const { day, date, week, holiday, festival } = data
  const text = useMessages(pageTexts).dateCard
  return (
    <Card
      data-today={day}
      aria-labelledby="today-date"
      className="grid content-start gap-1.5 p-3! sm:gap-2 sm:p-6!"
    >
      <DayHeading data={data} minutes={minutes} />
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
  const [{ dateCard }, lang] = useTexts(pageTexts)
  if (!line) return null
  return (
    <li>
      <AppLink to={pathOf({ kind: 'day', ...line.date })} className="block min-h-11 text-sm leading-tight">
        <span className="text-muted">{what(dateCard.inDays(digitsIn(lang, line.inDays)))}</span>
        <strong className="block font-semibold text-brand-ink">{line.name}</strong>
        <span className="text-muted">{chipsIn(lang, line.remarks).join(' · ')}</span>
      </AppLink>
    </li>
  )
}

/** The day, and on wide screens the sky behind it: text in one colour, above the figures of the picture. */
function DayHeading({ data, minutes }: DateCardProps) {
  const { date, tithi, sun, isTihar, ...day } = data
  const { sheet } = useMessages(messages)
  const [{ dateCard }, lang] = useTexts(pageTexts)
  return (
    <div className="grid gap-1.5 sm:gap-2 sky:relative sky:isolate sky:-m-6 sky:overflow-clip sky:rounded-[0.9375rem] sky:p-6 sky:pb-24 sky:**:text-on-sky sky:**:outline-on-sky">
      <SkyPicture minutes={minutes} sun={sun} month={date.month} tithi={tithi.number} isTihar={isTihar} />
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
      {/* Computed anew with the date. */}
      <p data-date="remark" className="text-sm empty:hidden">
        {chipsIn(lang, day.dayRemarks).join(' · ')}
      </p>
      {day.names.length > 0 && (
        <p data-of-day className="font-semibold text-simrik">
          {day.names.join(' · ')}
        </p>
      )}
      <OwnDays />
      <div className="text-sm text-muted">
        {/* One line: what stands below must be in sight on a phone. */}
        <div data-of-day className="flex flex-wrap items-center gap-x-2">
          {tithi[lang]}, {sheet.paksha[tithi.paksha]}
          <Remarks
            remarks={saidIn(lang, day.remarks)}
            as="chips"
            className="text-ink [&>li]:py-0 [&>li]:leading-5"
          />
        </div>
        <p data-of-day>
          {dateCard.sun(timeOfDayText(lang, sun.sunriseMinutes), timeOfDayText(lang, sun.sunsetMinutes))}
        </p>
      </div>
    </div>
  )
}

/** Days of the visitor's own, filled in the browser (`personalScript`). */
function OwnDays() {
  const { when } = useMessages(personalMessages)
  return (
    <>
      <div hidden className="min-w-0">
        <ul data-my="days" data-when={when.join('|')} data-digits={digitsIn(useLang(), '0123456789')}>
          <li className="flex gap-1 font-semibold">
            <span className="truncate" />
            <span className="shrink-0" />
          </li>
        </ul>
      </div>
      {use(OwnDaysScript)}
    </>
  )
}

/** The sky of Kathmandu. It fills its positioned ancestor; `time-part.ts` draws it again while the page is open. */
function SkyPicture(state: SkyState) {
  const { sun, month, tithi, isTihar } = state
  return (
    <svg
      aria-hidden="true"
      data-sky={[sun.sunriseMinutes, sun.sunsetMinutes, month, tithi, Number(isTihar)].join()}
      data-time-part="nepali-calendar"
      className="absolute inset-0 -z-1 hidden size-full sky:block"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: colours and numbers of this code
      dangerouslySetInnerHTML={{ __html: skyMarkup(state) }}
    />
  )
}
