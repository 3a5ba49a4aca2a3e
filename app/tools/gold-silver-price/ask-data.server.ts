import type { DataSources } from '#app/feeds/feeds.server.ts'
import { listPrices } from '#app/records/gold-silver-prices/store.server.ts'
import type { GoldAskData } from './ask.ts'
import { viewOf } from './price-view.ts'

export async function loadAskData({ db }: DataSources): Promise<GoldAskData | undefined> {
  return viewOf(await listPrices(db, 1))?.latest
}
