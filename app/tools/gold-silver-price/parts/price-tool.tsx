import { lazyNear, Near } from '#app/ui/near.tsx'
import type { Prices } from '../trouble.ts'
import { JewelleryCalculator } from './jewellery-calculator.tsx'
import { PriceBanner } from './price-banner.tsx'
import { PriceCards } from './price-cards.tsx'
import { PriceInfo } from './price-info.tsx'
import { TroubleScreen } from './trouble-screen.tsx'
import { usePrices } from './use-prices.ts'

const PriceHistory = lazyNear('price-history', async () => (await import('./price-history.tsx')).PriceHistory)

export function PriceTool({ first, today }: { first: Prices; today: string }) {
  const { view, trouble, refreshing, refreshed, refresh } = usePrices(first)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {trouble && (
        <TroubleScreen trouble={trouble} stillShown={!!view} refreshing={refreshing} onAgain={refresh} />
      )}
      {view && (
        <>
          <PriceBanner
            view={view}
            today={today}
            refreshing={refreshing}
            refreshed={refreshed && !trouble}
            onRefresh={refresh}
          />
          <PriceCards view={view} refreshing={refreshing} />
          <PriceInfo source={view.source} />
          <Near id="price-history">
            <PriceHistory days={view.days} />
          </Near>
          <JewelleryCalculator latest={view.latest} />
        </>
      )}
    </div>
  )
}
