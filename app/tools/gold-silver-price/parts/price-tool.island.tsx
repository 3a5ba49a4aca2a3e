import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { useState } from 'react'
import { bsDayText } from '#app/lib/bs-day-text.ts'
import { dayText } from '#app/lib/day-text.ts'
import { type Said, saidIn } from '#app/lib/statement.ts'
import { staleRemarks } from '#app/platform/figure-age/figure-age.ts'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import { useFragment } from '#app/platform/navigation/url-state.ts'
import { freshPricesDays } from '#app/records/gold-silver-prices/market-days.ts'
import { Alert } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { RetryForm } from '#app/ui/form-buttons.tsx'
import { Remarks } from '#app/ui/remarks.tsx'
import { useToday } from '#app/ui/use-now.ts'
import { messages } from '../messages.ne.ts'
import { priceAgeText, updatedText } from '../price-texts.ts'
import {
  ageDays,
  fetchPrices,
  type LoadError,
  loadErrorText,
  type PriceResult,
  type PriceView,
} from '../price-view.ts'
import { PriceCards } from './price-cards.tsx'

export default function PriceTool({ first, today }: { first: PriceResult; today: string }) {
  const [text, lang] = useTexts(messages)
  const refreshing = useRefresh(first)
  const { error, isRefreshing, refresh } = refreshing
  const view = first.kind === 'prices' ? first.view : undefined
  const day = useToday(today)
  useFragment(openCalculator)
  const stale = view ? saidIn(lang, staleRemarks(view.latest.date, day, freshPricesDays)) : []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 print:gap-2 print:text-sm">
      {error && (
        <Alert title={text.error.title}>
          <p className="mx-auto mt-2 mb-5 max-w-prose text-muted">{loadErrorText(lang, error)}</p>
          {view && <p className="mb-5">{text.error.stillShown}</p>}
          <RetryForm
            label={text.error.again}
            busyLabel={text.refreshing}
            isBusy={isRefreshing}
            onRetry={refresh}
          />
        </Alert>
      )}
      {view && (
        <>
          <div className="grid gap-2">
            <MarketDay day={view.latest.date} today={day} stale={stale} />
            <PriceCards view={view} refreshing={isRefreshing} isStale={stale.length > 0} />
          </div>
          <PriceBanner view={view} stale={stale} refreshing={refreshing} />
        </>
      )}
    </div>
  )
}

/** For an address such as `#tola=1.5`, as answers of the search box give it. */
function openCalculator() {
  const fold = document.getElementById('jewellery')?.closest('details')
  if (!fold || !new URLSearchParams(location.hash.slice(1)).has('tola')) return
  fold.open = true
  fold.scrollIntoView()
}

/** Fetches the prices again. Newer ones reload the page: calculator and chart show them, too. */
function useRefresh(first: PriceResult) {
  const [error, setError] = useState<LoadError | undefined>(first.kind === 'prices' ? undefined : first)
  const [state, setState] = useState<'not yet' | 'under way' | 'done'>('not yet')
  const refresh = async () => {
    setState('under way')
    const result = await fetchPrices()
    const shown = first.kind === 'prices' ? first.view.updatedAt : ''
    if (result.kind === 'prices' && result.view.updatedAt !== shown) location.reload()
    setError(result.kind === 'prices' ? undefined : result)
    setState('done')
  }
  return {
    error,
    refresh: () => void refresh(),
    isRefreshing: state === 'under way',
    isRefreshed: state === 'done',
  }
}

/** The day and the age of the prices, above them. */
function MarketDay({ day, today, stale }: { day: string; today: string; stale: readonly Said[] }) {
  const [{ marketDate }, lang] = useTexts(messages)
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
  refreshing: ReturnType<typeof useRefresh>
}

/** When the prices were changed here, and a refresh button. */
function PriceBanner({ view, stale, refreshing }: PriceBannerProps) {
  const { latest, updatedAt } = view
  const { error, isRefreshing, isRefreshed, refresh } = refreshing
  const [text, lang] = useTexts(messages)
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
          isBusy={isRefreshing}
          className={`${buttonStyle.secondary} no-print`}
          onRetry={refresh}
        />
      </div>
      <p role="status" className="no-print text-sm text-muted">
        {isRefreshing ? text.refreshing : isRefreshed && !error ? text.refreshed : ''}
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
