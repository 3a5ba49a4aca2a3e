import type { DataSources } from '#app/feeds/feeds.server.ts'
import { listActiveBanks } from '#app/records/banks/store.server.ts'

export async function loadAskData({ db }: DataSources) {
  const banks = await listActiveBanks(db)
  return {
    banks: banks.map(({ code, name, name_ne }) => ({ code, name: { en: name, ne: name_ne ?? name } })),
  }
}
