import { type BsDate, formatBs } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { chipsIn } from '#app/lib/statement.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { Card } from '#app/ui/card.tsx'
import { pathOf } from '../calendar-path.ts'
import type { DayLine } from './date-card.tsx'
import { messages } from './messages.ne.ts'
import { type GridDay, MonthGrid } from './month-grid.tsx'

export interface MonthCardProps {
  /** The day in Nepal that the card was drawn for, `YYYY-MM-DD`. */
  day: string
  date: BsDate
  /** The month of today in weeks. */
  month: readonly (readonly (GridDay | undefined)[])[]
  /** The next festivals and holidays. */
  coming: readonly DayLine[]
}

/** On wide screens, below the date: its month, and the next festivals and holidays. Renewed as the date is. */
export function MonthCard({ day, date, month, coming }: MonthCardProps) {
  return (
    <Card data-today={day} data-of-day aria-labelledby="today-coming" className="h-full max-lg:hidden">
      <MonthGrid weeks={month} today={date} />
      <ComingDays lines={coming} />
    </Card>
  )
}

function ComingDays({ lines }: { lines: readonly DayLine[] }) {
  const { inDays, coming } = useMessages(messages)
  const lang = useLang()
  return (
    <div className="mt-2 border-t border-line pt-2">
      <h3 id="today-coming" className="text-base">
        {coming}
      </h3>
      <ul>
        {lines.map(({ name, date, inDays: days, remarks }) => (
          <li key={`${name} ${days}`}>
            <AppLink
              to={pathOf({ kind: 'day', ...date })}
              className="flex min-h-11 items-center justify-between gap-3 text-sm"
            >
              <span>
                <span className="font-semibold text-brand-ink">{name}</span>
                <span className="block text-muted">{chipsIn(lang, remarks).join(' · ')}</span>
              </span>
              <span className="text-end text-muted">
                {formatBs(date, { language: lang })} · {inDays(digitsIn(lang, days))}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
