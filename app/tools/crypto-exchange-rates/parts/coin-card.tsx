import type { Coin } from '#app/feeds/crypto/coin.ts'
import type { DollarRate } from '#app/feeds/forex/dollar-rate.server.ts'
import { instantText } from '#app/lib/instant-text.ts'
import { groupedNumber, rupees } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { compactNumber, directionOf, percentText, priceText } from '../amounts.ts'
import { priceNpr } from '../conversion.ts'
import { messages } from '../messages.ne.ts'

interface CoinGridProps {
  id: string
  heading: string
  coins: readonly Coin[]
  rate: DollarRate | null
}

export function CoinGrid({ id, heading, coins, rate }: CoinGridProps) {
  return (
    <section aria-labelledby={id} className="mt-2 mb-8 print:mt-0 print:mb-2">
      <h2 id={id} className="text-2xl print:text-lg">
        {heading}
      </h2>
      <ul className="mt-3 grid gap-4 print:mt-1 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2 print:grid-cols-4! print:gap-1.5">
        {coins.map((coin) => (
          <CoinCard key={coin.id} coin={coin} rate={rate} />
        ))}
      </ul>
    </section>
  )
}

function CoinCard({ coin, rate }: { coin: Coin; rate: DollarRate | null }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { current_price: usd, market_cap_rank: rank } = coin
  const npr = priceNpr(usd, rate?.buy)
  const price = (value: number | null) => (value === null ? text.compact.none : `$${priceText(lang, value)}`)
  const compact = (value: number | null) =>
    value === null ? text.compact.none : `$${compactNumber(lang, text.compact, value)}`
  return (
    <li className={`${cardStyle} flex break-inside-avoid flex-col p-4 print:p-2`}>
      <div className="flex items-center gap-3">
        <CoinPicture coin={coin} />
        <div className="min-w-0 grow">
          <h3 className="text-lg leading-tight wrap-anywhere print:text-sm" lang="en">
            {coin.name}
          </h3>
          <p className="text-sm text-muted wrap-anywhere print:text-xs" lang="en">
            {coin.symbol.toUpperCase()}
          </p>
        </div>
        {rank !== null && (
          <span className="rounded-md bg-hover px-2 py-0.5 text-sm whitespace-nowrap text-muted">
            {text.coin.rank(groupedNumber(lang, rank))}
          </span>
        )}
      </div>
      <p className="mt-3 text-xl font-bold wrap-anywhere print:mt-1 print:text-sm">
        {npr === null ? price(usd) : rupees(lang, priceText(lang, npr))}
      </p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 print:text-xs">
        <span className="text-muted">{npr === null ? '' : price(usd)}</span>
        <Change change={coin.price_change_percentage_24h} />
      </p>
      <FactList className="mt-3 grid-cols-2 border-t border-line pt-3 text-sm wrap-anywhere print:mt-1 print:grid-cols-1 print:gap-0 print:pt-1 print:text-[0.65rem] print:[&_dt]:text-[0.65rem] print:[&>div]:flex print:[&>div]:flex-wrap print:[&>div]:justify-between">
        <Fact name={text.coin.cap}>{compact(coin.market_cap)}</Fact>
        <Fact name={text.coin.volume}>{compact(coin.total_volume)}</Fact>
        <Fact name={text.coin.high}>{price(coin.high_24h)}</Fact>
        <Fact name={text.coin.low}>{price(coin.low_24h)}</Fact>
      </FactList>
      {coin.last_updated !== null && (
        <p className="mt-3 text-xs text-muted print:mt-1">
          {text.coin.updated(instantText(lang, coin.last_updated))}
        </p>
      )}
    </li>
  )
}

/** The picture covers the letters and has their size, so that nothing moves when it loads. */
function CoinPicture({ coin: { image, symbol } }: { coin: Coin }) {
  return (
    <span
      aria-hidden="true"
      className="no-print relative flex size-10 shrink-0 items-center justify-center overflow-hidden rounded-full bg-brand-soft text-xs font-bold text-brand-ink"
    >
      {symbol.slice(0, 4).toUpperCase()}
      {image !== null && (
        <img
          src={image}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-10 bg-surface"
        />
      )}
    </span>
  )
}

const looks = {
  up: { icon: 'arrow-up', style: 'text-good', turn: '' },
  down: { icon: 'arrow-up', style: 'text-simrik', turn: 'rotate-180' },
  neutral: { icon: 'arrow-right', style: 'text-muted', turn: '' },
} as const

/** Shown by arrow, sign and word, not by colour alone. */
function Change({ change }: { change: number | null }) {
  const { coin: text, compact } = useMessages(messages)
  const lang = useLang()
  if (change === null) {
    return (
      <span className="text-sm text-muted">
        {text.change}: {compact.none}
      </span>
    )
  }
  const direction = directionOf(change)
  const { icon, style, turn } = looks[direction]
  return (
    <span className={`inline-flex items-center gap-1 font-semibold ${style}`}>
      <span className="sr-only">
        {text.change}: {text.directions[direction]}
      </span>
      <Icon name={icon} className={`size-4 ${turn}`} />
      {percentText(lang, change)}
    </span>
  )
}
