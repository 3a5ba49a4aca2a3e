import type { Bilingual } from '#app/lib/language.ts'
import { anySpelling, comparable, looseQuery } from './spelling.ts'

/** One of today's 77 districts. */
export interface District {
  name: Bilingual
  province: number
  headquarters: Bilingual
  aliases?: readonly string[]
  /** Its spellings in the list of post offices. */
  postalNames: readonly string[]
  /** The district before 2015, if it was divided. */
  former?: Bilingual
  /** Missing when the head office is in the other half of a divided district. */
  headPostalCode?: string
}

/** A well-known town that is no district's headquarters. */
export interface Town {
  name: Bilingual
  /** English name of one of today's 77 districts. */
  district: string
  /** The post office of this name; missing when the list has none. */
  code?: string
}

export interface Province {
  number: number
  en: string
  ne: string
}

/** What the browser gets. */
export interface PostalList {
  /** All 917 offices as one text: 8 kB to transfer, parsed at the first search. */
  offices: string
  districts: readonly District[]
  provinces: readonly Province[]
  towns: readonly Town[]
}

/** A district of the list, with all its names. */
export interface PostalDistrict {
  /** As the list spells it. */
  name: Bilingual
  /** Other spellings and names, in both scripts. */
  words: readonly string[]
  /** Towns that have an office, by its code. */
  towns: ReadonlyMap<string, readonly string[]>
  /** Other spellings of the same district in the list. */
  alsoSpelled: readonly string[]
}

/** The districts of the list by their published spelling, sorted by it. */
export function postalDistricts(
  districts: readonly District[],
  towns: readonly Town[],
): ReadonlyMap<string, PostalDistrict> {
  const spellings = [...new Set(districts.flatMap(({ postalNames }) => postalNames))].toSorted()
  return new Map(spellings.map((spelling) => [spelling, postalDistrict(spelling, districts, towns)]))
}

function postalDistrict(
  spelling: string,
  districts: readonly District[],
  towns: readonly Town[],
): PostalDistrict {
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
      [
        ...meant.map(({ headPostalCode, headquarters }) => ({ code: headPostalCode, name: headquarters })),
        ...towns.filter(({ district }) => meant.some(({ name }) => name.en === district)),
      ].flatMap(({ code, name }) => (code ? [[code, [name.en, name.ne]] as const] : [])),
    ),
    alsoSpelled: (first?.postalNames ?? []).filter((name) => name !== spelling),
  }
}

/** A town without its own office, and the district of its offices. */
export interface TownHint {
  town: Bilingual
  district: District
}

/** The known town that begins with a query without results, in any usual spelling. */
export function townHint(
  query: string,
  towns: readonly Town[],
  districts: readonly District[],
): TownHint | undefined {
  const wanted = looseQuery(query)
  if (!wanted) return undefined
  const town = towns.find(({ name }) =>
    [name.en, name.ne].some((text) => anySpelling(comparable(text)).startsWith(wanted)),
  )
  const district = districts.find(({ name }) => name.en === town?.district)
  return town && district && { town: town.name, district }
}
