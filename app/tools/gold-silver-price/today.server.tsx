import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import { degrade, renderContext, servicesContext } from '#app/platform/services.server.ts'
import type { TodayPart } from '#app/platform/today/today-part.ts'
import { listPrices } from '#app/records/gold-silver-prices/store.server.ts'
import { viewOf } from './price-view.ts'
import { GoldCard } from './today/gold-card.tsx'
import { GoldLine } from './today/gold-line.tsx'
import { tool } from './tool.ts'

const price: TodayPart = {
  path: tool.path,
  slot: 'price',
  load: async ({ context }) => {
    context.get(renderContext).tags.add('gold-silver-prices')
    const { db, now } = context.get(servicesContext)
    const today = nepalDay(now())
    try {
      // The latest market day and the one before it.
      const view = viewOf(await listPrices(db, 2))
      if (!view) return <GoldCard today={today} />
      const { latest, days, source } = view
      return <GoldCard latest={latest} beforeNpr={days.at(-2)?.gold.tolaNpr} source={source} today={today} />
    } catch (error) {
      degrade(context, error, 'gold-silver-prices-unavailable')
      return <GoldCard today={today} />
    }
  },
}

const history: TodayPart = {
  path: tool.path,
  slot: 'more',
  load: async ({ context }) => {
    context.get(renderContext).tags.add('gold-silver-prices')
    const { db } = context.get(servicesContext)
    const view = viewOf(await listPrices(db, shownDays))
    return <GoldLine days={view?.days ?? []} />
  },
}

export const today = [price, history]

/** Market days. */
const shownDays = 30
