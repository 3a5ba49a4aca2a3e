import { useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { inOrder, type Order, topAndMore } from '../coin-list.ts'
import type { LoadedPrices } from '../load-prices.server.ts'
import { messages } from '../messages.ne.ts'
import { CoinConverter } from './coin-converter.tsx'
import { CoinGrid } from './coin-grid.tsx'
import { CoinSearch } from './coin-search.tsx'
import { Credit } from './credit.tsx'
import { Disclaimer } from './disclaimer.tsx'
import { NoCoins, NoPrices } from './empty-states.tsx'
import { PriceStatus } from './price-status.tsx'
import { RateBox } from './rate-box.tsx'
import { usePrices } from './use-prices.ts'
import { useSearch } from './use-search.ts'

export default function CryptoTool({ loaded }: { loaded: LoadedPrices }) {
  const text = useMessages(messages)
  const [order, setOrder] = useState<Order>('market-cap')
  const { prices, today, loading, failed, refusal, turn, refresh } = usePrices(loaded)
  const search = useSearch(loaded, prices, turn)
  if (!prices) {
    return (
      <>
        <Disclaimer />
        <NoPrices loading={loading} at={loaded.at} refusal={refusal} onAgain={refresh} />
      </>
    )
  }
  const { top, more } = topAndMore(inOrder(search.coins, order))
  return (
    <>
      <Disclaimer />
      <RateBox rate={prices.rate} today={today} loading={loading} onRefresh={refresh} />
      <PriceStatus prices={prices} at={loaded.at} failed={failed} refusal={refusal} onAgain={refresh} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <CoinSearch search={search} order={order} onOrder={setOrder} />
          {search.coins.length > 0 ? (
            <>
              <CoinGrid id="top" heading={text.top} coins={top} rate={prices.rate} />
              {more.length > 0 && <CoinGrid id="more" heading={text.more} coins={more} rate={prices.rate} />}
            </>
          ) : (
            !search.searching && <NoCoins search={search} at={loaded.at} />
          )}
        </div>
        <CoinConverter coins={search.known} rate={prices.rate} />
      </div>
      <Credit />
      <noscript>
        <p className="mt-6 font-semibold">{text.noScript}</p>
      </noscript>
    </>
  )
}
