import type { Lang } from '#app/lib/language.ts'
import type { PostalDistrict } from './districts.ts'
import type { ListState, SortColumn } from './list-state.ts'
import type { PostOffice } from './post-offices.ts'
import { anySpelling, comparable, looseQuery } from './spelling.ts'

type PostalDistricts = ReadonlyMap<string, PostalDistrict>

/**
 * The search text of each office: code, office, district, its other names and, for a head office or that of a well-known
 * town, the town. Computed once, so that each key only searches.
 */
export function searchTexts(offices: readonly PostOffice[], districts: PostalDistricts): string[] {
  const words = new Map(
    [...districts].map(([spelling, district]) => [
      spelling,
      [spelling, ...district.words].map(comparable).join('\n'),
    ]),
  )
  // All names in one call: a thousand small texts would take a slow phone 0.1 s.
  const names = comparable(offices.map(({ name }) => name).join('|')).split('|')
  return offices.map(({ code, district, nameNe }, index) => {
    const others = [...(districts.get(district)?.towns.get(code) ?? []), ...(nameNe ? [nameNe] : [])]
    return [code, names[index], words.get(district), ...others.map(comparable)].join('\n')
  })
}

/**
 * The offices that match the query and the district; a blank query and no district match all. A query without a match is
 * searched again under any usual spelling.
 */
export function findOffices(
  offices: readonly PostOffice[],
  texts: readonly string[],
  { query, district }: Pick<ListState, 'query' | 'district'>,
): readonly PostOffice[] {
  const wanted = comparable(query)
  if (!wanted && !district) return offices
  const spelling = district.toLowerCase()
  const fitting = (part: string, where: readonly string[]) =>
    offices.filter(
      (office, index) =>
        (!spelling || office.district.toLowerCase() === spelling) && (where[index] ?? '').includes(part),
    )
  const exact = fitting(wanted, texts)
  const loose = exact.length > 0 ? undefined : looseQuery(query)
  // All texts in one call, as above.
  return loose ? fitting(loose, anySpelling(texts.join('|')).split('|')) : exact
}

/** Sorted by a column in the page's language; equal ones by code. */
export function sortOffices(
  offices: readonly PostOffice[],
  { sort, descending }: Pick<ListState, 'sort' | 'descending'>,
  districts: PostalDistricts,
  lang: Lang,
): readonly PostOffice[] {
  const keyOf: Record<SortColumn, (office: PostOffice) => string> = {
    district: ({ district }) => districts.get(district)?.name[lang] ?? district,
    office: ({ name }) => name.toLowerCase(),
    code: ({ code }) => code,
    type: ({ type }) => type,
  }
  const key = keyOf[sort]
  const direction = descending ? -1 : 1
  return offices
    .map((office) => ({ office, key: key(office) }))
    .toSorted((a, b) => direction * compare(a.key, b.key) || compare(a.office.code, b.office.code))
    .map(({ office }) => office)
}

/** By code points: the same on every server and in every browser. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
