import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import { bsDayText } from '#app/lib/bs-day-text.ts'
import { dayText } from '#app/lib/day-text.ts'
import type { Said } from '#app/lib/statement.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { Remarks } from '#app/ui/remarks.tsx'
import { RetryForm } from '#app/ui/retry-form.tsx'
import { messages } from '../messages.ne.ts'
import { priceAgeText, updatedText } from '../price-texts.ts'
import { ageDays, type PriceView } from '../price-view.ts'

/** Of which day the prices are, and how old: above them. */
export function MarketDay({ day, today, stale }: { day: string; today: string; stale: readonly Said[] }) {
  const { marketDate } = useMessages(messages)
  const lang = useLang()
  return (
    <div className={`flex flex-wrap items-center gap-x-2 ${stale.length > 0 ? 'text-simrik' : 'text-muted'}`}>
      <span className="text-sm">{marketDate}</span>
      <p className="font-semibold">
        {[
          bsDayText(lang, day),
          dayText(lang, day),
          ...(stale.length === 0 ? [priceAgeText(lang, ageDays(day, today))] : []),
        ].join(' · ')}
      </p>
      <Remarks remarks={stale} as="chips" />
    </div>
  )
}

interface PriceBannerProps {
  view: PriceView
  stale: readonly Said[]
  refreshing: boolean
  refreshed: boolean
  onRefresh: () => void
}

/** When the prices were changed here, and a refresh button. */
export function PriceBanner({
  view: { latest, updatedAt },
  stale,
  refreshing,
  refreshed,
  onRefresh,
}: PriceBannerProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const stored = updatedText(lang, updatedAt)
  // A price that was stored long after its market day shows that day first.
  const isOfItsDay = ageDays(latest.date, nepalDay(new Date(updatedAt))) <= 1
  return (
    <div className={`${cardStyle} px-4 py-3 sm:px-6 print:p-3`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <FactList>
          <Fact name={text.lastUpdated}>
            {isOfItsDay ? stored : dayText(lang, latest.date)}
            {!isOfItsDay && <span className="block text-sm font-normal">{text.storedAt(stored)}</span>}
          </Fact>
        </FactList>
        <RetryForm
          label={text.refresh}
          busyLabel={text.refreshing}
          isBusy={refreshing}
          className={`${buttonStyle.secondary} no-print`}
          onRetry={onRefresh}
        />
      </div>
      <p role="status" className="no-print text-sm text-muted">
        {refreshing ? text.refreshing : refreshed ? text.refreshed : ''}
      </p>
      {stale.length > 0 && (
        <div className="mt-2 border-s-4 border-simrik ps-4">
          <Remarks remarks={stale} as="sentences" />
          <p>
            {text.tooOld.text}{' '}
            <a href="https://fenegosida.org" rel="noreferrer" className="text-brand-ink underline">
              {text.tooOld.link}
            </a>
          </p>
        </div>
      )}
    </div>
  )
}
