import { publicDatabaseMessage } from '#app/platform/database/public-message.ts'
import type { PageContext } from '#app/platform/page-context.ts'
import { degrade, renderContext, servicesContext } from '#app/platform/services.server.ts'
import { listPrices } from '#app/records/gold-silver-prices/store.server.ts'
import { shownPrices } from './fetch-prices.ts'
import type { PriceResult } from './price-result.ts'

/** The page's prices. There is no fallback: an error is logged, and shown on the page. */
export async function loadPrices(context: Readonly<PageContext>): Promise<PriceResult> {
  context.get(renderContext).tags.add('gold-silver-prices')
  try {
    return shownPrices(await listPrices(context.get(servicesContext).db))
  } catch (error) {
    degrade(context, error, 'gold-silver-prices-unavailable')
    return { kind: 'database', message: publicDatabaseMessage(error) }
  }
}
