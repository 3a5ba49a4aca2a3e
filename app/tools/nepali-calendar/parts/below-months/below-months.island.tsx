import { bsToAd, compareBs, differenceInDays, formatAd } from 'bikram-sambat'
import { digitsIn } from 'bikram-sambat/digits'
import { memo, useId, useMemo } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { messages as calendarMessages } from '../../messages.ne.ts'
import type { FestivalNames } from '../../month-days.ts'
import { CalendarContext, useBsToday, useCalendar } from '../calendar-context.ts'
import { ViewLink } from '../controls.tsx'
import { FestivalDate, FestivalLine } from '../festival-list.tsx'
import { messages } from './messages.ne.ts'
import { TakeAway } from './take-away.tsx'

interface BelowMonthsProps {
  /** The day in Nepal when the page was rendered, YYYY-MM-DD. */
  today: string
  /** From that day on; more than are shown, since the page may be open, or cached, for some days. */
  coming: readonly FestivalDay[]
  /** Their names by id. */
  names: FestivalNames
}

/** The parts below the months: coming festivals, calendar file and embedding, features. */
export default function BelowMonths({ today: known, coming, names }: BelowMonthsProps) {
  const lang = useLang()
  const text = useMessages(calendarMessages)
  const today = useBsToday(known)
  const scope = useMemo(() => ({ lang, text, names, today }), [lang, text, names, today])
  return (
    <CalendarContext value={scope}>
      <div className="no-print">
        <Upcoming coming={coming} />
        <TakeAway />
        <FeatureCards />
      </div>
    </CalendarContext>
  )
}

const shownCount = 6

/** The coming festivals, and in how many days. */
function Upcoming({ coming }: { coming: readonly FestivalDay[] }) {
  const { lang, today } = useCalendar()
  const text = useMessages(messages)
  const id = useId()
  const shown = coming.filter(({ date }) => compareBs(date, today) >= 0).slice(0, shownCount)
  return (
    <section
      aria-labelledby={id}
      className="content-auto no-print mt-10 [--intrinsic:88rem] sm:[--intrinsic:44rem] lg:[--intrinsic:30rem]"
    >
      <h2 id={id} className="text-2xl">
        {text.upcoming}
      </h2>
      <ol className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((festival) => {
          const days = differenceInDays(today, festival.date)
          return (
            <li
              key={`${festival.id}-${festival.date.month}-${festival.date.day}`}
              className={`${cardStyle} p-4`}
            >
              <p className="text-lg font-bold text-brand-ink">{text.inDays(days, digitsIn(lang, days))}</p>
              <p>
                <FestivalLine festival={festival} />
              </p>
              <ViewLink
                view={{ kind: 'day', ...festival.date }}
                className="mt-1 inline-flex min-h-11 items-center text-sm text-brand-ink underline underline-offset-4"
              >
                <FestivalDate date={festival.date} />
              </ViewLink>
              <p className="text-sm text-muted">{formatAd(bsToAd(festival.date), { language: lang })}</p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

const cards = { festivals: 'star', panchanga: 'sun', paper: 'file-text', own: 'shield' } as const

const FeatureCards = memo(function FeatureCards() {
  const { features } = useMessages(messages)
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="content-auto no-print mt-10 [--intrinsic:48rem] sm:[--intrinsic:26rem] lg:[--intrinsic:17rem]"
    >
      <h2 id={id} className="text-2xl">
        {features.title}
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {(Object.keys(cards) as (keyof typeof cards)[]).map((key) => (
          <li key={key} className={`${cardStyle} p-4`}>
            <Icon name={cards[key]} className="size-6 text-brand-ink" />
            <h3 className="mt-2 text-lg">{features.cards[key].title}</h3>
            <p className="mt-1 text-sm text-muted">{features.cards[key].text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
})
