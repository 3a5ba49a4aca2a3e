import { digitsIn } from '@chautari/bikram-sambat/digits'
import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { saidIn } from '#app/lib/statement.ts'
import { staleRemarks } from '#app/platform/figure-age/figure-age.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import type { TodayPart } from '#app/platform/today/today-part.ts'
import { freshPricesDays, publisherOf } from '#app/records/gold-silver-prices/market-days.ts'
import { listPrices } from '#app/records/gold-silver-prices/store.server.ts'
import { AsOf, shortDay } from '#app/ui/as-of.tsx'
import { Card } from '#app/ui/card.tsx'
import { PriceCard } from '#app/ui/price-card.tsx'
import { messages } from './messages.ne.ts'
import { changeBetween, changeText, rupeesText } from './price-texts.ts'
import { type MarketDay, type PriceView, viewOf } from './price-view.ts'
import { tool } from './tool.ts'

const price: TodayPart = {
  path: tool.path,
  slot: 'price',
  load: async ({ site, render }) => {
    // The latest market day and the one before it.
    const read = async () => viewOf(await listPrices(site.storage.db, 2))
    const view = await render.records('gold-silver-prices', read)
    return <GoldCard view={view} today={nepalDay(site.now())} />
  },
}

const history: TodayPart = {
  path: tool.path,
  slot: 'more',
  load: async ({ site, render }) => {
    render.tags.add('gold-silver-prices')
    const view = viewOf(await listPrices(site.storage.db, shownDays))
    return <GoldLine days={view?.days ?? []} />
  },
}

export const today = [price, history]

/** Market days. */
const shownDays = 30

/** The latest price of a tola, with its change since the market day before. */
function GoldCard({ view, today }: { view: PriceView | undefined; today: string }) {
  const [{ today: text }, lang] = useTexts(messages)
  if (!view)
    return (
      <PriceCard title={text.title} price={undefined}>
        <p className="text-sm text-muted">{text.missing}</p>
      </PriceCard>
    )
  const { latest, days, source } = view
  const { tolaNpr } = latest.gold
  const beforeNpr = days.at(-2)?.gold.tolaNpr
  const stale = saidIn(lang, staleRemarks(latest.date, today, freshPricesDays))
  return (
    <PriceCard title={text.title} price={rupeesText(lang, tolaNpr)}>
      {beforeNpr !== undefined && stale.length === 0 && (
        <p className="text-sm">{changeText(lang, changeBetween(beforeNpr, tolaNpr))}</p>
      )}
      <AsOf
        lang={lang}
        at={latest.date}
        // Through whom it came is on the tool's page.
        source={source ? publisherOf(source) : text.noSource}
        remarks={stale}
      />
    </PriceCard>
  )
}

const [width, height, edge] = [300, 64, 4]

/** The gold of the last market days as a small line, with its lowest and highest price in words. */
function GoldLine({ days }: { days: readonly MarketDay[] }) {
  const [{ today: text }, lang] = useTexts(messages)
  const [first, last] = [days.at(0), days.at(-1)]
  // Two days are no line.
  if (!first || !last || days.length < 3) return null
  const prices = days.map(({ gold }) => gold.tolaNpr)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  return (
    <Card
      title={text.line(digitsIn(lang, days.length))}
      titleClass="text-base font-semibold"
      className="p-3! sm:p-4!"
    >
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="mt-2 h-16 w-full overflow-visible"
        aria-hidden="true"
        focusable="false"
      >
        <polyline
          points={pointsOf(prices, lowest, highest)}
          className="fill-none stroke-marigold [stroke-width:2] [vector-effect:non-scaling-stroke]"
        />
      </svg>
      <p className="mt-1 text-sm">{text.span(rupeesText(lang, lowest), rupeesText(lang, highest))}</p>
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
        {`${shortDay(lang, first.date)} – ${shortDay(lang, last.date)}`}
        <AppLink
          to="/gold-silver-price"
          className="inline-flex min-h-11 min-w-11 items-center font-semibold text-brand-ink"
        >
          {text.more}
        </AppLink>
      </p>
    </Card>
  )
}

/** At equal distances: a market day follows the one before it. */
function pointsOf(prices: readonly number[], lowest: number, highest: number): string {
  const span = highest - lowest || 1
  return prices
    .map((price, index) => {
      const x = edge + (index * (width - 2 * edge)) / (prices.length - 1)
      const y = height - edge - ((price - lowest) * (height - 2 * edge)) / span
      return `${x.toFixed(1)},${y.toFixed(1)}`
    })
    .join(' ')
}
