import { type BsDate, bsToAd, formatAd, formatBs, weekdayName, weekdayOf } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import type { SunTimes, Tithi } from 'bikram-sambat-calendar/panchanga'
import { use } from 'react'
import { chipsIn, type Remark, saidIn } from '#app/lib/statement.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { messages as personalMessages } from '#app/platform/personal/messages.ne.ts'
import { OwnDaysScript } from '#app/platform/today/today-part.ts'
import { Remarks } from '#app/ui/remarks.tsx'
import { calendarPath } from '../calendar-view.ts'
import { timeOfDayText } from '../day-texts.ts'
import { messages } from '../messages.ne.ts'
import type { SkyState } from './sky.ts'
import { skyMarkup } from './sky-markup.ts'

export interface DayHeadingProps {
  date: BsDate
  tithi: Tithi
  /** In Kathmandu. */
  sun: SunTimes
  /** Since midnight in Nepal. */
  minutes: number
  isTihar: boolean
  /** Today's festivals and holidays. */
  names: readonly string[]
  /** Beside what the day is. */
  remarks: readonly Remark[]
  /** Beside its date. */
  dayRemarks: readonly Remark[]
}

/** The day, and on wide screens the sky behind it: text in one colour, above the figures of the picture. */
export function DayHeading({ date, tithi, sun, minutes, isTihar, ...day }: DayHeadingProps) {
  const { sheet, dateCard } = useMessages(messages)
  const lang = useLang()
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
