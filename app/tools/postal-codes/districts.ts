import type { Bilingual } from '#app/lib/language.ts'
import type { District, Province } from '#app/records/postal-codes/districts.ts'
import { anySpelling, comparable, looseQuery } from './spelling.ts'

/** A well-known town that is no district's headquarters. */
export interface Town {
  name: Bilingual
  /** English name of one of today's 77 districts. */
  district: string
  /** The post office of this name; missing when the list has none. */
  code?: string
}

/** What the browser gets. */
export interface PostalList {
  /** All offices as one text, one in a line: 8 kB to transfer, parsed at the first search. */
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
  const former = first?.former?.en === spelling ? first.former : undefined
  return {
    name: { en: spelling, ne: (former ?? first?.name)?.ne ?? spelling },
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
