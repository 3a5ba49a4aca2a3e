import { useEffect, useState } from 'react'
import { saidIn } from '#app/lib/statement.ts'
import { staleRemarks } from '#app/platform/figure-age/stale.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { freshPricesDays } from '#app/records/gold-silver-prices/market-days.ts'
import { Alert } from '#app/ui/alert.tsx'
import { RetryForm } from '#app/ui/retry-form.tsx'
import { useToday } from '#app/ui/use-now.ts'
import { fetchPrices, type LoadError, loadErrorText, type PriceResult } from '../fetch-prices.ts'
import { messages } from '../messages.ne.ts'
import { giveNewest } from '../newest-prices.ts'
import type { PriceView } from '../price-view.ts'
import { MarketDay, PriceBanner } from './price-banner.tsx'
import { PriceCards } from './price-cards.tsx'

export default function PriceTool({ first, today }: { first: PriceResult; today: string }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { view, error, isRefreshing, isRefreshed, refresh } = usePrices(first)
  const day = useToday(today)
  useEffect(() => {
    openCalculator()
    // A link on the page itself changes the fragment alone.
    addEventListener('hashchange', openCalculator)
    return () => removeEventListener('hashchange', openCalculator)
  }, [])
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

interface Prices {
  /** The last good prices: a later error keeps them. */
  view?: PriceView | undefined
  error?: LoadError | undefined
}

/** The prices that came with the page, and how to fetch newer ones. */
function usePrices(first: PriceResult) {
  const [prices, setPrices] = useState<Prices>(() => withResult({}, first))
  const [refreshState, setRefreshState] = useState<'not yet' | 'under way' | 'done'>('not yet')
  const refresh = async () => {
    setRefreshState('under way')
    const result = await fetchPrices()
    // A page that came without prices has no calculator and no chart either.
    if (result.kind === 'prices' && first.kind !== 'prices') location.reload()
    else if (result.kind === 'prices') giveNewest(result.view)
    setPrices((before) => withResult(before, result))
    setRefreshState('done')
  }
  return {
    ...prices,
    refresh: () => void refresh(),
    isRefreshing: refreshState === 'under way',
    isRefreshed: refreshState === 'done',
  }
}

function withResult({ view }: Prices, result: PriceResult): Prices {
  return result.kind === 'prices' ? { view: result.view } : { view, error: result }
}
