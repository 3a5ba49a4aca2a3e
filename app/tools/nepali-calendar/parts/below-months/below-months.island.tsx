import { memo, useId, useMemo } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { messages as calendarMessages } from '../../messages.ne.ts'
import type { FestivalNames } from '../../month-days.ts'
import { CalendarContext, useBsToday } from '../calendar-context.ts'
import { DayForm } from './day-form.tsx'
import { messages } from './messages.ne.ts'
import { TakeAway } from './take-away.tsx'
import { WhenIs, type WhenIsProps } from './when-is.tsx'

interface BelowMonthsProps extends WhenIsProps {
  /** The day in Nepal when the page was rendered, YYYY-MM-DD. */
  today: string
  /** Their names by id. */
  names: FestivalNames
}

/** The parts below the months: when festivals are, calendar file and embedding, features. */
export default function BelowMonths({ today: known, coming, great, names }: BelowMonthsProps) {
  const lang = useLang()
  const text = useMessages(calendarMessages)
  const today = useBsToday(known)
  const scope = useMemo(() => ({ lang, text, names, today }), [lang, text, names, today])
  return (
    <CalendarContext value={scope}>
      <div className="no-print">
        <DayForm />
        <WhenIs coming={coming} great={great} />
        <TakeAway />
        <FeatureCards />
      </div>
    </CalendarContext>
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
