import type { DataSources } from '#app/feeds/feeds.server.ts'
import { listActiveCarriers } from '#app/records/carriers/store.server.ts'
import type { CarrierAskData } from './ask.ts'

export async function loadAskData({ db }: DataSources): Promise<CarrierAskData> {
  return {
    carriers: (await listActiveCarriers(db)).map(({ name, name_ne, technology, prefixes }) => ({
      name: { en: name, ne: name_ne ?? name },
      technology,
      prefixes,
    })),
  }
}
