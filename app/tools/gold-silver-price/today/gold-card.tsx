import { saidIn } from '#app/lib/statement.ts'
import { staleRemarks } from '#app/platform/figure-age/stale.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { freshPricesDays, publisherOf } from '#app/records/gold-silver-prices/market-days.ts'
import { AsOf } from '#app/ui/as-of.tsx'
import { PriceCard } from '#app/ui/price-card.tsx'
import { changeBetween } from '../price-change.ts'
import { changeText, rupeesText } from '../price-texts.ts'
import type { MarketDay } from '../price-view.ts'
import { messages } from './messages.ne.ts'

interface GoldCardProps {
  latest?: MarketDay
  /** The price of a tola on the market day before. */
  beforeNpr?: number | undefined
  source?: string | null
  /** The day of the page. */
  today: string
}

export function GoldCard({ latest, beforeNpr, source, today }: GoldCardProps) {
  const text = useMessages(messages)
  const lang = useLang()
  if (!latest)
    return (
      <PriceCard title={text.title} price={undefined}>
        <p className="text-sm text-muted">{text.missing}</p>
      </PriceCard>
    )
  const { tolaNpr } = latest.gold
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
