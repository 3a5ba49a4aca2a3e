import { digitsIn } from 'bikram-sambat-calendar/digits'
import { freshRatesDays } from '#app/feeds/forex/freshness.ts'
import { groupedAmount, rupees } from '#app/lib/nepali-grouping.ts'
import { saidIn } from '#app/lib/statement.ts'
import { staleRemarks } from '#app/platform/figure-age/stale.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { AsOf } from '#app/ui/as-of.tsx'
import { PriceCard } from '#app/ui/price-card.tsx'
import { messages } from './messages.ne.ts'

/** The bank's rates of a dollar on a day, decimal texts. */
export interface DollarDay {
  date: string
  buy: string
  sell: string
}

interface DollarCardProps {
  dollar: DollarDay | undefined
  /** The bank's day before. */
  before: DollarDay | undefined
  /** When it was read from the bank, an instant. */
  readAt: string | undefined
  /** The day of the page. */
  today: string
}

export function DollarCard({ dollar, before, readAt, today }: DollarCardProps) {
  const text = useMessages(messages)
  const lang = useLang()
  if (!dollar)
    return (
      <PriceCard title={text.dollar} price={undefined}>
        <p className="text-sm text-muted">{text.missing}</p>
      </PriceCard>
    )
  const stale = saidIn(lang, staleRemarks(dollar.date, today, freshRatesDays))
  const change = before && stale.length === 0 ? Number(dollar.buy) - Number(before.buy) : undefined
  return (
    <PriceCard title={text.dollar} price={rupees(lang, groupedAmount(lang, dollar.buy))}>
      <p className="text-sm">
        {text.sell(groupedAmount(lang, dollar.sell))}
        {change !== undefined && <span className="block">{changeText(change)}</span>}
      </p>
      <AsOf
        lang={lang}
        at={stale.length > 0 ? dollar.date : (readAt ?? dollar.date)}
        source={text.bank}
        remarks={stale}
      />
    </PriceCard>
  )

  function changeText(change: number) {
    const amount = digitsIn(lang, Math.abs(change).toFixed(2))
    if (amount === digitsIn(lang, '0.00')) return text.unchanged
    return change > 0 ? text.up(amount) : text.down(amount)
  }
}
