import type { District, Province, Town } from './districts.ts'

export interface PostalList {
  /** All 917 offices as one text: 8 kB to transfer, parsed at the first search. */
  offices: string
  districts: readonly District[]
  provinces: readonly Province[]
  towns: readonly Town[]
}
