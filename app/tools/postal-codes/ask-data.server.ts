import type { CachedValue } from '#app/platform/cache/cached-value.server.ts'
import { placeNames } from '#app/records/postal-codes/all-place-names.ts'
import type { Places } from '#app/records/postal-codes/places.ts'
import { type OfficeRow, seededOffices } from '#app/records/postal-codes/store.server.ts'
import { postalAskData } from './ask.ts'
import type { PostalList } from './list-state.ts'
import { postalListOf } from './load-list.server.ts'

interface AskSources {
  postOffices: Pick<CachedValue<OfficeRow[]>, 'current'>
}

/** Of the seeds where the rows cannot be read. The names of places are in a file of their own. */
export async function loadBrowserData({ postOffices }: AskSources): Promise<PostalList> {
  const rows = await Promise.resolve()
    .then(() => postOffices.current())
    .catch(() => seededOffices)
  return postalListOf(rows)
}

export async function loadAskData(sources: AskSources): Promise<Places> {
  return postalAskData(await loadBrowserData(sources), placeNames)
}
