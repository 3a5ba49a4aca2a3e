import type { Bilingual } from '#app/kit/language.ts'

/** One of the 77 districts of today. */
export interface District {
  name: Bilingual
  province: number
  headquarters: Bilingual
  aliases?: readonly string[]
  /** The spellings that stand for it in the list of post offices. */
  postalNames: readonly string[]
  /** The district before 2015, where it was divided. */
  former?: Bilingual
  /** Missing where the head office lies in the other half of a divided district. */
  headPostalCode?: string
}

export interface Province {
  number: number
  en: string
  ne: string
}

/** What the list calls a district, with everything that it is known by. */
export interface PostalDistrict {
  /** As the list spells it. */
  name: Bilingual
  /** Other spellings and names, in both scripts. */
  words: readonly string[]
  /** Towns that have a head office, by its code. */
  towns: ReadonlyMap<string, readonly string[]>
  /** Other spellings of the same district in the list. */
  alsoSpelled: readonly string[]
}

/** The districts of the list by their published spelling, sorted by it. */
export function postalDistricts(districts: readonly District[]): ReadonlyMap<string, PostalDistrict> {
  const spellings = [...new Set(districts.flatMap(({ postalNames }) => postalNames))].toSorted()
  return new Map(spellings.map((spelling) => [spelling, postalDistrict(spelling, districts)]))
}

function postalDistrict(spelling: string, districts: readonly District[]): PostalDistrict {
  const meant = districts.filter(({ postalNames }) => postalNames.includes(spelling))
  const [first] = meant
  return {
    name: { en: spelling, ne: (first?.former ?? first?.name)?.ne ?? spelling },
    words: meant.flatMap(({ name, aliases = [], postalNames, former }) => [
      name.en,
      name.ne,
      ...aliases,
      ...postalNames,
      ...(former ? [former.ne] : []),
    ]),
    towns: new Map(
      meant.flatMap(({ headPostalCode, headquarters }) =>
        headPostalCode ? [[headPostalCode, [headquarters.en, headquarters.ne]] as const] : [],
      ),
    ),
    alsoSpelled: (first?.postalNames ?? []).filter((name) => name !== spelling),
  }
}
