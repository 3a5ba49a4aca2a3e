import { digitsIn } from 'bikram-sambat-calendar/digits'
import { freshRatesDays } from '#app/feeds/forex/freshness.ts'
import { groupedAmount, rupees } from '#app/lib/nepali-grouping.ts'
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
  dollar?: DollarDay
  /** The bank's day before. */
  before?: DollarDay | undefined
  /** When it was read from the bank, an instant. */
  readAt?: string
  ageDays?: number
}

export function DollarCard({ dollar, before, readAt, ageDays = 0 }: DollarCardProps) {
  const text = useMessages(messages)
  const lang = useLang()
  if (!dollar)
    return (
      <PriceCard title={text.dollar} price={undefined}>
        <p className="text-sm text-muted">{text.missing}</p>
      </PriceCard>
    )
  const change = before && Number(dollar.buy) - Number(before.buy)
  return (
    <PriceCard title={text.dollar} price={rupees(lang, groupedAmount(lang, dollar.buy))}>
      <p className="text-sm">
        {text.sell(groupedAmount(lang, dollar.sell))}
        {change !== undefined && <span className="block">{changeText(change)}</span>}
      </p>
      <AsOf
        lang={lang}
        at={ageDays > freshRatesDays ? dollar.date : (readAt ?? dollar.date)}
        source={text.bank}
        age={ageDays > freshRatesDays ? text.old(digitsIn(lang, ageDays)) : undefined}
      />
    </PriceCard>
  )

  function changeText(change: number) {
    const amount = digitsIn(lang, Math.abs(change).toFixed(2))
    if (amount === digitsIn(lang, '0.00')) return text.unchanged
    return change > 0 ? text.up(amount) : text.down(amount)
  }
}
