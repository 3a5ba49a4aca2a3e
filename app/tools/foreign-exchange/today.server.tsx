import { daysAfter, nepalDay } from 'bikram-sambat-calendar/iso-day'
import type { RatesDay } from '#app/feeds/forex/rates-day.ts'
import { usualCurrencies } from '#app/feeds/forex/usual-currencies.ts'
import type { TodayPart } from '#app/platform/today/today-part.ts'
import { CurrencyStrip } from './today/currency-strip.tsx'
import { DollarCard, type DollarDay } from './today/dollar-card.tsx'
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
    const dollar = latest && dollarOf(latest.day)
    return (
      <DollarCard
        dollar={dollar}
        before={before && dollarOf(before.day)}
        readAt={latest?.copiedAt}
        today={day}
      />
    )
  },
}

const currencies: TodayPart = {
  path: tool.path,
  slot: 'more',
  load: async ({ site }) => {
    const { forex } = site.feeds
    const day = nepalDay(site.now())
    const latest = await forex.lastKnown(day)
    const rates = latest?.day.rates ?? []
    const usual = usualCurrencies.flatMap(
      (code) => rates.find(({ currency }) => currency.iso3 === code) ?? [],
    )
    // The dollar has a card of its own.
    const other = rates.filter((rate) => rate.currency.iso3 !== 'USD' && !usual.includes(rate))
    return <CurrencyStrip usual={usual} other={other} date={latest?.day.date} today={day} />
  },
}

export const today = [dollarPart, currencies]

function dollarOf({ date, rates }: RatesDay): DollarDay | undefined {
  const rate = rates.find(({ currency }) => currency.iso3 === 'USD' && currency.unit === 1)
  return rate?.buy && rate.sell ? { date, buy: rate.buy, sell: rate.sell } : undefined
}
