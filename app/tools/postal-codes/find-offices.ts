import type { Lang } from '#app/kit/language.ts'
import type { PostalDistrict } from './districts.ts'
import type { ListState, SortColumn } from './list-state.ts'
import type { PostOffice } from './post-offices.ts'
import { anySpelling, comparable, looseQuery } from './spelling.ts'

type PostalDistricts = ReadonlyMap<string, PostalDistrict>

/**
 * A text for each office, in which a query is looked for: code, office, district, its other names and, for a head
 * office or that of a well-known town, the town. Made once, so that a key costs nothing but the looking.
 */
export function searchTexts(offices: readonly PostOffice[], districts: PostalDistricts): string[] {
  const words = new Map(
    [...districts].map(([spelling, district]) => [
      spelling,
      [spelling, ...district.words].map(comparable).join('\n'),
    ]),
  )
  // All names in one go: a thousand small texts would cost a slow phone a tenth of a second.
  const names = comparable(offices.map(({ name }) => name).join('|')).split('|')
  return offices.map(({ code, district }, index) => {
    const towns = districts.get(district)?.towns.get(code) ?? []
    return [code, names[index], words.get(district), ...towns.map(comparable)].join('\n')
  })
}

/**
 * The offices that fit the query and the district; a blank query and no district fit all. What fits nothing as it is
 * written is looked for under any usual spelling.
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
  // All texts in one go, as above.
  return loose ? fitting(loose, anySpelling(texts.join('|')).split('|')) : exact
}

/** In the order of a column, as readers of the language see it; equal ones by their code. */
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
