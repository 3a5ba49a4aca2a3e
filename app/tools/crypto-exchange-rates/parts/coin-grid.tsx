import type { Coin } from '#app/feeds/crypto/coin.ts'
import type { DollarRate } from '#app/feeds/forex/dollar-rate.server.ts'
import { CoinCard } from './coin-card.tsx'

interface CoinGridProps {
  id: string
  heading: string
  coins: readonly Coin[]
  rate: DollarRate | null
}

export function CoinGrid({ id, heading, coins, rate }: CoinGridProps) {
  return (
    <section aria-labelledby={id} className="mt-2 mb-8">
      <h2 id={id} className="text-2xl">
        {heading}
      </h2>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        {coins.map((coin) => (
          <CoinCard key={coin.id} coin={coin} rate={rate} />
        ))}
      </ul>
    </section>
  )
}
