import type { Bilingual } from '#app/lib/language.ts'
import type { District } from '#app/records/postal-codes/districts.ts'
import type { PlaceNames } from '#app/records/postal-codes/places.ts'

export interface PostalList {
  /** All offices as one text, one in a line. */
  offices: string
  districts: readonly District[]
}

/** What the search knows besides the offices. */
export interface KnownPlaces {
  districts: readonly District[]
  placeNames: PlaceNames
}

/** What the browser gets. */
export interface PostalPage extends Pick<PostalList, 'offices'> {
  /** Each spelling of the list with the name in Nepali, as `Achham|अछाम`, one in a line. */
  districts: string
  /** Large cities with the codes of their head offices. */
  towns: readonly (Bilingual & { code: string })[]
  /** Otherwise loaded before the first search. */
  known?: KnownPlaces
}

/** The published spellings of the districts, sorted, each with the name in Nepali. */
export function postalDistricts(districts: readonly District[]): ReadonlyMap<string, string> {
  const spellings = [...new Set(districts.flatMap(({ postalNames }) => postalNames))].toSorted()
  return new Map(
    spellings.map((spelling) => {
      const first = districts.find(({ postalNames }) => postalNames.includes(spelling))
      return [spelling, (first?.former ?? first?.name)?.ne ?? spelling]
    }),
  )
}

/** The same from the lines that the browser gets. */
export function readDistricts(lines: string): ReadonlyMap<string, string> {
  return new Map(
    lines.split('\n').map((line) => {
      const [spelling = '', nepali = spelling] = line.split('|')
      return [spelling, nepali]
    }),
  )
}

/** Other spellings of the same district in the list. */
export function alsoSpelled(districts: ReadonlyMap<string, string>, spelling: string): string[] {
  const nepali = districts.get(spelling)
  return [...districts].flatMap(([other, name]) => (name === nepali && other !== spelling ? [other] : []))
}
