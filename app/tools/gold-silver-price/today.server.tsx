import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import type { TodayPart } from '#app/platform/today/today-part.ts'
import { listPrices } from '#app/records/gold-silver-prices/store.server.ts'
import { viewOf } from './price-view.ts'
import { GoldCard } from './today/gold-card.tsx'
import { GoldLine } from './today/gold-line.tsx'
import { tool } from './tool.ts'

const price: TodayPart = {
  path: tool.path,
  slot: 'price',
  load: async ({ site, render }) => {
    render.tags.add('gold-silver-prices')
    const today = nepalDay(site.now())
    try {
      // The latest market day and the one before it.
      const view = viewOf(await listPrices(site.storage.db, 2))
      if (!view) return <GoldCard today={today} />
      const { latest, days, source } = view
      return <GoldCard latest={latest} beforeNpr={days.at(-2)?.gold.tolaNpr} source={source} today={today} />
    } catch (error) {
      render.degrade(error, 'gold-silver-prices-unavailable')
      return <GoldCard today={today} />
    }
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
