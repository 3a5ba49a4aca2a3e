import type { DataSources } from '#app/feeds/feeds.server.ts'
import { carrierRemarks } from '#app/records/carriers/carrier.ts'
import { listActiveCarriers, technologyIn } from '#app/records/carriers/store.server.ts'

export async function loadAskData({ db }: DataSources) {
  return {
    carriers: (await listActiveCarriers(db)).map(({ name, name_ne, technology, prefixes, ...state }) => ({
      name: { en: name, ne: name_ne ?? name },
      technology: { en: technology, ne: technologyIn('ne', technology) },
      prefixes,
      remarks: carrierRemarks(state),
    })),
  }
}
