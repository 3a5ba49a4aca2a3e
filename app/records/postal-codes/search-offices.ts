import type { Statement } from '#app/lib/statement.ts'
import type { District } from './districts.ts'
import { placeStatements } from './found-places.ts'
import { findPlaces, namesOf, type Place, type PlaceNames, readPlaces } from './places.ts'
import type { PostOffice } from './post-offices.ts'
import { anySpelling, comparable, looseQuery } from './spelling.ts'

// Neither is typed, nor a space that would be unified.
const fieldEnd = '\u0001'
const officeEnd = '\u0002'

/** The offices with what is searched, made once so that each key only searches. */
export function prepareSearch(
  offices: readonly PostOffice[],
  districts: readonly District[],
  placeNames: PlaceNames | undefined,
) {
  const places = readPlaces(offices, districts, placeNames)
  const placesOfOffices = Map.groupBy(
    places.all.filter(({ hasOwn, sense }) => hasOwn && sense !== 'district'),
    ({ office }) => office.code,
  )
  const words = new Map<string, string>()
  for (const spelling of new Set(offices.map(({ district }) => district)))
    words.set(spelling, [spelling, ...wordsOf(spelling, districts)].join(fieldEnd))
  // All texts in one call: thousands of small ones would take a slow phone 0.1 s.
  const texts = offices.map(({ code, name, nameNe = name, district }) =>
    [
      code,
      name,
      nameNe,
      words.get(district),
      ...(placesOfOffices.get(code) ?? []).flatMap(({ names }) => names),
    ].join(fieldEnd),
  )
  const joined = comparable(texts.join(officeEnd))
  return {
    offices,
    /** Of each office: code, name, other names of its place, and all names of its district. */
    texts: joined.split(officeEnd),
    /** The same in one form for all usual spellings. */
    spelled: anySpelling(joined).split(officeEnd),
    places,
  }
}

/** All names of a district; its headquarters is one of them where the district has no head office. */
function wordsOf(spelling: string, districts: readonly District[]): string[] {
  return districts
    .filter(({ postalNames }) => postalNames.includes(spelling))
    .flatMap((district) => {
      const { headquarters, headPostalCode } = district
      return [...namesOf(district), ...(headPostalCode ? [] : [headquarters.en, headquarters.ne])]
    })
}

export type OfficeSearch = ReturnType<typeof prepareSearch>

/**
 * The offices that match the query in these districts, as the list spells them; a blank query matches all, and so does no district. A query that no office has in
 * its texts is searched again under any usual spelling. The offices of the places of this name come first; with each place is what
 * has to be said beside it.
 */
export function searchOffices(
  { offices, texts = [], spelled = [], places }: Pick<OfficeSearch, 'offices'> & Partial<OfficeSearch>,
  { query, districts }: { query: string; districts: readonly string[] },
): { offices: readonly PostOffice[]; places: readonly Statement<Place>[] } {
  const isThere = ({ district }: PostOffice) => districts.length === 0 || districts.includes(district)
  const wanted = comparable(query)
  if (!wanted || !places) return { offices: offices.filter(isThere), places: [] }
  const named = findPlaces(places, query).filter(({ office }) => isThere(office))
  const fitting = (part: string, where: readonly string[]) =>
    offices.filter((office, index) => isThere(office) && (where[index] ?? '').includes(part))
  const exact = fitting(wanted, texts)
  const loose = exact.length > 0 ? undefined : looseQuery(query)
  const matching = loose ? fitting(loose, spelled) : exact
  return {
    offices: [...new Set([...named.map(({ office }) => office), ...matching])],
    places: placeStatements(named),
  }
}
