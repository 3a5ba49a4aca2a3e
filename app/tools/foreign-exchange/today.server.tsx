import { digitsIn } from '@chautari/bikram-sambat/digits'
import { daysAfter, nepalDay } from '@chautari/bikram-sambat/iso-day'
import { freshRatesDays } from '#app/feeds/forex/freshness.ts'
import { currencyName, unitText } from '#app/feeds/forex/rate-text.ts'
import { type RatesCopy, usualCurrencies } from '#app/feeds/forex/rates-day.ts'
import { groupedAmount, rupees } from '#app/lib/nepali-grouping.ts'
import { saidIn } from '#app/lib/statement.ts'
import { staleRemarks } from '#app/platform/figure-age/figure-age.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import type { TodayPart } from '#app/platform/today/today-part.ts'
import { AsOf, shortDay } from '#app/ui/as-of.tsx'
import { Card } from '#app/ui/card.tsx'
import { PriceCard } from '#app/ui/price-card.tsx'
import { Remarks } from '#app/ui/remarks.tsx'
import { messages } from './messages.ne.ts'
import { tool } from './tool.ts'

const dollarPart: TodayPart = {
  path: tool.path,
  slot: 'price',
  load: async ({ site }) => {
    const { forex } = site.feeds
    const day = nepalDay(site.now())
    // What this server stored: a job reads the bank.
    const latest = await forex.lastKnown(day)
    const before = latest && (await forex.lastKnown(daysAfter(latest.day.date, -1)))
    return <DollarCard latest={latest} before={before} today={day} />
  },
}

const currencies: TodayPart = {
  path: tool.path,
  slot: 'more',
  load: async ({ site }) => {
    const { forex } = site.feeds
    const day = nepalDay(site.now())
    return <CurrencyStrip latest={await forex.lastKnown(day)} today={day} />
  },
}

export const today = [dollarPart, currencies]

interface RatesProps {
  /** Undefined where the bank's rates have not been read yet. */
  latest: RatesCopy | undefined
  /** The day of the page. */
  today: string
}

function DollarCard({ latest, before, today }: RatesProps & { before: RatesCopy | undefined }) {
  const [{ today: text }, lang] = useTexts(messages)
  const dollar = dollarOf(latest)
  const earlier = dollarOf(before)
  if (!latest || !dollar)
    return (
      <PriceCard title={text.dollar} price={undefined}>
        <p className="text-sm text-muted">{text.missing}</p>
      </PriceCard>
    )
  const { date } = latest.day
  const stale = saidIn(lang, staleRemarks(date, today, freshRatesDays))
  const change = earlier && stale.length === 0 ? Number(dollar.buy) - Number(earlier.buy) : undefined
  return (
    <PriceCard title={text.dollar} price={rupees(lang, groupedAmount(lang, dollar.buy))}>
      <p className="text-sm">
        {text.sell(groupedAmount(lang, dollar.sell))}
        {change !== undefined && <span className="block">{changeText(change)}</span>}
      </p>
      <AsOf lang={lang} at={stale.length > 0 ? date : latest.copiedAt} source={text.bank} remarks={stale} />
    </PriceCard>
  )

  function changeText(change: number) {
    const amount = digitsIn(lang, Math.abs(change).toFixed(2))
    if (amount === digitsIn(lang, '0.00')) return text.unchanged
    return change > 0 ? text.up(amount) : text.down(amount)
  }
}

function dollarOf(copy: RatesCopy | undefined) {
  const rate = copy?.day.rates.find(({ currency }) => currency.iso3 === 'USD' && currency.unit === 1)
  return rate?.buy && rate.sell ? { buy: rate.buy, sell: rate.sell } : undefined
}

/** What the bank pays for eight currencies; those that the visitor pinned come first (`personalScript`). */
function CurrencyStrip({ latest, today }: RatesProps) {
  const [{ today: text }, lang] = useTexts(messages)
  const rates = latest?.day.rates ?? []
  const usual = usualCurrencies.flatMap((code) => rates.find(({ currency }) => currency.iso3 === code) ?? [])
  // Shown to visitors who pinned them. The dollar has a card of its own.
  const other = rates.filter((rate) => rate.currency.iso3 !== 'USD' && !usual.includes(rate))
  if (!latest || usual.length === 0) return null
  const { date } = latest.day
  return (
    <Card title={text.currencies} titleClass="text-base font-semibold" className="p-3! sm:p-4!">
      <ul data-my="currencies" className="mt-2 grid grid-cols-4 gap-x-2 gap-y-3">
        {[...usual, ...other].map(({ currency, buy }, index) => (
          <li key={currency.iso3} hidden={index >= usual.length} className="min-w-0">
            <span className="block text-sm text-muted" title={currencyName(lang, currency).text}>
              {unitText(lang, currency)}
            </span>
            <span className="font-semibold">{buy === null ? text.none : groupedAmount(lang, buy)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
        {`${shortDay(lang, date)} · ${text.bank}`}
        <Remarks remarks={saidIn(lang, staleRemarks(date, today, freshRatesDays))} as="chips" />
        <AppLink
          to="/foreign-exchange"
          className="inline-flex min-h-11 min-w-11 items-center font-semibold text-brand-ink"
        >
          {text.allRates}
        </AppLink>
      </p>
    </Card>
  )
}
