import { digitsIn } from 'bikram-sambat-calendar/digits'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { shortDay } from '#app/ui/as-of.tsx'
import { Card } from '#app/ui/card.tsx'
import { rupeesText } from '../price-texts.ts'
import type { MarketDay } from '../price-view.ts'
import { messages } from './messages.ne.ts'

const [width, height, edge] = [300, 64, 4]

/** The gold of the last market days as a small line, with its lowest and highest price in words. */
export function GoldLine({ days }: { days: readonly MarketDay[] }) {
  const text = useMessages(messages)
  const lang = useLang()
  const [first, last] = [days.at(0), days.at(-1)]
  // Two days are no line.
  if (!first || !last || days.length < 3) return null
  const prices = days.map(({ gold }) => gold.tolaNpr)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  return (
    <Card aria-labelledby="gold-line" className="p-3! sm:p-4!">
      <h2 id="gold-line" className="text-base font-semibold">
        {text.line(digitsIn(lang, days.length))}
      </h2>
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
