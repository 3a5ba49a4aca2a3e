import type { District, Province, Town } from './districts.ts'

export interface PostalList {
  /** All 917 offices as one text: 8 kB on the way, and nothing to build before somebody searches. */
  offices: string
  districts: readonly District[]
  provinces: readonly Province[]
  towns: readonly Town[]
}
