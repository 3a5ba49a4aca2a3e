import { type PostalAskData, postalAskData } from './ask.ts'
import type { PostalList } from './districts.ts'
import { loadPostalList } from './load-list.server.ts'

let data: PostalAskData | undefined

/** The head offices and those of well-known towns: a page would wait too long for all 917. */
export function loadBrowserData(): Pick<PostalList, 'offices' | 'districts' | 'towns'> {
  const { offices, districts, towns } = loadPostalList()
  const codes = new Set([
    ...districts.map(({ headPostalCode }) => headPostalCode),
    ...towns.map(({ code }) => code),
  ])
  const lines = offices.split('\n').filter((line) => codes.has(line.slice(0, 5)))
  return { offices: lines.join('\n'), districts, towns: towns.filter(({ code }) => code !== undefined) }
}

/** Prepared at the first question: the list never changes. */
export function loadAskData(): PostalAskData {
  data ??= postalAskData(loadPostalList())
  return data
}
