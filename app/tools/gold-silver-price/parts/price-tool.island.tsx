import { useState } from 'react'
import { saidIn } from '#app/lib/statement.ts'
import { staleRemarks } from '#app/platform/figure-age/stale.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { freshPricesDays } from '#app/records/gold-silver-prices/market-days.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Card } from '#app/ui/card.tsx'
import { RetryForm } from '#app/ui/retry-form.tsx'
import { useToday } from '#app/ui/use-now.ts'
import { fetchPrices, type LoadError, loadErrorText, type PriceResult } from '../fetch-prices.ts'
import { messages } from '../messages.ne.ts'
import type { PriceView } from '../price-view.ts'
import { JewelleryCalculator } from './jewellery-calculator.tsx'
import { MarketDay, PriceBanner } from './price-banner.tsx'
import { PriceCards } from './price-cards.tsx'
import { PriceHistory } from './price-history.tsx'

export default function PriceTool({ first, today }: { first: PriceResult; today: string }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { view, error, isRefreshing, isRefreshed, refresh } = usePrices(first)
  const day = useToday(today)
  const stale = view ? saidIn(lang, staleRemarks(view.latest.date, day, freshPricesDays)) : []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 print:gap-2 print:text-sm">
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
          <div className="grid gap-3">
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
          <JewelleryCalculator latest={view.latest} />
          <PriceHistory days={view.days} />
          <PriceInfo source={view.source} />
        </>
      )}
    </div>
  )
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

function PriceInfo({ source }: { source: string | null }) {
  const text = useMessages(messages).info
  const lines = [text.unit, text.update, text.purity, text.published, text.extra]
  return (
    <Card title={text.heading} titleClass="text-lg">
      <ul className="mt-2 grid list-disc gap-1 ps-5 print:mt-1 print:block print:columns-2 print:text-xs">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>{source ? text.source(source) : text.noSource}</li>
      </ul>
    </Card>
  )
}
