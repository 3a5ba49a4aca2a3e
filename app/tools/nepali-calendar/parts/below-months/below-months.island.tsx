import type { BsDate } from 'bikram-sambat'
import { useMemo } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import type { FestivalNames } from '../../day-words.ts'
import { messages } from '../../messages.ne.ts'
import { CalendarContext } from '../calendar-context.ts'
import { useToday } from '../use-today.ts'
import { FeatureCards } from './feature-cards.tsx'
import { TakeAway } from './take-away.tsx'
import { Upcoming } from './upcoming.tsx'

interface BelowMonthsProps {
  /** The day in Nepal when the page was rendered. */
  today: BsDate
  /** From that day on; more than are shown, since the page may be open, or cached, for some days. */
  coming: readonly FestivalDay[]
  /** Their names by id. */
  names: FestivalNames
}

/** The parts below the months: coming festivals, calendar file and embedding, features. */
export default function BelowMonths({ today: known, coming, names }: BelowMonthsProps) {
  const lang = useLang()
  const text = useMessages(messages)
  const today = useToday(known)
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
