import { publicDatabaseMessage } from '#app/platform/database/public-message.ts'
import type { PageContext } from '#app/platform/page-context.ts'
import { degrade, renderContext, servicesContext } from '#app/platform/services.server.ts'
import { listPrices } from '#app/records/gold-silver-prices/store.server.ts'
import { shownPrices } from './fetch-prices.ts'
import type { Prices } from './trouble.ts'

/** The prices of the page. Nothing stands in for them: what went wrong is logged, and the page says so. */
export async function loadPrices(context: Readonly<PageContext>): Promise<Prices> {
  context.get(renderContext).tags.add('gold-silver-prices')
  try {
    return shownPrices(await listPrices(context.get(servicesContext).db))
  } catch (error) {
    degrade(context, error, 'gold-silver-prices-unavailable')
    return { kind: 'database', message: publicDatabaseMessage(error) }
  }
}
