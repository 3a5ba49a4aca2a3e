import type { PriceResult } from '../price-result.ts'
import { ErrorScreen } from './error-screen.tsx'
import { JewelleryCalculator } from './jewellery-calculator.tsx'
import { PriceBanner } from './price-banner.tsx'
import { PriceCards } from './price-cards.tsx'
import { PriceHistory } from './price-history.tsx'
import { PriceInfo } from './price-info.tsx'
import { usePrices } from './use-prices.ts'

export default function PriceTool({ first, today }: { first: PriceResult; today: string }) {
  const { view, error, refreshing, refreshed, refresh } = usePrices(first)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {error && <ErrorScreen error={error} stillShown={!!view} refreshing={refreshing} onAgain={refresh} />}
      {view && (
        <>
          <PriceBanner
            view={view}
            today={today}
            refreshing={refreshing}
            refreshed={refreshed && !error}
            onRefresh={refresh}
          />
          <PriceCards view={view} refreshing={refreshing} />
          <PriceInfo source={view.source} />
          <PriceHistory days={view.days} />
          <JewelleryCalculator latest={view.latest} />
        </>
      )}
    </div>
  )
}
