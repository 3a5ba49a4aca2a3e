import type { BsDate } from 'bikram-sambat'
import { useMemo } from 'react'
import { useLang, useWords } from '#app/platform/i18n/use-language.ts'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import type { FestivalNames } from '../../day-words.ts'
import { words } from '../../words.ts'
import { CalendarContext } from '../calendar-context.ts'
import { useToday } from '../use-today.ts'
import { FeatureCards } from './feature-cards.tsx'
import { TakeAway } from './take-away.tsx'
import { Upcoming } from './upcoming.tsx'

interface BelowMonthsProps {
  /** The day in Nepal when the page was made. */
  today: BsDate
  /** From that day on, more than are shown: the page may be open, or stored, for some days. */
  coming: readonly FestivalDay[]
  /** What these are called. */
  names: FestivalNames
}

/** What no month needs: the coming festivals, the calendar for elsewhere, and what this calendar does. */
export default function BelowMonths({ today: known, coming, names }: BelowMonthsProps) {
  const lang = useLang()
  const text = useWords(words)
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
