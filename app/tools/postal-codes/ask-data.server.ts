import { type PostalAskData, postalAskData } from './ask.ts'
import { loadPostalList } from './load-list.server.ts'

let data: PostalAskData | undefined

/** Prepared at the first question: the list never changes. */
export function loadAskData(): PostalAskData {
  data ??= postalAskData(loadPostalList())
  return data
}
