import type { Coin } from '#app/feeds/crypto/coin.ts'
import type { DollarRate } from '#app/feeds/forex/read.server.ts'
import { instantText } from '#app/lib/instant-text.ts'
import { groupedNumber, rupees } from '#app/lib/nepali-grouping.ts'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import { cardStyle, Section } from '#app/ui/card.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { Change } from '#app/ui/price-card.tsx'
import { compactNumber, directionOf, percentText, priceNpr, priceText } from '../conversion.ts'
import { messages } from '../messages.ne.ts'

interface CoinGridProps {
  id: string
  heading: string
  coins: readonly Coin[]
  rate: DollarRate | null
}

export function CoinGrid({ id, heading, coins, rate }: CoinGridProps) {
  return (
    <Section headingId={id} title={heading} titleClass="text-lg sm:text-2xl" className="mt-1 mb-2 print:mt-0">
      <ul className="mt-2 grid gap-2 sm:grid-cols-2 sm:gap-3 lg:grid-cols-1 xl:grid-cols-2 print:mt-1 print:grid-cols-4! print:gap-1.5">
        {coins.map((coin) => (
          <CoinCard key={coin.id} coin={coin} rate={rate} />
        ))}
      </ul>
    </Section>
  )
}

/** Its figures in two lines; the rest opens on a phone and is open where there is room (`::details-content`). */
function CoinCard({ coin, rate }: { coin: Coin; rate: DollarRate | null }) {
  const [text, lang] = useTexts(messages)
  const { current_price: usd, market_cap_rank: rank, symbol, last_updated: updated } = coin
  const npr = priceNpr(usd, rate?.buy)
  const price = (value: number | null) => (value === null ? text.compact.none : `$${priceText(lang, value)}`)
  const compact = (value: number | null) =>
    value === null ? text.compact.none : `$${compactNumber(lang, text.compact, value)}`
  return (
    <li className={`${cardStyle} min-w-0 break-inside-avoid`}>
      <details className={openWhereRoom}>
        <summary className="flex items-center gap-3 rounded-2xl px-3 py-2 hover:bg-hover supports-[selector(::details-content)]:sm:pointer-events-none print:block print:p-2">
          <CoinPicture coin={coin} />
          <div className="min-w-0 grow" lang="en">
            <h3 className="text-base leading-tight wrap-anywhere print:text-sm">{coin.name}</h3>
            <p className="text-sm text-muted wrap-anywhere print:text-xs">
              {symbol.toUpperCase()}
              {rank !== null && <span lang={lang}> · {text.coin.rank(groupedNumber(lang, rank))}</span>}
            </p>
          </div>
          <div className="shrink-0 text-end print:text-start">
            <p className="font-bold sm:text-lg print:text-sm">
              {npr === null ? price(usd) : rupees(lang, priceText(lang, npr))}
            </p>
            <div className="flex flex-wrap items-center justify-end gap-x-2 text-sm print:justify-between print:text-xs">
              {npr !== null && <span className="text-muted">{price(usd)}</span>}
              <DayChange change={coin.price_change_percentage_24h} />
            </div>
          </div>
        </summary>
        <div className="px-3 pb-3 print:p-2">
          <FactList className="grid-cols-2 border-t border-line pt-2 text-sm wrap-anywhere print:grid-cols-1 print:gap-0 print:pt-1 print:text-[0.65rem] print:[&_dt]:text-[0.65rem] print:[&>div]:flex print:[&>div]:flex-wrap print:[&>div]:justify-between">
            <Fact name={text.coin.cap}>{compact(coin.market_cap)}</Fact>
            <Fact name={text.coin.volume}>{compact(coin.total_volume)}</Fact>
            <Fact name={text.coin.high}>{price(coin.high_24h)}</Fact>
            <Fact name={text.coin.low}>{price(coin.low_24h)}</Fact>
          </FactList>
          {updated !== null && (
            <p className="mt-2 text-xs text-muted print:mt-1">
              {text.coin.updated(instantText(lang, updated))}
            </p>
          )}
        </div>
      </details>
    </li>
  )
}

const openWhereRoom =
  'supports-[selector(::details-content)]:sm:[&::details-content]:[content-visibility:visible] ' +
  'supports-[selector(::details-content)]:print:[&::details-content]:[content-visibility:visible]'

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

function DayChange({ change }: { change: number | null }) {
  const [{ coin: text, compact }, lang] = useTexts(messages)
  if (change === null) return `${text.change}: ${compact.none}`
  const direction = directionOf(change)
  return (
    <Change direction={direction}>
      <span className="sr-only">
        {text.change}: {text.directions[direction]}
      </span>
      {percentText(lang, change)}
    </Change>
  )
}
