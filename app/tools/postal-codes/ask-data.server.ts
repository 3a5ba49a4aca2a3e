import type { CachedValue } from '#app/platform/cache/cached-value.server.ts'
import { type OfficeRow, seededOffices } from '#app/records/postal-codes/store.server.ts'
import { type PostalAskData, postalAskData } from './ask.ts'
import type { PostalList } from './districts.ts'
import { postalListOf } from './load-list.server.ts'

interface AskSources {
  postOffices: Pick<CachedValue<OfficeRow[]>, 'current'>
}

/** The head offices and those of well-known towns: a page would wait too long for all 917. */
export async function loadBrowserData(
  sources: AskSources,
): Promise<Pick<PostalList, 'offices' | 'districts' | 'towns'>> {
  const { offices, districts, towns } = await loadList(sources)
  const codes = new Set([
    ...districts.map(({ headPostalCode }) => headPostalCode),
    ...towns.map(({ code }) => code),
  ])
  const lines = offices.split('\n').filter((line) => codes.has(line.slice(0, 5)))
  return { offices: lines.join('\n'), districts, towns: towns.filter(({ code }) => code !== undefined) }
}

export async function loadAskData(sources: AskSources): Promise<PostalAskData> {
  return postalAskData(await loadList(sources))
}

/** Of the seeds where the rows cannot be read. */
async function loadList({ postOffices }: AskSources): Promise<PostalList> {
  const rows = await Promise.resolve()
    .then(() => postOffices.current())
    .catch(() => seededOffices)
  return postalListOf(rows)
}
