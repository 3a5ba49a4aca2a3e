import type { Bilingual } from '#app/lib/language.ts'
import type { District, Province } from '#app/records/postal-codes/districts.ts'
import type { PlaceNames } from '#app/records/postal-codes/places.ts'

/** What the browser gets. */
export interface PostalList {
  /** All offices as one text, one in a line: 8 kB to transfer, parsed at the first search. */
  offices: string
  districts: readonly District[]
  provinces: readonly Province[]
  names: PlaceNames
}

/** A district of the list, with its name in both languages. */
export interface PostalDistrict {
  /** As the list spells it. */
  name: Bilingual
  /** Other spellings of the same district in the list. */
  alsoSpelled: readonly string[]
}

/** The districts of the list by their published spelling, sorted by it. */
export function postalDistricts(districts: readonly District[]): ReadonlyMap<string, PostalDistrict> {
  const spellings = [...new Set(districts.flatMap(({ postalNames }) => postalNames))].toSorted()
  return new Map(spellings.map((spelling) => [spelling, postalDistrict(spelling, districts)]))
}

function postalDistrict(spelling: string, districts: readonly District[]): PostalDistrict {
  const [first] = districts.filter(({ postalNames }) => postalNames.includes(spelling))
  return {
    name: { en: spelling, ne: (first?.former ?? first?.name)?.ne ?? spelling },
    alsoSpelled: (first?.postalNames ?? []).filter((name) => name !== spelling),
  }
}
