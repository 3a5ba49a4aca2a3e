import { useState } from 'react'
import { saidIn } from '#app/lib/statement.ts'
import { staleRemarks } from '#app/platform/figure-age/stale.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useFragment } from '#app/platform/navigation/address.ts'
import { freshPricesDays } from '#app/records/gold-silver-prices/market-days.ts'
import { Alert } from '#app/ui/alert.tsx'
import { RetryForm } from '#app/ui/retry-form.tsx'
import { useToday } from '#app/ui/use-now.ts'
import { fetchPrices, type LoadError, loadErrorText, type PriceResult } from '../fetch-prices.ts'
import { messages } from '../messages.ne.ts'
import { MarketDay, PriceBanner } from './price-banner.tsx'
import { PriceCards } from './price-cards.tsx'

export default function PriceTool({ first, today }: { first: PriceResult; today: string }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { error, isRefreshing, isRefreshed, refresh } = useRefresh(first)
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
          <PriceBanner
            view={view}
            stale={stale}
            refreshing={isRefreshing}
            refreshed={isRefreshed && !error}
            onRefresh={refresh}
          />
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
