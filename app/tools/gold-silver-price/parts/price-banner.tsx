import { digitsIn } from 'bikram-sambat-calendar/digits'
import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import { dayText } from '#app/lib/day-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { RetryForm } from '#app/ui/retry-form.tsx'
import { useToday } from '#app/ui/use-now.ts'
import { messages } from '../messages.ne.ts'
import { marketDayText, priceAgeText, updatedText } from '../price-texts.ts'
import { ageDays, type PriceView } from '../price-view.ts'

/** A price stays valid over a weekly day off and a holiday; older ones are marked. */
const freshDays = 2

interface PriceBannerProps {
  view: PriceView
  today: string
  refreshing: boolean
  refreshed: boolean
  onRefresh: () => void
}

/** The market day of the prices, their age, and a refresh button. */
export function PriceBanner({
  view: { latest, updatedAt },
  today,
  refreshing,
  refreshed,
  onRefresh,
}: PriceBannerProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const days = ageDays(latest.date, useToday(today))
  const stored = updatedText(lang, updatedAt)
  // A price that was stored long after its market day shows that day first.
  const isOfItsDay = ageDays(latest.date, nepalDay(new Date(updatedAt))) <= 1
  return (
    <div className={`${cardStyle} p-4 sm:p-6 print:p-3`}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <FactList className="gap-x-10 sm:grid-cols-[auto_auto]">
          <Fact name={text.marketDate} className="text-lg font-semibold">
            {marketDayText(lang, latest.date)}
            <span className="block text-base font-normal">{priceAgeText(lang, days)}</span>
          </Fact>
          <Fact name={text.lastUpdated} className="text-lg font-semibold">
            {isOfItsDay ? stored : dayText(lang, latest.date)}
            {!isOfItsDay && <span className="block text-base font-normal">{text.storedAt(stored)}</span>}
          </Fact>
        </FactList>
        <RetryForm
          label={text.refresh}
          busyLabel={text.refreshing}
          isBusy={refreshing}
          className={`${buttonStyle.secondary} no-print min-w-44`}
          onRetry={onRefresh}
        />
      </div>
      <p role="status" className="no-print mt-2 min-h-6 text-sm text-muted">
        {refreshing ? text.refreshing : refreshed ? text.refreshed : ''}
      </p>
      {days > freshDays && (
        <div className="mt-2 flex gap-3 border-s-4 border-simrik ps-4">
          <Icon name="warning" className="mt-1 size-5 text-simrik" />
          <p className="min-w-0">
            <strong>{text.tooOld.title(digitsIn(lang, days))}</strong> {text.tooOld.text}{' '}
            <a href="https://fenegosida.org" rel="noreferrer" className="text-brand-ink underline">
              {text.tooOld.link}
            </a>
          </p>
        </div>
      )}
    </div>
  )
}
