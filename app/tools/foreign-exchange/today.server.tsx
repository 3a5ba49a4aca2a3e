import { daysAfter, daysBetween, nepalDay } from 'bikram-sambat/iso-day'
import { feedsContext } from '#app/feeds/feeds.server.ts'
import type { RatesDay } from '#app/feeds/forex/rates-day.ts'
import { servicesContext } from '#app/platform/services.server.ts'
import type { TodayPart } from '#app/platform/today/today-part.ts'
import { DollarCard, type DollarDay } from './today/dollar-card.tsx'
import { tool } from './tool.ts'

export const today: TodayPart = {
  path: tool.path,
  slot: 'price',
  load: async ({ context }) => {
    const { forex } = context.get(feedsContext)
    const day = nepalDay(context.get(servicesContext).now())
    // What this server stored: a job reads the bank.
    const latest = await forex.lastKnown(day)
    const before = latest && (await forex.lastKnown(daysAfter(latest.day.date, -1)))
    const dollar = latest && dollarOf(latest.day)
    if (!dollar) return <DollarCard />
    return (
      <DollarCard
        dollar={dollar}
        before={before && dollarOf(before.day)}
        readAt={latest.copiedAt}
        ageDays={daysBetween(dollar.date, day)}
      />
    )
  },
}

function dollarOf({ date, rates }: RatesDay): DollarDay | undefined {
  const rate = rates.find(({ currency }) => currency.iso3 === 'USD' && currency.unit === 1)
  return rate?.buy && rate.sell ? { date, buy: rate.buy, sell: rate.sell } : undefined
}
